// What has moved by itself since the page was opened, and how far, as browsers score it.

import type { Page } from 'playwright';

export interface Shift {
  score: number;
  /** The things that moved. */
  what: string[];
}

export async function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
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
    });
    // What has moved is scored when it is painted.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 200));
    return shifts;
  });
}
