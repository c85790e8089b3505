// Nothing jumps when the fonts come late. How far words move depends on the words: these are the sample's.

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
    await scrollThrough(page);
    expect(await page.evaluate(() => document.fonts.check('1rem "Familjen Grotesk"'))).toBe(true);
    // Zero in the three decimals that browsers report; words may move by a few pixels.
    const shifts = await layoutShifts(page);
    const sum = shifts.reduce((total, { score }) => total + score, 0);
    expect(sum, 'with Arial or Liberation Sans on this computer').toBeLessThan(0.0005);
  });
});
