// What eyes found once where words, drawings and edges came too close to each other, or kept too far apart.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths, shapes } from '../../support/browser.ts';

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

test.each(paths)(
  'a drawing on a card of %s is cut by its edge, or keeps clear of it',
  async (path) => {
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
    expect(found).toEqual([]);
  },
);

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

test.each([1024, 1440])('sapling and tree stand on the horizon at %i px', async (width) => {
  const { page } = await openPage('/', { width, reducedMotion: true });
  const { line, grounds } = await page.locator('.growth-steps').evaluate((steps) => {
    const { gridTemplateRows } = getComputedStyle(steps);
    const row = steps.getBoundingClientRect().top + Number.parseFloat(gridTemplateRows);
    const before = getComputedStyle(steps, '::before');
    const images = [...steps.querySelectorAll('[data-stage="2"] img, [data-stage="3"] img')];
    return {
      line: row - Number.parseFloat(before.marginBlockEnd) - 1,
      // 70 units of the drawing lie below its own ground.
      grounds: images.map((image) => {
        const { bottom, width: wide } = image.getBoundingClientRect();
        return bottom - (70 * wide) / Number(image.getAttribute('width'));
      }),
    };
  });
  expect(grounds).toHaveLength(2);
  for (const ground of grounds) expect(Math.abs(ground - line)).toBeLessThan(1);
});

test.each([390, 320])('what grows is larger at each step at %i px', async (width) => {
  const { page } = await openPage('/', { width, reducedMotion: true });
  const [seed = 0, sapling = 0, tree = 0] = await heightsOf(page, '.growth-steps img');
  expect(sapling).toBeGreaterThan(1.2 * seed);
  expect(tree).toBeGreaterThan(1.1 * sapling);
});

test.each([390, 320])('a whole window keeps clear of its card’s edge at %i px', async (width) => {
  for (const path of ['/', '/servicos', '/servicos/websites']) {
    const { page } = await openPage(path, { width });
    const gaps = await page
      .locator('[data-art="websites"]:is(img, .service-block-panel)')
      .evaluateAll((all) =>
        all.map((art) => {
          const image = art.querySelector('img') ?? art;
          const card = image === art ? art.closest('.service-card') : art;
          const right = card?.getBoundingClientRect().right ?? 0;
          return right - image.getBoundingClientRect().right;
        }),
      );
    expect(gaps.length, path).toBeGreaterThan(0);
    expect(Math.min(...gaps), path).toBeGreaterThanOrEqual(16);
  }
});

test('people and budgets stand in even rows on a small telephone', async () => {
  const team = await openPage('/carreiras', { width: 320 });
  expect(new Set(await edgesOf(team.page, '.team-row > li', 'left')).size).toBe(2);
  const contact = await openPage('/contato', { width: 320 });
  expect(new Set(await edgesOf(contact.page, '.chip', 'right')).size).toBe(1);
});

test.each(shapes)('no words of %s are smaller than 13 px at 320 and 1440 px', async (path) => {
  const { page } = await openPage(path, { width: 320 });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const small = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!parent?.checkVisibility() || !textContent?.trim()) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < 13) faults.push(`${size} px: ${textContent.trim().slice(0, 40)}`);
      }
      return faults;
    });
    expect.soft(small, `${width} px`).toEqual([]);
  }
});

function heightsOf(page: Page, selector: string): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
}

function edgesOf(page: Page, selector: string, side: 'left' | 'right'): Promise<number[]> {
  return page
    .locator(selector)
    .evaluateAll(
      (all, edge) => all.map((element) => Math.round(element.getBoundingClientRect()[edge])),
      side,
    );
}
