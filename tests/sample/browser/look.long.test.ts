// What eyes found once on pages of the sample: columns beside each other, drawings at their edges, edges without colours.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../../support/browser.ts';

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

/** On so many lines begins, or ends, what matches. */
async function linesOf(
  page: Page,
  selector: string,
  side: 'left' | 'right' = 'left',
): Promise<number> {
  return new Set((await boxesOf(page, selector)).map((box) => Math.round(box[side]))).size;
}

test.each([
  ['/', DESKS, '.section-opening > .lead, .growth-steps li:nth-child(3) > div', 1],
  ['/contato', DESKS, '.page-opening .lead, .contact-info, .feature-grid li:nth-child(3)', 1],
  ['/contato', DESKS, '.faq > dl, .feature-grid li:nth-child(2)', 1],
  [
    '/servicos/websites',
    DESKS,
    '.page-opening .lead, .feature-grid li:nth-child(3), .step:nth-child(3)',
    1,
  ],
  ['/sobre', DESKS, '.page-opening .lead, .section-opening > .lead, .step:nth-child(3)', 1],
  ['/agendamento', [1440], '.page-opening .lead, .booking > .promo', 1],
  ['/n8n', [1440], '#condicoes ~ .feature-grid > li', 3],
  ['/sobre', [320], '.site-footer-nav > *, .site-footer-end li', 2],
  ['/carreiras', [320], '.team-row > li', 2],
  ...['/', '/n8n', '/obrigado', '/servicos/websites'].map(
    (path): [string, number[], string, number] => [
      path,
      [390],
      '.service-card-text > :first-child, .service-card-art:not([data-art="mobile"])',
      1,
    ],
  ),
])('on %s, %j px wide, %s begin on so many lines: %i', async (path, widths, selector, lines) => {
  const page = await open(path);
  await inWindows(page, widths, async (width) =>
    expect(await linesOf(page, selector), `${width} px`).toBe(lines),
  );
});

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
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(24);
      expect(Math.abs(horizon), `${width} px`).toBeLessThan(1);
    });
  },
);

test('the drawings of the three specialities begin at one height', async () => {
  const tops = (await boxesOf(await open('/sobre'), '.expertise .service-card-art')).map(
    ({ top }) => Math.round(top),
  );
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});

test('no name in the footer is broken on a desk', async () => {
  const page = await open('/');
  await inWindows(page, [1024, 1280, 1440], async () => {
    const broken = await page.locator('.site-footer-nav a').evaluateAll((links) =>
      links.flatMap((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getClientRects().length > 1 ? [link.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
});

test('two figures of a service share the whole row, with words of two lines beside them', async () => {
  const page = await open('/servicos/websites');
  const stats = await page.locator('.feature-grid + .stat-list .stat').evaluateAll((all) =>
    all.map((stat) => {
      const row = stat.parentElement?.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(stat.querySelector('dt') ?? stat);
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

test('the last of an odd number of points has its row, and budgets stand in even ones', async () => {
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
  await inWindows(page, [320], async () => expect(await linesOf(page, '.chip', 'right')).toBe(1));
});

test.each(['/', '/servicos', '/servicos/websites'])(
  'a whole window keeps clear of its card’s edge on a telephone: %s',
  async (path) => {
    const page = await open(path, 390);
    await inWindows(page, TELEPHONES, async () => {
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
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16);
    });
  },
);

test('articles of a pair stand on one line, and how long they take beside their dates', async () => {
  const page = await open('/blog');
  await inWindows(page, [900, 1440], async () => {
    const pairs = await page
      .locator('.post-list > li:nth-child(n + 2):nth-child(-n + 5) .post-card-text')
      .evaluateAll((texts) =>
        texts.map((text) =>
          [...text.children].map((child) => Math.round(child.getBoundingClientRect().top)),
        ),
      );
    expect(pairs).toHaveLength(4);
    expect(pairs[1]).toEqual(pairs[0]);
    expect(pairs[3]).toEqual(pairs[2]);
  });
  const article = await open('/blog/porque-contratar-software-house');
  for (const [list, widths] of [
    [page, [390]],
    [article, [390, 1440]],
  ] as const) {
    await inWindows(list, widths, async () => {
      const alone = await list.locator('.post-card time').evaluateAll((dates) =>
        dates
          .filter((date) => {
            const minutes = date.nextElementSibling as Element;
            return date.getBoundingClientRect().top !== minutes.getBoundingClientRect().top;
          })
          .map((date) => date.textContent),
      );
      expect(alone).toEqual([]);
    });
  }
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
