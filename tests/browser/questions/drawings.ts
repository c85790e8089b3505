// What eyes found once: drawings over words, figures out of line, one cell alone in its row, beginnings beside the grid.

import type { Question } from './question.ts';

export const drawings: Question = {
  name: 'has drawings beside words, and rows that stand on one line',
  ask: async ({ page }) => [
    ...(await page.locator('.service-card').evaluateAll(wordsUnderArt)),
    ...(await page.locator('.service-picture .service-card-art').evaluateAll(nearEdge)),
    ...(await page.locator('.stat-list').evaluateAll(unevenFigures)),
    ...(await page.locator('.feature-grid, .steps').evaluateAll(lonelyCells)),
    ...(await page.locator('.project-card').evaluateAll(unevenActions)),
  ],
};

/** The words of cards over which a drawing lies, or which it cuts. */
function wordsUnderArt(cards: Element[]): string[] {
  return cards.flatMap((card) => {
    const art = card.querySelector('.service-card-art')?.getBoundingClientRect();
    if (!art) return [];
    return [...card.querySelectorAll('h2, h3, p')]
      .filter((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            right > art.left && left < art.right && bottom > art.top && top < art.bottom,
        );
      })
      .map((text) => `under a drawing: ${text.textContent}`);
  });
}

/** Drawings that are neither cut by the edge of their card nor clear of it. */
function nearEdge(all: Element[]): string[] {
  return all.flatMap((art) => {
    const box = art.getBoundingClientRect();
    const card = art.closest('.service-card')?.getBoundingClientRect();
    const isWhole = box.width / box.height >= 920 / 720;
    const isNear = innerWidth >= 1440 && isWhole && (card?.right ?? 0) - box.right < 24;
    return isNear ? [`at the edge of its card: ${(art as HTMLElement).dataset.art}`] : [];
  });
}

/** The words of figures that are not as high as others of their row. */
function unevenFigures(lists: Element[]): string[] {
  return lists.flatMap((list) => {
    const stats = [...list.querySelectorAll('.stat')].map((stat) => ({
      row: Math.round(stat.getBoundingClientRect().top),
      figure: Math.round(stat.querySelector('dd')?.getBoundingClientRect().top ?? 0),
      words: stat.textContent ?? '',
    }));
    const places = new Map(stats.map(({ row, figure }) => [row, figure]));
    return stats
      .filter(({ row, figure }) => places.get(row) !== figure)
      .map(({ words }) => `out of its row: ${words}`);
  });
}

/** The grids whose last row leaves room for another cell. */
function lonelyCells(grids: Element[]): string[] {
  return grids.flatMap((grid) => {
    const last = grid.lastElementChild;
    if (!last?.checkVisibility()) return [];
    const room = grid.getBoundingClientRect().right - last.getBoundingClientRect().right;
    return room > 1 ? [`${grid.className} leaves ${Math.round(room)} px`] : [];
  });
}

/** The rows of projects whose buttons do not stand on one line. */
function unevenActions(cards: Element[]): string[] {
  const rows = new Map<number, Element[]>();
  for (const card of cards.filter((each) => each.checkVisibility())) {
    const top = Math.round(card.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), card]);
  }
  return [...rows.values()].flatMap((row) => {
    const ends = row.map((card) => card.querySelector('.cluster')?.getBoundingClientRect().bottom);
    const apart = Math.max(...ends.map(Number)) - Math.min(...ends.map(Number));
    return apart > 1 ? [`${row[0]?.querySelector('h3')?.textContent}: ${apart} px apart`] : [];
  });
}
