// The calendar of meetings, brought in when it comes near; if it does not come, the page's other ways stay in its place.

import { CALENDAR_ORIGIN, CALENDAR_SCRIPT } from '../domain/booking.ts';
import type { IslandProps, Wake } from '../domain/islands.ts';

const NAMESPACE = 'reuniao';
const PATIENCE_MS = 10_000;

type Call = unknown[];

/** What the service's script expects to find: functions that only note down their calls until it comes. */
interface Queue {
  (...call: Call): void;
  q?: Call[];
  ns?: Record<string, Queue>;
  loaded?: boolean;
}

export const wake: Wake<'booking'> = (root, { link, title, brand }) => {
  const [box, frame, offer] = ['box', 'frame', 'offer'].map((part) =>
    root.querySelector<HTMLElement>(`[data-part=${part}]`),
  );
  if (!link) throw new Error('configuration: bookingLink is missing, so there is no calendar');
  if (!box || !frame || !offer) throw new Error('the calendar has no place in the page');

  const { giveUp, ready } = beginWaiting(box, frame);
  const watcher = new MutationObserver(() => nameFrames(frame, title));
  watcher.observe(frame, { childList: true, subtree: true });

  const calendar = openCalendar(frame, link, brand);
  calendar('on', { action: 'linkReady', callback: ready });
  calendar('on', { action: 'linkFailed', callback: giveUp });
  loadScript(giveUp);
};

/** Ends once: with the calendar, or without it when it fails or takes too long. */
function beginWaiting(box: HTMLElement, frame: HTMLElement) {
  box.dataset.state = 'loading';
  const giveUp = (): void => {
    if (box.dataset.state !== 'loading') return;
    box.dataset.state = 'failed';
    // A calendar that comes after all finds its place outside the page, and no one is interrupted.
    frame.remove();
  };
  const timer = setTimeout(giveUp, PATIENCE_MS);
  const ready = (): void => {
    if (box.dataset.state !== 'loading') return;
    clearTimeout(timer);
    box.dataset.state = 'ready';
  };
  return { giveUp, ready };
}

function openCalendar(
  frame: HTMLElement,
  link: string,
  brand: IslandProps['booking']['brand'],
): Queue {
  const host = globalThis as { Cal?: Queue };
  const root: Queue = host.Cal ?? newQueue();
  host.Cal = root;
  const calendar = newQueue();
  root.ns = { ...root.ns, [NAMESPACE]: calendar };
  root.loaded = true;
  root('initNamespace', NAMESPACE);
  calendar('init', NAMESPACE, { origin: CALENDAR_ORIGIN });
  calendar('inline', {
    elementOrSelector: frame,
    config: { layout: 'month_view', theme: 'auto' },
    calLink: link,
  });
  calendar('ui', {
    cssVarsPerTheme: {
      light: { 'cal-brand': brand.light },
      dark: { 'cal-brand': brand.dark },
    },
    hideEventTypeDetails: false,
    layout: 'month_view',
  });
  return calendar;
}

function newQueue(): Queue {
  const queue: Queue = (...call) => queue.q?.push(call);
  queue.q = [];
  queue.ns = {};
  return queue;
}

function loadScript(onError: () => void): void {
  const script = document.createElement('script');
  script.src = CALENDAR_SCRIPT;
  script.async = true;
  script.onerror = onError;
  document.head.append(script);
}

/** The service calls its frame by an English name. */
function nameFrames(frame: HTMLElement, title: string): void {
  for (const inner of frame.querySelectorAll('iframe')) inner.title = title;
}
