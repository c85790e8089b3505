// Readers whose browser writes letters twice as large, and who ask for more contrast or go by the keyboard.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { clippedText, openPage, paths, shapes, sidewaysScroll } from '../support/browser.ts';

/** As the browser's own setting does it, which the widths in style sheets follow. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is longer than this fits no telephone with letters of any use. */
const LONG_WORD = 11;
const TEXTS = 'main :is(h2, h3, h4, p, li, dt, strong, blockquote)';

describe.each([390, 1440])('with letters of 32 px at %i px nothing is lost', (width) => {
  test.each(paths)('%s', async (path) => {
    const { page } = await openPage(path, { width, prepare: enlarge });
    await expectNothingLost(page);
  });
});

describe('with letters of 32 px at 320 px nothing is lost, and words stay whole', () => {
  test.each(paths)('%s', async (path) => {
    const { page } = await openPage(path, { width: 320, prepare: enlarge });
    await expectNothingLost(page);
    expect(await columnsOfLetters(page), 'columns of single letters').toEqual([]);
    const inHeadlines = (await brokenWords(page, 'h1')).filter(
      (word) => (word.split(' ').at(-1) ?? '').length < LONG_WORD,
    );
    expect(inHeadlines, 'broken in headlines').toEqual([]);
    const inTexts = await brokenWords(page, TEXTS);
    const plain = inTexts.filter((word) => /^\p{L}{3,12}$/u.test(word));
    expect(plain, 'broken in texts').toEqual([]);
    expect(await wordsOutOfButtons(page), 'out of their buttons').toEqual([]);
  });
});

async function expectNothingLost(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  expect(await sidewaysScroll(page)).toEqual([]);
  expect(await clippedText(page)).toEqual([]);
}

/** Buttons whose letters reach over their own borders. */
function wordsOutOfButtons(page: Page): Promise<string[]> {
  return page.locator('.button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const box = button.getBoundingClientRect();
        return [...button.childNodes]
          .filter((node) => node instanceof Text)
          .some((text) => {
            const range = document.createRange();
            range.selectNodeContents(text);
            const { left, right } = range.getBoundingClientRect();
            return left < box.left || right > box.right;
          });
      })
      .map((button) => button.textContent ?? ''),
  );
}

/** Texts of several words with less than three letters on each of their lines. */
function columnsOfLetters(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, th, li, span, strong)')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility())
      .filter((element) => !element.closest('.visually-hidden, code'))
      .filter((element) => {
        const text = element.textContent?.trim() ?? '';
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const isSeen = element.getBoundingClientRect().width > 1;
        return isSeen && lines.size > 2 && text.length / lines.size < 3;
      })
      .map((element) => element.textContent ?? ''),
  );
}

/** The words that stand on more than one line. */
function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((titles) =>
    titles.flatMap((title) => {
      const [text] = title.childNodes;
      const isSeen = title.getBoundingClientRect().width > 1;
      if (!(text instanceof Text && isSeen)) return [];
      return [...text.data.matchAll(/[\p{L}\d]+/gu)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
}

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
