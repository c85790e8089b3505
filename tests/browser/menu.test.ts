// The menu of small screens, which is a native disclosure: it works without JavaScript.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, paths, violations } from '../support/browser.ts';
import { contentOf, pageOfTemplate } from '../support/content.ts';

const { header } = contentOf('navigation.yaml') as { header: { label: string; href: string }[] };
const house = contentOf('site.yaml');
const { quoteButton, menu } = contentOf('labels.yaml');
const LINKS = header.map(({ label }) => label);
/** With the quote button, the phone, the e-mail and what closes the menu. */
const STOPS = LINKS.length + 4;
/** A page that the menu leads to, and one more. */
const [PLACE = { label: '', href: '' }, { href: OTHER } = { href: '/' }] = header
  .filter(({ href }) => href !== '/' && paths.includes(href))
  .reverse();
/** Two thousand pixels down there is still text. */
const LONGEST = pageOfTemplate('document')?.route ?? '/';

describe.each([
  { name: 'with JavaScript', javaScript: true },
  { name: 'without JavaScript', javaScript: false },
])('the menu at 390 px, $name', ({ javaScript }) => {
  const open = (path = '/'): Promise<Page> =>
    openPage(path, { width: 390, javaScript }).then(({ page }) => page);

  test('is closed at first', async () => {
    const page = await open();
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('.site-nav').isVisible()).toBe(false);
  });

  test('opens and closes by click', async () => {
    const page = await open();
    await toggle(page).click();
    expect(await panel(page).isVisible()).toBe(true);
    await toggle(page).click();
    expect(await panel(page).isVisible()).toBe(false);
  });

  test.each(['Enter', 'Space'])('opens and closes by %s', async (key) => {
    const page = await open();
    await toggle(page).focus();
    await page.keyboard.press(key);
    expect(await panel(page).isVisible()).toBe(true);
    await page.keyboard.press(key);
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('fills the screen with its links and the quote button', async () => {
    const page = await open();
    await toggle(page).click();
    await movementsOver(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await panel(page).locator('nav a').allInnerTexts()).toEqual(LINKS);
    const button = panel(page).locator('.button');
    expect(await button.textContent()).toContain(quoteButton);
    for (const control of [...(await panel(page).locator('nav a').all()), button]) {
      const box = await control.boundingBox();
      expect(box && box.y > 0 && box.y + box.height < 844).toBe(true);
    }
  });

  test('keeps the page behind it where it is', async () => {
    const page = await open();
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    // By its place: the locator's click would scroll by itself.
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(true);
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(200);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => scrollY)).toBe(500);
  });

  test('keeps the page where it is, also when it is printed or turned meanwhile', async () => {
    const page = await open(LONGEST);
    const place = () => page.evaluate(() => [scrollY, document.body.scrollHeight]);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => scrollTo(0, 2000));
    const before = await place();
    await page.mouse.click(360, 32);
    await page.waitForTimeout(200);
    expect(await place()).toEqual(before);
    await page.pdf();
    expect(await place()).toEqual(before);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.mouse.click(360, 32);
    expect(await panel(page).isVisible()).toBe(false);
    await expect.poll(place).toEqual(before);
  });

  test('keeps the focus away from the page it covers', async () => {
    const page = await open();
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    // The page behind goes a tenth of a second after the menu has come.
    await movementsOver(page);
    const outside: string[] = [];
    for (let stop = 0; stop < STOPS + 6; stop++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return element && element !== document.body && !element.closest('.site-header')
          ? element.textContent
          : undefined;
      });
      if (focused) outside.push(focused);
    }
    expect(outside).toEqual([]);
  });

  test('leads to another page', async () => {
    const page = await open();
    await toggle(page).click();
    await place(page).click();
    await page.waitForURL(`**${PLACE.href}`);
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('shows where the visitor is', async () => {
    const page = await open(PLACE.href);
    await toggle(page).click();
    const current = panel(page).locator('[aria-current]');
    expect(await current.textContent()).toBe(PLACE.label);
    expect(await current.locator('.pinhao').isVisible()).toBe(true);
  });

  test('is gone at 1440 px, even when it was left open', async () => {
    const page = await open();
    await toggle(page).click();
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await toggle(page).isVisible()).toBe(false);
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('.site-nav').isVisible()).toBe(true);
    await page.mouse.move(700, 450);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });
});

