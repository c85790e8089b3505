// Readers who set the letters of their browser to 32 px lose nothing, and words are not broken.

import type { Page } from 'playwright';
import { layoutFaults } from '../../support/room.ts';
import type { ChromiumQuestion, State } from './question.ts';

/** The size of letters in the browser's own setting, which the widths in style sheets follow. */
export const letters = (standard: number): State => ({
  name: `with letters of ${standard} px`,
  bring: async (page: Page) => {
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

/** Figures, and words of 13 letters or more, which may not fit on a telephone with letters of this size. */
const LONG = /^torn: “(?:.{13,}|.*\d.*)”/;

export const largeLetters: ChromiumQuestion = {
  name: 'keeps its words whole and in their boxes',
  inChromium: true,
  ask: async (visit) => {
    const faults = await visit.page.evaluate(layoutFaults);
    return faults.filter((fault) => !LONG.test(fault));
  },
};
