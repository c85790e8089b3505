// Nothing of the first window jumps when the fonts come late. How far words move depends on the words: these are the sample's.

import { describe, expect, test } from 'vitest';
import { openPage, scrollThrough } from '../../support/browser.ts';
import { holdUntilPainted, layoutShifts } from '../../support/layout-shift.ts';

const PATHS = ['/', '/blog/porque-contratar-software-house'];

describe.each([390, 1440])('nothing shifts at %i px', (width) => {
  test.each(PATHS)('%s', async (path) => {
    const { page } = await openPage(path, {
      width,
      prepare: (fresh) => holdUntilPainted(fresh, '**/*.woff2'),
    });
    // Further down a line may break elsewhere: whoever scrolls before the fonts have come sees it.
    await page.waitForFunction(() => {
      // Fonts are asked for once words are laid out.
      document.body.getBoundingClientRect();
      const fonts = [...document.fonts].map(({ status }) => status);
      return fonts.includes('loaded') && !fonts.includes('loading');
    });
    await scrollThrough(page);
    expect(await page.evaluate(() => document.fonts.check('1rem "Site Sans"'))).toBe(true);
    // Zero in the three decimals that browsers report; words may move by a few pixels.
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { score }) => total + score, 0);
    const words = `with Arial or Liberation Sans on this computer: ${JSON.stringify(shifts)}`;
    expect(sum, words).toBeLessThan(0.0005);
  });
});
