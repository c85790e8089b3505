// What eyes found once on pages of the sample: columns beside each other, drawings at their edges, edges without colours.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';
import { rows } from '../../support/rows.ts';

const DESKS = [1024, 1440, 1920];
const TELEPHONES = [390, 320];

/** Opened once, and looked at in each of these windows. */
async function inWindows(page: Page, widths: readonly number[], look: (width: number) => unknown) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await look(width);
  }
}

async function open(path: string, width = 1440): Promise<Page> {
  // Grown and still, as things stand once they have been scrolled to.
  return (await openPage(path, { width, reducedMotion: true })).page;
}

function boxesOf(page: Page, selector: string): Promise<DOMRect[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON()));
}

const CARD_TEXTS = '.service-card-text > :first-child, .service-card-art:not(.art-mobile)';

test.each(
  rows(`
    / | ${DESKS} | left | .section-opening > .lead, .growth-steps li:nth-child(3) > div | 1
    /contato | ${DESKS} | left | .page-opening .lead, .contact-info, .feature-grid li:nth-child(3) | 1
    /contato | ${DESKS} | left | .faq > ul, .feature-grid li:nth-child(2) | 1
    /contato | 320 | right | .chip | 1
    /servicos/websites | ${DESKS} | left | .page-opening .lead, .feature-grid li:nth-child(3), .step:nth-child(3) | 1
    /sobre | ${DESKS} | left | .page-opening .lead, .section-opening > .lead, .step:nth-child(3) | 1
    /sobre | 1440 | top | .expertise .service-card-art | 1
    /sobre | 320 | left | .site-footer-nav > *, .site-footer-end li | 2
    /agendamento | 1440 | left | .meeting-side > section | 1
    /agendamento | 1440 | top | .meeting > section, .meeting-side | 1
    /agendamento | ${DESKS} | left | .feature-grid p | 1
    /sobre | ${DESKS} | left | #motivos ~ .feature-grid p | 1
    /carreiras | 320 | left | .team-row > li | 2
    /blog | 900, 1440 | top | .post-list > li:is(:nth-child(2), :nth-child(3)) h2 | 1
    / | 390 | left | ${CARD_TEXTS} | 1
    /n8n | 390 | left | ${CARD_TEXTS} | 1
    /obrigado | 390 | left | ${CARD_TEXTS} | 1
    /servicos/websites | 390 | left | ${CARD_TEXTS} | 1
  `),
)(
  'on %s, %s px wide, the %s sides of %s stand on so many lines: %s',
  async (path = '', widths = '', side, selector = '', lines) => {
    const page = await open(path);
    await inWindows(page, widths.split(',').map(Number), async (width) => {
      const boxes = await boxesOf(page, selector);
      expect(boxes.length, `${width} px`).toBeGreaterThan(1);
      const sides = boxes.map((box) => Math.round(box[side as 'left' | 'right' | 'top']));
      expect(new Set(sides).size, `${width} px`).toBe(Number(lines));
    });
  },
);

test('the three steps of the home page grow on one horizon, inside of the page’s column', async () => {
  const page = await open('/');
  await inWindows(page, DESKS, async (width) => {
    const right = await page.locator('.growth h2').evaluate((title) => {
      const wrap = title.parentElement as HTMLElement;
      return (
        wrap.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(wrap).paddingRight)
      );
    });
    const texts = (await boxesOf(page, '.growth-steps p')).map((box) => box.right);
    expect(Math.max(...texts), `${width} px`).toBeLessThanOrEqual(right + 0.5);
  });
  await inWindows(page, [896, 960, 1024, 1180, 1440], async (width) => {
    const lead = await page.locator('.growth .lead').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
    const crown = await page.locator('.growth-steps [data-stage="3"] img').boundingBox();
    expect(lead, `before the crown at ${width} px`).toBeLessThan((crown?.x ?? 0) - 16);
  });
  await inWindows(page, [1024, 1440], async (width) => {
    const heights = await page.locator('.growth-steps').evaluate((steps) => {
      const { gridTemplateRows } = getComputedStyle(steps);
      const row = steps.getBoundingClientRect().top + Number.parseFloat(gridTemplateRows);
      const before = getComputedStyle(steps, '::before');
      const line = row - Number.parseFloat(before.marginBlockEnd) - 1;
      const images = [...steps.querySelectorAll('[data-stage="2"] img, [data-stage="3"] img')];
      // 70 units of the drawing lie below its own ground.
      return images.map((image) => {
        const { bottom, width: wide } = image.getBoundingClientRect();
        return bottom - (70 * wide) / Number(image.getAttribute('width')) - line;
      });
    });
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(Math.abs(height), `${width} px`).toBeLessThan(1);
  });
  await inWindows(page, TELEPHONES, async () => {
    const heights = (await boxesOf(page, '.growth-steps img')).map(({ height }) => height);
    const [seed = 0, sapling = 0, tree = 0] = heights;
    expect(sapling).toBeGreaterThan(1.2 * seed);
    expect(tree).toBeGreaterThan(1.1 * sapling);
  });
});

