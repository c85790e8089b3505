// What has moved by itself since the page was opened, and how far, as browsers score it.

import type { Page } from 'playwright';

export interface Shift {
  score: number;
  /** The things that moved. */
  what: string[];
}

/** Less is zero in the three decimals that browsers report: on a busy machine fonts come late, and words move by a few pixels. */
const LEAST = 0.0005;

export async function layoutShifts(page: Page, least = LEAST): Promise<Shift[]> {
  return page.evaluate(async (score) => {
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Entry[]) {
        if (entry.hadRecentInput || entry.value < score) continue;
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
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((done) => setTimeout(done, 200));
    return shifts;
  }, least);
}
