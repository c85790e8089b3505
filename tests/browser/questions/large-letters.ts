// Readers whose browser writes letters of 32 px lose nothing, and words stay whole.

import type { Page } from 'playwright';
import type { Question, State } from './question.ts';
import { reflow } from './room.ts';

/** The size of letters in the browser's own setting, which the widths in style sheets follow. */
export const letters = (standard: number): State => ({
  name: `with letters of ${standard} px`,
  bring: async (page) => {
    const session = await page.context().newCDPSession(page);
    const fixed = Math.round((standard * 13) / 16);
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
    await session.detach();
    await page.waitForFunction(
      (size) => getComputedStyle(document.documentElement).fontSize === size,
      `${standard}px`,
    );
  },
});

/** A longer word fits no telephone with letters of any use. */
const LONG_WORD = 11;
const TEXTS = 'main :is(h2, h3, h4, p, li, dt, strong, blockquote)';

export const largeLetters: Question = {
  name: 'keeps its words whole',
  ask: async (visit) => {
    const { page } = visit;
    const inHeadlines = (await brokenWords(page, 'h1')).filter((word) => word.length < LONG_WORD);
    const inTexts = (await brokenWords(page, TEXTS)).filter((word) => /^\p{L}{3,12}$/u.test(word));
    const buttons = page.locator(':is(button, a):visible');
    return [
      ...(await reflow.ask(visit)),
      ...(await page.locator('main :not(code, [aria-hidden] *)').evaluateAll(columnsOfLetters)),
      ...[...inHeadlines, ...inTexts].map((word) => `broken: ${word}`),
      ...(await buttons.evaluateAll(wordsOutOfBox)),
    ];
  },
};

/** Runs in the page: texts of several words with less than three letters on each of their lines. */
function columnsOfLetters(elements: Element[]): string[] {
  return elements
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .filter((element) => {
      const text = element.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isSeen = element.getBoundingClientRect().width > 1;
      return isSeen && lines.size > 2 && text.length / lines.size < 3;
    })
    .map((element) => `a column of letters: ${element.textContent}`);
}

/** Runs in the page: letters that reach over the borders of what is pressed. */
function wordsOutOfBox(buttons: Element[]): string[] {
  return buttons
    .filter((button) => getComputedStyle(button).display !== 'inline')
    .filter((button) => {
      const box = button.getBoundingClientRect();
      return [...button.childNodes]
        .filter((node) => node instanceof Text)
        .some((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, right, width } = range.getBoundingClientRect();
          return width > 0 && (left < box.left - 1 || right > box.right + 1);
        });
    })
    .map((button) => `out of its box: ${button.textContent}`);
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