test.each(['/sobre', '/obrigado', '/obrigado-contato'])(
  'the tree of %s stands on a horizon, clear of the field’s end',
  async (path) => {
    const page = await open(path);
    await inWindows(page, [900, 1024, 1440], async (width) => {
      const { gap, horizon } = await page
        .locator(':is(.mission, .accomplished) .grown')
        .evaluate((tree) => {
          const field = tree.closest('.second-ground') ?? tree;
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
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(24);
      expect(Math.abs(horizon), `${width} px`).toBeLessThan(1);
    });
  },
);

test('two figures of a service share the whole row, with words of two lines beside them', async () => {
  const page = await open('/servicos/websites');
  const stats = await page.locator('.feature-grid + .stat-list .stat').evaluateAll((all) =>
    all.map((stat) => {
      const row = stat.parentElement?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(stat.querySelector('dt') ?? stat);
      return {
        share: stat.getBoundingClientRect().width / (row?.width ?? 1),
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    }),
  );
  expect(stats).toHaveLength(2);
  for (const { share, lines } of stats) {
    expect(share).toBeGreaterThan(0.45);
    expect(lines).toBeLessThanOrEqual(2);
  }
});

test('the last of an odd number of points has its row', async () => {
  const page = await open('/contato', 768);
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

test.each(['/', '/servicos', '/servicos/websites'])(
  'a whole window keeps clear of its card’s edge on a telephone: %s',
  async (path) => {
    const page = await open(path, 390);
    await inWindows(page, TELEPHONES, async () => {
      const gaps = await page
        .locator('.art-websites:is(img, .service-block-panel)')
        .evaluateAll((all) =>
          all.map((art) => {
            const image = art.querySelector('img') ?? art;
            const card = image === art ? art.closest('.service-card') : art;
            const right = card?.getBoundingClientRect().right ?? 0;
            return right - image.getBoundingClientRect().right;
          }),
        );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
    });
  },
);

test.each([
  ['/blog', 390],
  ['/blog/porque-contratar-software-house', 1440],
])('on %s at %i px every article says beside its date how long it takes', async (path, width) => {
  const page = await open(path, width);
  const dates = (await boxesOf(page, '.post-card time')).map(({ top }) => top);
  expect(dates.length).toBeGreaterThan(0);
  expect(dates).toEqual((await boxesOf(page, '.post-card time + *')).map(({ top }) => top));
});

test.each(['/contato', '/carreiras', '/proposta', '/proposta-clube-gralha'])(
  'what opens on %s shows the arrow of the house, with room for it, or the system’s own',
  async (path) => {
    const page = await open(path, 390);
    const looks = () =>
      page.locator('select').evaluateAll((all) =>
        all.map((select) => {
          const { appearance, backgroundImage, paddingInlineEnd } = getComputedStyle(select);
          const strokes = backgroundImage.split('linear-gradient').length - 1;
          return { appearance, strokes, hasRoom: Number.parseFloat(paddingInlineEnd) > 32 };
        }),
      );
    const selects = await looks();
    expect(selects.length).toBeGreaterThan(0);
    for (const select of selects)
      expect(select).toEqual({ appearance: 'none', strokes: 2, hasRoom: true });
    await page.emulateMedia({ forcedColors: 'active' });
    for (const { appearance } of await looks()) expect(appearance).toBe('auto');
  },
);

test.each([
  { path: '/', bars: '.site-nav [aria-current]', part: '::after', edges: '.button, .service-card' },
  {
    path: '/servicos/websites',
    bars: '.seed-list li',
    part: '::before',
    edges: '.badge, .package',
  },
  { path: '/proposta', bars: '.seed-list li', part: '::before', edges: '.button' },
  {
    path: '/blog/porque-contratar-software-house',
    bars: '.prose ul > li',
    part: '::before',
    edges: '.button',
  },
  { path: '/blog', bars: '.badge', part: undefined, edges: '.badge' },
])('in forced colours $bars and edges of $path stand out', async ({ path, bars, part, edges }) => {
  const page = await open(path);
  await page.emulateMedia({ forcedColors: 'active' });
  const canvas = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    return getComputedStyle(probe).backgroundColor;
  });
  if (part) {
    const painted = await page
      .locator(bars)
      .evaluateAll(
        (all, name) => all.map((element) => getComputedStyle(element, name).backgroundColor),
        part,
      );
    expect(painted.length).toBeGreaterThan(0);
    expect(painted).not.toContain(canvas);
  }
  const drawn = await page.locator(edges).evaluateAll((all) =>
    all.map((element) => {
      const { borderTopWidth, borderTopColor } = getComputedStyle(element);
      return { width: Number.parseFloat(borderTopWidth), color: borderTopColor };
    }),
  );
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(({ width, color }) => width < 1 || color === canvas)).toEqual([]);
});
