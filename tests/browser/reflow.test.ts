// Nothing is lost and nothing scrolls sideways: at any width, text size or spacing, without fonts, zoomed in.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { clippedText, openPage, paths, scrollThrough, sidewaysScroll } from '../support/browser.ts';

const WIDTHS = [1920, 1440, 1024, 768, 390, 320];

/** The least distances of WCAG 1.4.12 that a reader may set. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

describe.each([
  { name: 'with its fonts', blockFonts: false },
  { name: 'without its fonts', blockFonts: true },
])('no page scrolls sideways or cuts words off from 320 to 1920 px, $name', ({ blockFonts }) => {
  test.each(paths)('%s', async (path) => {
    const { page } = await openPage(path, { width: 1920, blockFonts });
    await scrollThrough(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await sidewaysScroll(page)).toEqual([]);
      expect.soft(await clippedText(page), `${width} px`).toEqual([]);
    }
  });
});

describe('readers who change the text lose nothing', () => {
  test.each(paths)('%s with text twice as large at 1280 px', async (path) => {
    const { page } = await openPage(path, { width: 1280 });
    await addStyle(page, 'html { font-size: 200% !important }');
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
  });

  test.each(paths)('%s with the spacing of WCAG 1.4.12 at 320 px', async (path) => {
    const { page } = await openPage(path, { width: 320 });
    await addStyle(page, TEXT_SPACING);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
  });
});

describe('at 400 % zoom, a window of 320 by 256 px', () => {
  test.each(paths)('%s keeps half of the window for its text, and all of it', async (path) => {
    const { page } = await openPage(path, { width: 320, height: 256 });
    await page.evaluate(() => scrollTo(0, 600));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
        .reduce(
          (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
          0,
        ),
    );
    expect(covered).toBeLessThanOrEqual(128);
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
  });

  test('the open menu scrolls to its last link', async () => {
    const { page } = await openPage('/', { width: 320, height: 256 });
    await page.locator('summary').click();
    const last = page.locator('.menu-panel a').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 256).toBe(true);
    expect(await sidewaysScroll(page)).toEqual([]);
  });
});

/** As a reader's own style sheet would: the page's policy does not forbid it. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
