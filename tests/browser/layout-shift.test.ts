// Nothing jumps while a page loads and is scrolled, even when its fonts come late.

import { describe, expect, test } from 'vitest';
import { openPage, scrollThrough } from '../support/browser.ts';

const PATHS = ['/', '/servicos/websites', '/blog/porque-contratar-software-house'];

describe.each([390, 1440])('nothing shifts at %i px', (width) => {
  test.each(PATHS)('%s', async (path) => {
    const { page } = await openPage(path, {
      width,
      prepare: (fresh) =>
        fresh.route('**/*.woff2', async (route) => {
          await new Promise((done) => setTimeout(done, 300));
          await route.continue();
        }),
    });
    await scrollThrough(page);
    expect(await page.evaluate(() => document.fonts.check('1rem "Familjen Grotesk"'))).toBe(true);
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      await new Promise((done) => setTimeout(done, 200));
      return sum;
    });
    // Zero in the three decimals that browsers report; words may move by a few pixels.
    expect(shift, 'with Arial or Liberation Sans on this computer').toBeLessThan(0.0005);
  });
});
