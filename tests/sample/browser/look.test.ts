// What eyes found once: drawings over words, arrows that were gone, figures out of line, one cell alone in its row.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths } from '../../support/browser.ts';

describe('what opens', () => {
  test.each(['/contato', '/carreiras', '/proposta', '/proposta-clube-gralha'])(
    'shows the arrow of the house on %s, with room for it',
    async (path) => {
      const { page } = await openPage(path, { width: 390 });
      const selects = await page.locator('select').evaluateAll((all) =>
        all.map((select) => {
          const style = getComputedStyle(select);
          return {
            appearance: style.appearance,
            strokes: style.backgroundImage.split('linear-gradient').length - 1,
            room: Number.parseFloat(style.paddingInlineEnd),
          };
        }),
      );
      expect(selects.length).toBeGreaterThan(0);
      for (const select of selects) {
        expect(select).toMatchObject({ appearance: 'none', strokes: 2 });
        expect(select.room).toBeGreaterThan(32);
      }
    },
  );

  test('is the system’s own in forced colours', async () => {
    const { page } = await openPage('/contato', { width: 390, forcedColors: true });
    const looks = await page
      .locator('select')
      .evaluateAll((all) => all.map((select) => getComputedStyle(select).appearance));
    expect(new Set(looks)).toEqual(new Set(['auto']));
  });
});

describe('no drawing covers words, figures and actions of a row stand on one line, and no cell is alone in it', () => {
  test.each(paths)('%s', async (path) => {
    const { page } = await openPage(path, { width: 390 });
    for (const width of [390, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const faults = [
        ...(await wordsUnderArt(page)),
        ...(await unevenFigures(page)),
        ...(await lonelyCells(page)),
        ...(await unevenActions(page)),
      ];
      expect.soft(faults, `${width} px`).toEqual([]);
    }
  });
});

/** The words of cards over which a drawing lies, or which it cuts. */
function wordsUnderArt(page: Page): Promise<string[]> {
  return page.locator('.service-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
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
        .map((text) => text.textContent ?? '');
    }),
  );
}

/** The words of figures that are not as high as others of their row. */
function unevenFigures(page: Page): Promise<string[]> {
  return page.locator('.stat-list').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const stats = [...list.querySelectorAll('.stat')].map((stat) => ({
        row: Math.round(stat.getBoundingClientRect().top),
        figure: Math.round(stat.querySelector('dd')?.getBoundingClientRect().top ?? 0),
        words: stat.textContent ?? '',
      }));
      const places = new Map(stats.map(({ row, figure }) => [row, figure]));
      return stats
        .filter(({ row, figure }) => places.get(row) !== figure)
        .map(({ words }) => words);
    }),
  );
}

/** The grids whose last row leaves room for another cell. */
function lonelyCells(page: Page): Promise<string[]> {
  return page.locator('.feature-grid, .steps').evaluateAll((grids) =>
    grids.flatMap((grid) => {
      const last = grid.lastElementChild;
      if (!last?.checkVisibility()) return [];
      const room = grid.getBoundingClientRect().right - last.getBoundingClientRect().right;
      return room > 1 ? [`${grid.className} leaves ${Math.round(room)} px`] : [];
    }),
  );
}

/** The rows of projects whose buttons do not stand on one line. */
function unevenActions(page: Page): Promise<string[]> {
  return page.locator('.project-card').evaluateAll((cards) => {
    const rows = new Map<number, Element[]>();
    for (const card of cards.filter((each) => each.checkVisibility())) {
      const top = Math.round(card.getBoundingClientRect().top);
      rows.set(top, [...(rows.get(top) ?? []), card]);
    }
    return [...rows.values()].flatMap((row) => {
      const ends = row.map(
        (card) => card.querySelector('.cluster')?.getBoundingClientRect().bottom,
      );
      const apart = Math.max(...ends.map(Number)) - Math.min(...ends.map(Number));
      return apart > 1 ? [`${row[0]?.querySelector('h3')?.textContent}: ${apart} px apart`] : [];
    });
  });
}
