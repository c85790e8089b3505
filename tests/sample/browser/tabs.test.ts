// The groups of the portfolio as tabs, after the pattern of the ARIA Authoring Practices.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  type OpenPage,
  openPage,
  sidewaysScroll,
  type View,
  violations,
} from '../../support/browser.ts';

const TITLES = ['Websites', 'Sistemas', 'Landing Pages'];

async function open(hash = '', view: Partial<View> = {}): Promise<OpenPage> {
  const opened = await openPage(`/portfolio${hash}`, { width: 1440, ...view });
  if (view.javaScript !== false) await tabs(opened.page).first().waitFor();
  return opened;
}

function tabs(page: Page) {
  return page.getByRole('tab');
}

/** The selected tab, the only stop of the Tab key, and the panel in sight: by their number. */
async function shown(page: Page): Promise<{ selected: number[]; stops: number[]; seen: number[] }> {
  await nextPaint(page);
  const numbers = (flags: boolean[]) => flags.flatMap((flag, index) => (flag ? [index] : []));
  return {
    selected: numbers(
      await tabs(page).evaluateAll((all) => all.map((tab) => tab.ariaSelected === 'true')),
    ),
    stops: numbers(
      await tabs(page).evaluateAll((all) => all.map((tab) => (tab as HTMLElement).tabIndex === 0)),
    ),
    seen: numbers(
      await page
        .locator('.project-group')
        .evaluateAll((all) => all.map((panel) => panel.checkVisibility())),
    ),
  };
}

function isSwapping(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.matches(':active-view-transition'));
}

/** The group follows its tab one frame later, or once the picture of the one before is taken. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
}

function only(index: number): Awaited<ReturnType<typeof shown>> {
  return { selected: [index], stops: [index], seen: [index] };
}

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.activeElement?.firstChild?.textContent?.trim());
}

test('tabs, panels and their names belong together', async () => {
  const { page, complaints } = await open();
  expect(await page.getByRole('tablist').count()).toBe(1);
  const ties = await tabs(page).evaluateAll((all) =>
    all.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      const name = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
      return [tab.firstChild?.textContent?.trim(), panel?.role, name?.textContent];
    }),
  );
  expect(ties).toEqual(TITLES.map((title) => [title, 'tabpanel', title]));
  expect(await page.getByRole('listitem').and(page.locator('.tabs li')).count()).toBe(0);
  await expect.poll(() => shown(page)).toEqual(only(0));
  expect(complaints).toEqual([]);
});

test.each([
  { keys: 'ArrowRight', focus: 1 },
  { keys: 'ArrowRight ArrowRight', focus: 2 },
  { keys: 'ArrowRight ArrowRight ArrowRight', focus: 0 },
  { keys: 'ArrowLeft', focus: 2 },
  { keys: 'ArrowLeft ArrowLeft', focus: 1 },
  { keys: 'End', focus: 2 },
  { keys: 'End Home', focus: 0 },
  { keys: 'Space', focus: 0 },
  { keys: 'Enter', focus: 0 },
])('$keys leads to tab $focus, and shows its group', async ({ keys, focus }) => {
  const { page } = await open();
  await tabs(page).first().focus();
  const before = await page.evaluate(() => scrollY);
  for (const key of keys.split(' ')) await page.keyboard.press(key);
  await expect.poll(() => shown(page)).toEqual(only(focus));
  expect(await focused(page)).toBe(TITLES[focus]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test.each(['Enter', 'Space'])(
  '%s chooses a tab that has the focus without being chosen',
  async (key) => {
    const { page } = await open();
    await tabs(page).nth(2).focus();
    await page.keyboard.press(key);
    await expect.poll(() => shown(page)).toEqual(only(2));
    expect(hashOf(page)).toBe('#landing-pages');
  },
);

test('a click chooses, and the Tab key goes on into the group', async () => {
  const { page } = await open();
  await tabs(page).nth(1).click();
  await expect.poll(() => shown(page)).toEqual(only(1));
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.project-group')?.id)).toBe(
    'sistemas',
  );
});

test('the Tab key finds the group chosen by the key before it, however fast', async () => {
  const { page } = await open();
  await tabs(page).first().focus();
  const keys = [page.keyboard.press('ArrowRight'), page.keyboard.press('Tab')];
  await Promise.all(keys);
  await nextPaint(page);
  expect(await page.evaluate(() => document.activeElement?.closest('.project-group')?.id)).toBe(
    'sistemas',
  );
});

test('keys that are the browser’s own stay so', async () => {
  const { page } = await open();
  await tabs(page).first().focus();
  for (const key of ['Alt+ArrowRight', 'Control+End', 'Control+Home', 'Meta+ArrowRight']) {
    await page.keyboard.press(key);
    expect.soft(await shown(page), key).toEqual(only(0));
  }
});

test('a click with Ctrl opens the group in a new tab of the browser', async () => {
  const { page } = await open();
  const opening = page.context().waitForEvent('page');
  await tabs(page)
    .nth(1)
    .click({ modifiers: ['Control'] });
  await (await opening).waitForURL('**/portfolio#sistemas');
  expect(await shown(page)).toEqual(only(0));
});

test('each choice is in the address, and Back and Forward walk through them', async () => {
  const { page } = await open();
  await tabs(page).nth(1).click();
  await tabs(page).nth(1).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hashOf(page)).toBe('#landing-pages');
  await page.goBack();
  expect(hashOf(page)).toBe('#sistemas');
  await expect.poll(() => shown(page)).toEqual(only(1));
  await page.goBack();
  expect(hashOf(page)).toBe('');
  await expect.poll(() => shown(page)).toEqual(only(0));
  await page.goForward();
  await page.goForward();
  expect(hashOf(page)).toBe('#landing-pages');
  await expect.poll(() => shown(page)).toEqual(only(2));
});

