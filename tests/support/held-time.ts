// A page whose long waits end when a test says so: on a busy machine they would end while nobody looks.

import type { Page } from 'playwright';

interface Held {
  /** Whether a wait ends in exactly so many milliseconds. */
  isDue: (milliseconds: number) => boolean;
  pass: (milliseconds: number) => Promise<void>;
}

declare global {
  var heldTime: Held;
}

/** From now on the page waits for nothing longer than this by itself, the network's time limits included. */
const SHORT_MS = 300;

/** Before the page is asked for. */
export async function holdTime(page: Page): Promise<void> {
  await page.addInitScript(hold, SHORT_MS);
}

/** Lets so much time go by, once the page has begun a wait that ends with it. */
export function passTime(page: Page, milliseconds: number): Promise<void> {
  return passPartOf(milliseconds, page, milliseconds);
}

/** Lets a part of a wait go by, once the page has begun it: older waits may be left that say nothing of it. */
export async function passPartOf(wait: number, page: Page, milliseconds: number): Promise<void> {
  await page.waitForFunction((length) => heldTime.isDue(length), wait);
  await page.evaluate((length) => heldTime.pass(length), milliseconds);
}

/** Runs in the page. */
function hold(short: number): void {
  const later = globalThis.setTimeout;
  const forget = globalThis.clearTimeout;
  let now = 0;
  // Far from those that the browser gives.
  let last = 1_000_000_000;
  const waits = new Map<number, { end: number; run: () => void }>();
  const next = (until: number) =>
    [...waits].filter(([, { end }]) => end <= until).sort(([, a], [, b]) => a.end - b.end)[0];

  const wait = (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    if (milliseconds < short) return later(run, milliseconds, ...given);
    waits.set(++last, { end: now + milliseconds, run: () => run(...given) });
    return last;
  };
  globalThis.setTimeout = wait as typeof setTimeout;
  globalThis.clearTimeout = (id) => {
    if (!waits.delete(Number(id))) forget(id);
  };
  AbortSignal.timeout = (milliseconds) => {
    const controller = new AbortController();
    const reason = new DOMException('too late', 'TimeoutError');
    wait(() => controller.abort(reason), milliseconds);
    return controller.signal;
  };
  globalThis.heldTime = {
    isDue: (milliseconds) => [...waits.values()].some(({ end }) => end === now + milliseconds),
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      for (let due = next(until); due; due = next(until)) {
        const [id, { end, run }] = due;
        waits.delete(id);
        now = end;
        run();
        await new Promise((done) => later(done));
      }
      now = until;
    },
  };
}
