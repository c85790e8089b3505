// The menu of small screens, which is a native disclosure and works without scripts.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { settled, type View } from '../support/browser.ts';
import { expectReadable } from '../support/readable.ts';
import { openSmall } from '../support/small-build.ts';
import { targets } from './questions/room.ts';

const open = async (view: View = {}) => openSmall('/', { width: 390, ...view });

const toggle = (page: Page) => page.locator('summary').first();
const blog = (page: Page) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' });
const isOpen = (page: Page) => blog(page).isVisible();
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim());

describe.each([true, false])('with scripts: %s', (javaScript) => {
  test('the menu opens and closes by click, Enter and Space, and keeps the focus inside', async () => {
    const { page } = await open({ javaScript });
    expect(await isOpen(page)).toBe(false);
    const presses = [
      () => toggle(page).click(),
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
    ];
    for (const press of presses) {
      await press();
      await expect.poll(() => isOpen(page)).toBe(true);
      await press();
      await expect.poll(() => isOpen(page)).toBe(false);
    }
    await toggle(page).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').allInnerTexts()).toEqual(['Início', 'Blog']);
    for (const name of [/^Solicitar Orçamento/, '+55 41 91234-5678', 'oi@pinha.test'])
      expect(await page.getByRole('link', { name }).last().isVisible(), `${name}`).toBe(true);
    // The page behind the menu is hidden a moment later.
    await expect.poll(() => page.locator('main h1').isVisible()).toBe(false);
    for (let stop = 0; stop < 9; stop++) {
      await page.keyboard.press('Tab');
      const covered = page.locator(':is(main, footer) :focus');
      expect(await covered.count(), 'of the page that it covers').toBe(0);
    }
    await blog(page).click();
    await page.waitForURL('**/blog');
    expect(await isOpen(page)).toBe(false);
  });
});

test('Escape closes the menu, and the focus returns to its button', async () => {
  const { page } = await open();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('true');
  const seen: (string | undefined)[] = [];
  for (let stop = 0; stop < 7; stop++) {
    await page.keyboard.press('Tab');
    seen.push(await focused(page));
  }
  expect(seen).toEqual([
    ...['Início', 'Blog', expect.stringMatching(/^Solicitar Orçamento/)],
    ...['+55 41 91234-5678', 'oi@pinha.test', 'pinha', 'Menu'],
  ]);
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('pinha');
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect.poll(() => toggle(page).getAttribute('aria-expanded')).toBe('false');
  expect(await toggle(page).evaluate((it) => it === document.activeElement)).toBe(true);
});

test('the page behind the menu does not scroll', async () => {
  const { page } = await open({ height: 500 });
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 400);
  await expect.poll(scrolled).toBe(400);
  // Clicks by coordinates, since the click of a locator would scroll.
  const box = await toggle(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await expect.poll(() => isOpen(page)).toBe(true);
  // The page is hidden a moment later, for screen readers too.
  await expect.poll(() => page.locator('main h1').isVisible()).toBe(false);
  await page.mouse.wheel(0, 700);
  await page.screenshot();
  expect(await scrolled()).toBe(400);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await page.getByRole('navigation', { name: 'Principal' }).isVisible()).toBe(true);
  expect(await page.locator('main h1').isVisible()).toBe(true);
  await page.setViewportSize({ width: 390, height: 500 });
  expect(await isOpen(page)).toBe(false);
  await toggle(page).click();
  await page.goto('/blog');
  await page.goBack();
  expect(await isOpen(page)).toBe(false);
});

test('the open menu is readable, and its last link can be reached at 400 % zoom', async () => {
  const opened = await open();
  const { page } = opened;
  await toggle(page).click();
  await expect.poll(() => isOpen(page)).toBe(true);
  expect(await targets.ask({ ...opened, path: '/' })).toEqual([]);
  await page.setViewportSize({ width: 320, height: 256 });
  await settled(opened);
  expect(await isOpen(page), 'after a telephone resized the window').toBe(true);
  const last = page.getByRole('link', { name: 'oi@pinha.test' }).first();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true);
  await expectReadable(page, 'open');
});
