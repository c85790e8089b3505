// Stands in for the calendar's service: its script does what the page's queue asks, and writes down every call.

import type { Page } from 'playwright';

const CALENDAR = 'https://app.cal.com';
const FRAME = '<!doctype html><html lang="pt-BR"><title>Calendário</title><p>Novembro</p></html>';

type CalendarCall = [namespace: string, method: string, ...details: unknown[]];

/** Once its frame is there, the service says that it is ready. */
export async function standInCalendar(page: Page): Promise<void> {
  await page.route(`${CALENDAR}/**`, (route) =>
    route.request().url() === `${CALENDAR}/embed/embed.js`
      ? route.fulfill({ contentType: 'text/javascript', body: `(${service})()` })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: FRAME }),
  );
}

/** It takes the place of other links when it comes near: here it comes before anything is looked at. */
export async function bringCalendar(page: Page): Promise<void> {
  const box = page.locator('.calendar[data-link]');
  if ((await box.count()) === 0) return;
  await box.scrollIntoViewIfNeeded();
  await page.locator('.calendar[data-state=ready]').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

export function calendarCalls(page: Page): Promise<CalendarCall[]> {
  return page.evaluate(() => (globalThis as unknown as Host).calendarCalls);
}

type Call = [method: string, ...details: unknown[]];

interface Queue {
  q: Call[] & { push(call: Call): void };
  ns: Record<string, Queue>;
}

interface Host {
  Cal: Queue;
  calendarCalls: CalendarCall[];
}

interface Inline {
  elementOrSelector: Element;
  calLink: string;
}

interface Listener {
  action: string;
  callback: () => void;
}

/** Runs in the page, as the service's own script does: what was queued first, then every call at once. */
function service(): void {
  const host = globalThis as unknown as Host;
  host.calendarCalls = [];
  take('', host.Cal);
  for (const [namespace, queue] of Object.entries(host.Cal.ns)) take(namespace, queue);

  function take(namespace: string, queue: Queue): void {
    const listeners: Listener[] = [];
    const run = ([method, ...details]: Call): void => {
      host.calendarCalls.push([namespace, method, ...details.map(plain)]);
      if (method === 'on') listeners.push(details[0] as Listener);
      if (method === 'inline') show(details[0] as Inline, listeners);
    };
    queue.q.splice(0).forEach(run);
    queue.q.push = (call: Call) => {
      run(call);
      return 0;
    };
  }

  function show({ elementOrSelector, calLink }: Inline, listeners: Listener[]): void {
    const style = document.createElement('style');
    style.innerHTML = '.cal-stand-in { color: red }';
    document.head.append(style);
    const frame = document.createElement('iframe');
    frame.title = 'Book a call';
    frame.src = `https://app.cal.com/${calLink}/embed`;
    frame.onload = () => {
      for (const { action, callback } of listeners) if (action === 'linkReady') callback();
    };
    elementOrSelector.append(frame);
  }

  /** What can leave the page. */
  function plain(detail: unknown): unknown {
    return JSON.parse(
      JSON.stringify(detail, (_, value) => {
        if (value instanceof Element) return `<${value.getAttribute('data-part')}>`;
        return typeof value === 'function' ? 'function' : value;
      }),
    );
  }
}
