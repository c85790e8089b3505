// What has moved by itself since the page was opened, and how far, as browsers score it.

import type { Page } from 'playwright';

export interface Shift {
  score: number;
  /** The things that moved. */
  what: string[];
}

/** Before the page is asked for: what matches, scripts unless told otherwise, comes once it is painted without. */
export async function holdUntilPainted(page: Page, pattern = '**/*.js'): Promise<void> {
  let isPainted = (): void => {};
  const painted = new Promise<void>((done) => {
    isPainted = done;
  });
  // A page that loads before it has the binding would be held for ever.
  await page.exposeBinding('isPainted', () => isPainted());
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => globalThis.isPainted()));
    }).observe({ type: 'paint', buffered: true });
  });
  await page.route(pattern, async (route) => {
    await painted;
    await route.continue();
  });
}

declare global {
  var isPainted: () => void;
}

export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    let isRead = (): void => {};
    const read = new Promise<void>((done) => {
      isRead = done;
    });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByType('layout-shift') as unknown as Entry[]) {
        if (entry.hadRecentInput) continue;
        shifts.push({
          score: entry.value,
          what: entry.sources.map(
            ({ node, previousRect: from, currentRect: to }) =>
              `${(node as Element | null)?.outerHTML?.slice(0, 60) ?? node?.textContent}: ` +
              `${[from.x, from.y, from.width, from.height]} to ${[to.x, to.y, to.width, to.height]}`,
          ),
        });
      }
      if (list.getEntriesByName('read').length > 0) isRead();
    });
    // What has moved is scored when it is painted.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    observer.observe({ type: 'layout-shift', buffered: true });
    // Entries are told in their order: after this one all others have been.
    observer.observe({ type: 'mark' });
    performance.mark('read');
    await read;
    observer.disconnect();
    performance.clearMarks('read');
    return shifts;
  });
}