test('Back from another page returns to the chosen group', async () => {
  const { page } = await open();
  await tabs(page).nth(2).click();
  await page.locator('.site-nav').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await tabs(page).first().waitFor();
  await expect.poll(() => shown(page)).toEqual(only(2));
});

test.each([
  ['#websites', 0],
  ['#sistemas', 1],
  ['#landing-pages', 2],
  ['#outra-coisa', 0],
  ['#%E0%A4%A', 0],
] as const)('a visit of /portfolio%s shows group %i', async (hash, index) => {
  const { page, complaints } = await open(hash);
  await expect.poll(() => shown(page)).toEqual(only(index));
  if (TITLES[index] !== 'Websites') {
    const list = await page.locator('.tabs').boundingBox();
    expect(list && list.y >= 64 && list.y < 450, 'the tabs are in sight').toBe(true);
  }
  expect(complaints).toEqual([]);
});

test('an address changed by hand shows its group, the skip link keeps the group', async () => {
  const { page } = await open();
  await page.evaluate(() => {
    location.hash = '#sistemas';
  });
  await expect.poll(() => shown(page)).toEqual(only(1));
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#conteudo');
  await expect.poll(() => shown(page)).toEqual(only(1));
});

test('without JavaScript the groups stand one after another, and the tabs are links to them', async () => {
  const { page } = await open('', { javaScript: false });
  const tops: number[] = [];
  for (const [index, title] of TITLES.entries()) {
    const heading = page.getByRole('heading', { level: 2, name: title });
    const box = await heading.boundingBox();
    expect(box?.height).toBeGreaterThan(20);
    tops.push(box?.y ?? 0);
    const link = page.locator('.tabs').getByRole('link').nth(index);
    const group = page.locator((await link.getAttribute('href')) ?? '');
    expect(await group.getByRole('heading', { level: 2 }).textContent()).toBe(title);
  }
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(await page.getByRole('tab').count()).toBe(0);
  await expect.poll(() => underlined(page)).toEqual([false, false, false]);
  expect(await page.locator('.project-grid > li').count()).toBe(22);
  expect(await page.locator('.project-grid > li').last().isVisible()).toBe(true);
});

test('when its script does not come, the links still change the group', async () => {
  const { page } = await openPage('/portfolio', {
    width: 1440,
    prepare: (fresh) => fresh.route('**/tabs.*.js', (route) => route.abort()),
  });
  const seen = () =>
    page
      .locator('.project-group')
      .evaluateAll((all) => all.map((panel) => panel.checkVisibility()));
  await expect.poll(() => underlined(page)).toEqual([true, false, false]);
  expect(await seen()).toEqual([true, false, false]);
  await page.locator('.tabs').getByRole('link', { name: 'Sistemas' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => underlined(page)).toEqual([false, true, false]);
  expect(await seen()).toEqual([false, true, false]);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (scheme) => {
  test.each([1440, 320])('every tab breaks no accessibility rule at %i px', async (width) => {
    const { page } = await open('', { width, scheme });
    for (const [index, title] of TITLES.entries()) {
      await tabs(page).filter({ hasText: title }).click();
      await expect.poll(() => shown(page)).toEqual(only(index));
      await expect.poll(() => isSwapping(page)).toBe(false);
      expect.soft(await violations(page), title).toEqual([]);
      expect.soft(await sidewaysScroll(page), title).toEqual([]);
    }
  });
});

test('at 320 px all three tabs are in sight', async () => {
  const { page } = await open('', { width: 320 });
  const list = await page.getByRole('tablist').evaluate((ul) => [ul.scrollWidth, ul.clientWidth]);
  expect(list[0]).toBe(list[1]);
});

test('in forced colours the chosen tab is marked', async () => {
  const { page } = await open('#sistemas', { forcedColors: true });
  await expect.poll(() => underlined(page)).toEqual([false, true, false]);
  const bar = await tabs(page)
    .nth(1)
    .evaluate((tab) => getComputedStyle(tab, '::after').backgroundColor);
  const canvas = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  expect(bar).not.toBe(canvas);
  // Browsers set letters on a ground of their own, in which those of a marked ground would be lost.
  const tab = await tabs(page)
    .nth(1)
    .evaluate((element) => {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return { backgroundColor, borderTopWidth, borderTopColor };
    });
  expect(tab.backgroundColor, 'no ground').toMatch(/, 0\)$/);
  expect(tab.borderTopWidth).toBe('2px');
  expect(tab.borderTopColor).toBe(bar);
});

function underlined(page: Page): Promise<boolean[]> {
  return page
    .locator('.tabs a')
    .evaluateAll((all) =>
      all.map((tab) => getComputedStyle(tab, '::after').transform !== 'matrix(0, 0, 0, 1, 0, 0)'),
    );
}

describe('the row of tabs', () => {
  test.each([320, 390, 1440])('has nothing to scroll up or down to at %i px', async (width) => {
    const { page } = await open('', { width });
    const list = page.getByRole('tablist');
    const heights = () => list.evaluate((row) => [row.scrollHeight, row.clientHeight]);
    const [whole, seen] = await heights();
    expect(whole).toBeGreaterThan(0);
    expect(whole).toBe(seen);
  });
});
