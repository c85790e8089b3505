// What eyes found once where words, drawings and edges came too close to each other, or kept too far apart.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths } from '../../support/browser.ts';

test.each([896, 960, 1024, 1180, 1440])(
  'at %i px the lead of the three steps ends before the crown',
  async (width) => {
    // Grown, as it stands once it has been scrolled to.
    const { page } = await openPage('/', { width, reducedMotion: true });
    const lead = await textBox(page, '.growth .lead');
    const crown = await page.locator('.growth-steps [data-stage="3"] img').boundingBox();
    expect(lead.right).toBeLessThan((crown?.x ?? 0) - 16);
  },
);

describe.each(['/sobre', '/obrigado', '/obrigado-contato'])('the tree of %s', (path) => {
  test.each([900, 1024, 1440])(
    'stands on a horizon, clear of the field’s end, at %i px',
    async (width) => {
      const { page } = await openPage(path, { width });
      const { gap, horizon } = await page
        .locator(':is(.mission, .accomplished) .araucaria')
        .evaluate((tree) => {
          const field = tree.closest('.green-ground') ?? tree;
          const box = tree.getBoundingClientRect();
          const wrap = tree.parentElement ?? tree;
          const line = getComputedStyle(wrap, '::after');
          // Where the drawing's own ground is: 70 of its 550 units above its lower edge.
          const ground = box.bottom - (box.height * 70) / 550;
          const end = wrap.getBoundingClientRect().bottom;
          return {
            gap: field.getBoundingClientRect().bottom - box.bottom,
            horizon: end - Number.parseFloat(line.marginBlockEnd) - 1 - ground,
          };
        });
      expect(gap).toBeGreaterThanOrEqual(24);
      expect(Math.abs(horizon)).toBeLessThan(1);
    },
  );
});

test('a drawing on a card is cut by its edge, or keeps clear of it', async () => {
  const faults: string[] = [];
  for (const path of paths) {
    const { page } = await openPage(path, { width: 1440 });
    const found = await page.locator('.service-picture .service-card-art').evaluateAll((all) =>
      all.flatMap((art) => {
        const box = art.getBoundingClientRect();
        const card = art.closest('.service-card')?.getBoundingClientRect();
        const isWhole = box.width / box.height >= 920 / 720;
        return isWhole && (card?.right ?? 0) - box.right < 24
          ? [(art as HTMLElement).dataset.art]
          : [];
      }),
    );
    faults.push(...found.map((art) => `${path}: ${art}`));
  }
  expect(faults).toEqual([]);
});

test('the drawings of the three specialities begin at one height', async () => {
  const { page } = await openPage('/sobre', { width: 1440 });
  const tops = await page
    .locator('.expertise .service-card-art')
    .evaluateAll((all) => all.map((art) => Math.round(art.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test.each([1024, 1280, 1440])('no name in the footer is broken at %i px', async (width) => {
  const { page } = await openPage('/', { width });
  const broken = await page.locator('.site-footer-nav a').evaluateAll((links) =>
    links.flatMap((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length > 1 ? [link.textContent] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('two figures of a service share the whole row, with words of two lines beside them', async () => {
  const { page } = await openPage('/servicos/websites', { width: 1440 });
  const stats = await page.locator('.feature-grid + .stat-list .stat').evaluateAll((all) =>
    all.map((stat) => {
      const row = stat.parentElement?.getBoundingClientRect();
      const words = stat.querySelector('dt');
      const range = document.createRange();
      range.selectNodeContents(words ?? stat);
      return {
        share: stat.getBoundingClientRect().width / (row?.width ?? 1),
        lines: range.getClientRects().length,
      };
    }),
  );
  expect(stats).toHaveLength(2);
  for (const { share, lines } of stats) {
    expect(share).toBeGreaterThan(0.45);
    expect(lines).toBeLessThanOrEqual(2);
  }
});

test('between a telephone and a desk the last of an odd number of points has its row', async () => {
  const { page } = await openPage('/contato', { width: 768 });
  const shares = await page
    .locator('.feature-grid')
    .evaluateAll((grids) =>
      grids
        .filter((grid) => grid.childElementCount % 2 === 1)
        .map(
          (grid) =>
            (grid.lastElementChild?.getBoundingClientRect().width ?? 0) /
            grid.getBoundingClientRect().width,
        ),
    );
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) expect(share).toBeCloseTo(1, 2);
});

/** The edges of the letters of what matches, not of the box that they stand in. */
function textBox(page: Page, selector: string): Promise<{ right: number }> {
  return page.locator(selector).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return { right: range.getBoundingClientRect().right };
  });
}
