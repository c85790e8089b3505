// The groups of the portfolio as tabs, after the pattern of the ARIA Authoring Practices.

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type OpenPage, openPage, type View } from '../../support/browser.ts';
import { layoutShifts } from '../../support/layout-shift.ts';
import { expectReadable } from '../../support/looks.ts';

const TITLES = ['Websites', 'Sistemas', 'Landing Pages'];
const IDS = ['websites', 'sistemas', 'landing-pages'];

/** Without movement: a group that becomes the next one is asked about by itself. */
async function open(hash = '', view: Partial<View> = {}): Promise<OpenPage> {
  const opened = await openPage(`/portfolio${hash}`, { width: 1440, reducedMotion: true, ...view });
  await tabs(opened.page).first().waitFor();
  return opened;
}

const tabs = (page: Page) => page.getByRole('tab');

const seen = (page: Page): Promise<boolean[]> =>
  page.locator('.project-group').evaluateAll((all) => all.map((panel) => panel.checkVisibility()));

/** The tab is the selected one and the only stop of the Tab key, and its group the only one in sight. */
async function expectOnly(page: Page, index: number, what = TITLES[index]): Promise<void> {
  const flags = TITLES.map((_, other) => other === index);
  await expect.poll(() => seen(page), { message: what }).toEqual(flags);
  const state = await tabs(page).evaluateAll((all) => ({
    selected: all.map((tab) => tab.ariaSelected === 'true'),
    stops: all.map((tab) => (tab as HTMLElement).tabIndex === 0),
  }));
  expect(state, what).toEqual({ selected: flags, stops: flags });
}

const isSwapping = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.matches(':active-view-transition'));

/** The group follows its tab one frame later, or once the picture of the one before is taken. */
function nextPaint(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  );
}

const hashOf = (page: Page): string => new URL(page.url()).hash;

const focusedTab = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.firstChild?.textContent?.trim());

const focusedGroup = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest('.project-group')?.id);

const underlined = (page: Page): Promise<boolean[]> =>
  page
    .locator('.tabs a')
    .evaluateAll((all) =>
      all.map((tab) => getComputedStyle(tab, '::after').transform !== 'matrix(0, 0, 0, 1, 0, 0)'),
    );

test('tabs are walked through by keys and pointer, and belong to their groups', async () => {
  const { page, complaints } = await open();
  const groups = await page.locator('nav:has(> [role=tablist])').getAttribute('aria-label');
  expect(groups).toBeTruthy();
  expect(await page.getByRole('tablist', { name: groups ?? '' }).count()).toBe(1);
  const ties = await tabs(page).evaluateAll((all) =>
    all.map((tab) => {
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      const name = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
      return [tab.firstChild?.textContent?.trim(), panel?.role, name?.textContent];
    }),
  );
  expect(ties).toEqual(TITLES.map((title) => [title, 'tabpanel', title]));
  expect(await page.getByRole('listitem').and(page.locator('.tabs li')).count()).toBe(0);
  await expectOnly(page, 0);

  await tabs(page).first().focus();
  const top = await page.evaluate(() => scrollY);
  const keys = 'ArrowRight ArrowRight ArrowRight ArrowLeft ArrowLeft End Home Space Enter';
  const goals = [1, 2, 0, 2, 1, 2, 0, 0, 0];
  for (const [step, key] of keys.split(' ').entries()) {
    const tab = goals[step] ?? 0;
    const what = `${key} as step ${step}`;
    await page.keyboard.press(key);
    await expectOnly(page, tab, what);
    expect(await focusedTab(page), what).toBe(TITLES[tab]);
    expect(await page.evaluate(() => scrollY), what).toBe(top);
  }
  for (const key of ['Alt+ArrowRight', 'Control+End', 'Control+Home', 'Meta+ArrowRight']) {
    await page.keyboard.press(key);
    await nextPaint(page);
    await expectOnly(page, 0, `${key} stays the browser’s`);
  }
  for (const [key, tab] of [
    ['Enter', 2],
    ['Space', 1],
  ] as const) {
    await tabs(page).nth(tab).focus();
    await page.keyboard.press(key);
    await expectOnly(page, tab, `${key} chooses what has the focus`);
    expect(hashOf(page)).toBe(`#${IDS[tab]}`);
  }
  await tabs(page).first().click();
  await expectOnly(page, 0);
  await page.keyboard.press('Tab');
  expect(await focusedGroup(page)).toBe('websites');
  await tabs(page).first().focus();
  await Promise.all([page.keyboard.press('ArrowRight'), page.keyboard.press('Tab')]);
  await nextPaint(page);
  expect(await focusedGroup(page), 'however fast').toBe('sistemas');
  const opening = page.context().waitForEvent('page');
  await tabs(page)
    .nth(2)
    .click({ modifiers: ['Control'] });
  await (await opening).waitForURL('**/portfolio#landing-pages');
  await expectOnly(page, 1, 'Ctrl opens another window');
  // Whoever is faster than the groups change meets no error.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await tabs(page).first().click();
  const fast = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowLeft'];
  await Promise.all(fast.map((key) => page.keyboard.press(key)));
  await expectOnly(page, 2, 'six keys at once');
  await expect.poll(() => isSwapping(page)).toBe(false);
  expect(complaints).toEqual([]);
});

