// Readers whose browser writes letters of 32 px lose nothing, and words stay whole.

import type { Page } from 'playwright';
import { setLetters } from '../../support/browser.ts';
import type { Question } from './question.ts';
import { reflow } from './reflow.ts';

export async function enlarge(page: Page): Promise<void> {
  await setLetters(page, 32);
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
}

/** What is longer than this fits no telephone with letters of any use. */
const LONG_WORD = 11;
const TEXTS = 'main :is(h2, h3, h4, p, li, dt, strong, blockquote)';

export const largeLetters: Question = {
  name: 'keeps its words whole in letters of 32 px',
  ask: async (visit) => {
    const { page } = visit;
    const inHeadlines = (await brokenWords(page, 'h1')).filter(
      (word) => (word.split(' ').at(-1) ?? '').length < LONG_WORD,
    );
    const inTexts = (await brokenWords(page, TEXTS)).filter((word) => /^\p{L}{3,12}$/u.test(word));
    return [
      ...(await reflow.ask(visit)),
      ...(await columnsOfLetters(page)).map((text) => `a column of letters: ${text}`),
      ...[...inHeadlines, ...inTexts].map((word) => `broken: ${word}`),
      ...(await wordsOutOfButtons(page)).map((text) => `out of its button: ${text}`),
    ];
  },
};

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
