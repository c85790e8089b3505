// Loads the calendar of meetings when it is nearly in sight; if that fails, the page's other links replace it.

import { CALENDAR_ORIGIN } from '../domain/booking.ts';
import type { Mount } from '../domain/islands.ts';

const NAMESPACE = 'reuniao';
const LIMIT_MS = 10_000;

/** The global that the service's script expects: functions that only record their calls until it has loaded. */
interface Queue {
  (...call: unknown[]): void;
  q: unknown[][];
  ns: Record<string, Queue>;
  loaded?: boolean;
}

function newQueue(ns: Queue['ns']): Queue {
  const q: unknown[][] = [];
  return Object.assign((...call: unknown[]) => void q.push(call), { q, ns });
}

export const mount: Mount<'booking'> = (root, { link, title, brand }) => {
  if (!link) throw new Error('configuration: bookingLink is missing, so there is no calendar');
  const part = (name: string) => root.querySelector(`[data-part=${name}]`) as HTMLElement;
  const [box, frame] = [part('box'), part('frame')];
  box.dataset.state = 'loading';
  const end = (state: 'ready' | 'failed') => (): void => {
    if (box.dataset.state !== 'loading') return;
    box.dataset.state = state;
    // A calendar that loads later is rendered into the removed element, so that the visitor is not interrupted.
    if (state === 'failed') frame.remove();
  };
  setTimeout(end('failed'), LIMIT_MS);
  // The service gives its frame an English title.
  new MutationObserver(() => {
    for (const inner of frame.querySelectorAll('iframe')) inner.title = title;
  }).observe(frame, { childList: true, subtree: true });

  const calendar = newQueue({});
  const queue = newQueue({ [NAMESPACE]: calendar });
  Object.assign(globalThis, { Cal: Object.assign(queue, { loaded: true }) });
  queue('initNamespace', NAMESPACE);
  calendar('init', NAMESPACE, { origin: CALENDAR_ORIGIN });
  const config = { layout: 'month_view', theme: 'auto' };
  calendar('inline', { elementOrSelector: frame, config, calLink: link });
  calendar('ui', {
    cssVarsPerTheme: { light: { 'cal-brand': brand.light }, dark: { 'cal-brand': brand.dark } },
    hideEventTypeDetails: false,
    layout: 'month_view',
  });
  calendar('on', { action: 'linkReady', callback: end('ready') });
  calendar('on', { action: 'linkFailed', callback: end('failed') });
  const script = document.createElement('script');
  Object.assign(script, {
    src: `${CALENDAR_ORIGIN}/embed/embed.js`,
    async: true,
    onerror: end('failed'),
  });
  document.head.append(script);
};