describe('the menu with its script', () => {
  async function openMenu(path = '/', by: 'click' | 'Enter' = 'click'): Promise<Page> {
    const { page } = await openPage(path, { width: 390 });
    if (by === 'click') await toggle(page).click();
    else {
      await toggle(page).focus();
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => expanded(page)).toBe('true');
    return page;
  }

  const expanded = (page: Page) => toggle(page).getAttribute('aria-expanded');
  const focusedText = (page: Page) =>
    page.evaluate(() => document.activeElement?.textContent?.trim());

  test('tells whether it is open', async () => {
    const page = await openMenu();
    await toggle(page).click();
    await expect.poll(() => expanded(page)).toBe('false');
    await toggle(page).click();
    await expect.poll(() => expanded(page)).toBe('true');
  });

  test('closes with Escape from any link, and the focus returns', async () => {
    const page = await openMenu();
    await place(page).focus();
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await expect.poll(() => expanded(page)).toBe('false');
  });

  test('answers Escape and Tab after a press beside the links, too', async () => {
    const page = await openMenu();
    await page.mouse.click(300, 120);
    await page.keyboard.press('Tab');
    expect(await toggle(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.mouse.click(300, 120);
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('keeps Tab going round inside, both ways', async () => {
    const page = await openMenu('/', 'Enter');
    const seen: (string | undefined)[] = [];
    for (let stop = 0; stop < STOPS; stop++) {
      await page.keyboard.press('Tab');
      seen.push(await focusedText(page));
    }
    expect(seen).toEqual([
      ...LINKS,
      expect.stringContaining(quoteButton),
      house.phone,
      house.email,
      menu,
    ]);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe(house.email);
    for (let stop = 0; stop < STOPS; stop++) await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe(house.email);
  });

  test('leaves Tab alone once it is closed', async () => {
    const page = await openMenu('/', 'Enter');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('closes when a place on the same page is chosen', async () => {
    const page = await openMenu(PLACE.href);
    await place(page).evaluate((link) => {
      (link as HTMLAnchorElement).href = '#conteudo';
    });
    await place(page).click();
    expect(await panel(page).isVisible()).toBe(false);
    await expect.poll(() => expanded(page)).toBe('false');
  });

  test('is closed on the page that comes back by the browser’s button', async () => {
    const page = await openMenu(PLACE.href);
    await page.goto(OTHER);
    await page.goBack();
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('closes before the page is kept for a return', async () => {
    const page = await openMenu(PLACE.href);
    await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    });
    expect(await panel(page).isVisible()).toBe(false);
  });

  test('is closed in a window that was wide for a while', async () => {
    const page = await openMenu();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(() => expanded(page)).toBe('false');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await panel(page).isVisible()).toBe(false);
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });

  test('stays open when a keyboard or a turn of the phone changes the window', async () => {
    const page = await openMenu();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.waitForTimeout(200);
    expect(await panel(page).isVisible()).toBe(true);
  });
});

describe.each(['light', 'dark'] as const)('the open menu in the %s theme', (scheme) => {
  test.each([390, 320])('breaks no accessibility rule at %i px', async (width) => {
    const { page } = await openPage(PLACE.href, { width, scheme });
    await toggle(page).click();
    // Rows that are still coming are paler than they will be.
    await movementsOver(page);
    expect(await violations(page)).toEqual([]);
  });
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

function toggle(page: Page) {
  return page.locator('.menu-toggle');
}

function panel(page: Page) {
  return page.locator('.menu-panel');
}

/** The link to a page, apart from the e-mail address, which may hold the same word. */
function place(page: Page) {
  return panel(page).locator('nav').getByRole('link', { name: PLACE.label, exact: true });
}
