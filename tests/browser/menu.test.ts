// The menu of small screens, which is a native disclosure: it works without JavaScript.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { siteWords } from '../../domain/words.ts';
import { openPage, paths, type View, violations } from '../support/browser.ts';
import { contentOf, pageOfTemplate } from '../support/content.ts';
import { lowControls } from './questions/targets.ts';

const { header } = contentOf('navigation.yaml') as { header: { label: string; href: string }[] };
const house = contentOf('site.yaml');
const { quoteButton, menu } = siteWords;
const LINKS = header.map(({ label }) => label);
/** With the quote button, the phone, the e-mail and what closes the menu. */
const STOPS = LINKS.length + 4;
/** A page that the menu leads to, and one more. */
const [PLACE = { label: '', href: '' }, { href: OTHER } = { href: '/' }] = header
  .filter(({ href }) => href !== '/' && paths.includes(href))
  .reverse();
/** Two thousand pixels down there is still text. */
const LONGEST = pageOfTemplate('document')?.route ?? '/';

const open = async (path: string, view: Partial<View> = {}): Promise<Page> =>
  (await openPage(path, { width: 390, reducedMotion: true, ...view })).page;

const toggle = (page: Page) => page.locator('.menu-toggle');
const panel = (page: Page) => page.locator('.menu-panel');
/** The link to a page, apart from the e-mail address, which may hold the same word. */
const place = (page: Page) =>
  panel(page).locator('nav').getByRole('link', { name: PLACE.label, exact: true });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);
/** The page behind goes a tenth of a second after the menu has come. */
const alone = (page: Page): Promise<unknown> =>
  expect
    .poll(() => page.locator('main').evaluate((main) => getComputedStyle(main).contentVisibility))
    .toBe('hidden');

describe.each([
  { name: 'with JavaScript', javaScript: true },
  { name: 'without JavaScript', javaScript: false },
])('the menu at 390 px, $name', ({ javaScript }) => {
  test('opens and closes by click, Enter and Space, and is closed at first', async () => {
    const page = await open('/', { javaScript });
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('.site-nav').isVisible()).toBe(false);
    for (const press of [
      () => toggle(page).click(),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ]) {
      await press();
      expect(await panel(page).isVisible()).toBe(true);
      await press();
      expect(await panel(page).isVisible()).toBe(false);
    }
  });

  test('fills the screen with its links and the quote button, keeps the focus, and leads on', async () => {
    const page = await open('/', { javaScript, reducedMotion: false });
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await movementsOver(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await panel(page).locator('nav a').allInnerTexts()).toEqual(LINKS);
    const button = panel(page).locator('.button');
    expect(await button.textContent()).toContain(quoteButton);
    for (const control of [...(await panel(page).locator('nav a').all()), button]) {
      const box = await control.boundingBox();
      expect(box && box.y > 0 && box.y + box.height < 844).toBe(true);
    }
    expect(await lowControls(page, '.menu nav a, .menu .button, .menu-toggle')).toEqual([]);
    const outside: string[] = [];
    for (let stop = 0; stop < STOPS + 6; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const isOut = element && element !== document.body && !element.closest('.site-header');
        return isOut ? element.textContent : undefined;
      });
      if (focused) outside.push(focused);
    }
    expect(outside, 'of the page that it covers').toEqual([]);
    await place(page).click();
    await page.waitForURL(`**${PLACE.href}`);
    expect(await panel(page).isVisible()).toBe(false);
    await toggle(page).click();
    const current = panel(page).locator('[aria-current]');
    expect(await current.textContent()).toBe(PLACE.label);
    expect(await current.locator('.seed').isVisible()).toBe(true);
  });
});

describe('the menu with its script', () => {
  const expanded = (page: Page) => toggle(page).getAttribute('aria-expanded');
  const focusedText = (page: Page) =>
    page.evaluate(() => document.activeElement?.textContent?.trim());
  const hasFocus = (page: Page) =>
    toggle(page).evaluate((element) => element === document.activeElement);

  async function openMenu(page: Page, by: 'click' | 'Enter' = 'click'): Promise<void> {
    if (by === 'click') await toggle(page).click();
    else {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => expanded(page)).toBe('true');
  }

  test('tells whether it is open, and closes with Escape, whereupon the focus returns', async () => {
    const page = await open('/');
    await openMenu(page);
    await toggle(page).click();
    await expect.poll(() => expanded(page)).toBe('false');
    await openMenu(page);
    await place(page).focus();
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    expect(await hasFocus(page)).toBe(true);
    await expect.poll(() => expanded(page)).toBe('false');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    // After a press beside the links, too.
    await openMenu(page);
    await page.mouse.click(300, 120);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page)).toBe(true);
    await page.mouse.click(300, 120);
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('keeps the page behind it where it is, and is gone at 1440 px', async () => {
    const page = await open('/');
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolled(page)).toBe(500);
    // By its place: the locator's click would scroll by itself.
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(true);
    await alone(page);
    await page.mouse.wheel(0, 700);
    await page.screenshot();
    expect(await scrolled(page)).toBe(500);
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(false);
    expect(await scrolled(page)).toBe(500);
    await page.mouse.click(360, 32);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('.site-nav').isVisible()).toBe(true);
    const before = await scrolled(page);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(before + 300);
    expect(await page.locator('main').isVisible()).toBe(true);
  });

  test('keeps the page where it is, also when it is printed or turned meanwhile', async () => {
    const page = await open(LONGEST);
    const where = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 2000));
    const before = await where();
    await page.mouse.click(360, 32);
    await alone(page);
    expect(await where()).toEqual(before);
    await page.pdf();
    expect(await where()).toEqual(before);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(false);
    await expect.poll(where).toEqual(before);
  });

  test('keeps Tab going round inside, both ways', async () => {
    const page = await open('/');
    await openMenu(page, 'Enter');
    const seen: (string | undefined)[] = [];
    for (let stop = 0; stop < STOPS; stop++) {
      await page.keyboard.press('Tab');
      seen.push(await focusedText(page));
    }
    const button = expect.stringContaining(quoteButton);
    expect(seen).toEqual([...LINKS, button, house.phone, house.email, menu]);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe(house.email);
    for (let stop = 0; stop < STOPS; stop++) await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe(house.email);
  });

  test('closes when the visitor goes on: on the page, to another one and back, to a wide window', async () => {
    const page = await open(PLACE.href);
    await openMenu(page);
    // A keyboard or a turn of the phone changes the window, too.
    await page.setViewportSize({ width: 844, height: 390 });
    await page.screenshot();
    expect(await panel(page).isVisible()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => expanded(page)).toBe('false');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
    await openMenu(page);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    });
    expect(await panel(page).isVisible(), 'before it is kept for a return').toBe(false);
    await openMenu(page);
    await page.goto(OTHER);
    await page.goBack();
    expect(await panel(page).isVisible(), 'on the page that comes back').toBe(false);
    await openMenu(page);
    await place(page).evaluate((link) => {
      (link as HTMLAnchorElement).href = '#conteudo';
    });
    await place(page).click();
    expect(await panel(page).isVisible(), 'for a place on the same page').toBe(false);
    await expect.poll(() => expanded(page)).toBe('false');
  });
});

test('the open menu is kind to everybody, and scrolls to its last link at 400 % zoom', async () => {
  const page = await open(PLACE.href);
  await toggle(page).click();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, ['color-contrast']), 'in the dark').toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  const last = page.locator('.menu-panel a').last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true);
});

/** What follows the scrolling never ends. */
async function movementsOver(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ finished }) => finished),
    ),
  );
}