test('each choice is in the address, through which Back, Forward, hands and links walk; it is marked in forced colours', async () => {
  const { page } = await open();
  await tabs(page).nth(1).click();
  await tabs(page).nth(1).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => hashOf(page)).toBe('#landing-pages');
  await page.goBack();
  expect(hashOf(page)).toBe('#sistemas');
  await expectOnly(page, 1);
  await page.goBack();
  expect(hashOf(page)).toBe('');
  await expectOnly(page, 0);
  await page.goForward();
  await page.goForward();
  expect(hashOf(page)).toBe('#landing-pages');
  await expectOnly(page, 2);
  await page.locator('.site-nav').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await tabs(page).first().waitFor();
  await expectOnly(page, 2, 'back from another page');
  await page.evaluate(() => {
    location.hash = '#sistemas';
  });
  await expectOnly(page, 1, 'by hand');
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hashOf(page)).toBe('#conteudo');
  await nextPaint(page);
  await expectOnly(page, 1, 'after the skip link');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(() => underlined(page)).toEqual([false, true, false]);
  const marks = await tabs(page)
    .nth(1)
    .evaluate((tab) => {
      const { backgroundColor: ground, borderTopWidth, borderTopColor } = getComputedStyle(tab);
      const bar = getComputedStyle(tab, '::after').backgroundColor;
      const canvas = getComputedStyle(document.documentElement).backgroundColor;
      return { ground, border: `${borderTopWidth} ${borderTopColor}`, bar, isSeen: bar !== canvas };
    });
  expect(marks).toMatchObject({
    // Browsers set letters on a ground of their own, in which those of a marked ground would be lost.
    ground: expect.stringMatching(/, 0\)$/),
    border: `2px ${marks.bar}`,
    isSeen: true,
  });
});

test('a pointer over a tab asks for the pictures of its group, which are there at the press', async () => {
  const { page } = await open();
  const pictures = page.locator('#sistemas img');
  const areThere = () =>
    pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).complete));
  expect(await areThere()).toBe(false);
  await tabs(page).nth(1).hover();
  await expect.poll(areThere).toBe(true);
});

test('the address of a group shows it, and the last group can be read', async () => {
  const { page, complaints } = await open('#landing-pages');
  await expectOnly(page, 2);
  const list = await page.locator('.tabs').boundingBox();
  expect(list && list.y >= 64 && list.y < 450, 'the tabs are in sight').toBe(true);
  await expectReadable(page, 'the last group');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const row = await page.getByRole('tablist').evaluate((tablist) => ({
      all: [tablist.scrollWidth, tablist.scrollHeight],
      seen: [tablist.clientWidth, tablist.clientHeight],
    }));
    expect(row.all[1]).toBeGreaterThan(0);
    expect(row.all, `the row of tabs at ${width} px`).toEqual(row.seen);
  }
  await page.goto('/portfolio#%E0%A4%A');
  await page.reload();
  await expectOnly(page, 0, 'an address of nothing');
  expect(complaints).toEqual([]);
});

interface Counted {
  swaps: number;
}

/** Counts the transitions that begin, each of them held for as long as anybody could wait. */
function countSwaps(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, { swaps: 0 });
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (change) => {
      (window as unknown as Counted).swaps++;
      const transition = start(change);
      const hold = () => {
        for (const animation of document.getAnimations()) animation.playbackRate = 0.001;
      };
      void transition.ready.then(hold, () => 'the next one came first');
      return transition;
    };
  });
}

test('a group becomes the next one before the eyes, which holds nobody up, where the browser can and movement is welcome', async () => {
  const { page, complaints } = await open('', { prepare: countSwaps, reducedMotion: false });
  const swaps = () => page.evaluate(() => (window as unknown as Counted).swaps);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await layoutShifts(page);
  expect(await swaps(), 'what stands there from the start').toBe(0);
  await tabs(page).nth(1).click();
  await expect.poll(() => isSwapping(page)).toBe(true);
  await expectOnly(page, 1);
  expect(await swaps()).toBe(1);
  await tabs(page).nth(2).click();
  await expectOnly(page, 2, 'by pointer while one is under way');
  await page.keyboard.press('ArrowLeft');
  await expectOnly(page, 1, 'by key while one is under way');
  expect(await focusedTab(page)).toBe('Sistemas');
  expect(await swaps()).toBe(3);
  await tabs(page).nth(1).press('Enter');
  expect(await swaps(), 'the same once more').toBe(3);
  await page.keyboard.press('Tab');
  expect(await focusedGroup(page)).toBe('sistemas');
  expect(await layoutShifts(page), 'nothing jumps').toEqual(shifts);

  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect.poll(() => isSwapping(page)).toBe(false);
  const before = await swaps();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tabs(page).nth(1).click();
  await expectOnly(page, 1, 'where less movement is asked for');
  expect(await swaps()).toBe(before);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => Object.assign(document, { startViewTransition: undefined }));
  await tabs(page).nth(0).click();
  await expectOnly(page, 0, 'in a browser that cannot');
  expect(complaints).toEqual([]);
});

test('without JavaScript the groups stand one after another, and the tabs are links to them', async () => {
  const { page } = await openPage('/portfolio', { width: 1440, javaScript: false });
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
  expect(await tabs(page).count()).toBe(0);
  await expect.poll(() => underlined(page)).toEqual([false, false, false]);
  expect(await page.locator('.project-grid > li').count()).toBe(22);
  expect(await page.locator('.project-grid > li').last().isVisible()).toBe(true);
});

test('when its script does not come, the links still change the group', async () => {
  const { page } = await openPage('/portfolio', {
    width: 1440,
    prepare: (fresh) => fresh.route('**/tabs.*.js', (route) => route.abort()),
  });
  await expect.poll(() => underlined(page)).toEqual([true, false, false]);
  expect(await seen(page)).toEqual([true, false, false]);
  await page.locator('.tabs').getByRole('link', { name: 'Sistemas' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => underlined(page)).toEqual([false, true, false]);
  expect(await seen(page)).toEqual([false, true, false]);
});
