// Readers whose browser writes letters twice as large, and who ask for more contrast or go by the keyboard.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { clippedText, openPage, paths, shapes, sidewaysScroll } from '../support/browser.ts';

/** As the browser's own setting does it, which the widths in style sheets follow. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

describe.each([320, 390, 1440])('with letters of 32 px at %i px nothing is lost', (width) => {
  test.each(paths)('%s', async (path) => {
    const { page } = await openPage(path, { width, prepare: enlarge });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(await sidewaysScroll(page)).toEqual([]);
    expect(await clippedText(page)).toEqual([]);
  });
});

test('whoever asks for more contrast reads secondary text in the ink of headlines', async () => {
  const inks = async (contrast: 'more' | 'no-preference') => {
    const { page } = await openPage('/', { width: 1440 });
    await page.emulateMedia({ contrast });
    return page.evaluate(() =>
      ['h1', '.lead'].map((name) => {
        const element = document.querySelector(`main ${name}`);
        return element && getComputedStyle(element).color;
      }),
    );
  };
  const [title, lead] = await inks('more');
  expect(lead).toBe(title);
  const [usualTitle, usualLead] = await inks('no-preference');
  expect(usualLead).not.toBe(usualTitle);
});

describe('what is called by its name is called by what is seen', () => {
  test.each(shapes)('%s', async (path) => {
    const { page } = await openPage(path, { width: 1440 });
    const hidden = await page.evaluate(() => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll(/[\s\p{P}]+/gu, ' ')
          .trim();
      return [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary')]
        .filter((element) => element.checkVisibility() && element.ariaLabel)
        .filter((element) => {
          const seen = (element as HTMLInputElement).labels?.[0] ?? element;
          return !plain(element.ariaLabel ?? '').includes(plain(seen.innerText));
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(hidden).toEqual([]);
  });
});

test('no drawing of a service swallows the ring of the focus', async () => {
  const { page } = await openPage('/', { width: 1440 });
  await page.locator('.service-card a').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const ring = await page
    .locator('.service-card a')
    .first()
    .evaluate((link) => {
      const { outlineColor, outlineWidth, outlineOffset, borderTopColor, borderTopWidth } =
        getComputedStyle(link, '::after');
      const card = getComputedStyle(link.closest('.service-card') as Element).backgroundColor;
      return {
        outlineColor,
        outlineWidth,
        outlineOffset,
        borderTopWidth,
        onCard: borderTopColor === card,
      };
    });
  // Between the ring and the drawing there is the ground of the card, on either side.
  expect(ring).toMatchObject({
    outlineWidth: '3px',
    outlineOffset: '-6px',
    borderTopWidth: '9px',
    onCard: true,
  });
});
