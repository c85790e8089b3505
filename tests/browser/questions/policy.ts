// The page's own strict policy blocks nothing of it, and nothing else goes wrong, once every island was touched.

import { expect } from 'vitest';
import { islandsAwake, scrollThrough } from '../../support/browser.ts';
import type { Question } from './question.ts';

export const complaints: Question = {
  name: 'comes to life without a complaint, under its own policy',
  ask: async ({ page, pending, complaints: all }) => {
    await scrollThrough(page);
    await page
      .locator('[data-when=interaction] > *')
      .evaluateAll((islands) =>
        islands.forEach(
          (island) => void island.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
        ),
      );
    await islandsAwake(page);
    await page.waitForFunction(() => !document.querySelector('.calendar[data-state=loading]'));
    await expect.poll(() => pending.size).toBe(0);
    const weight = await page
      .locator('h1')
      .evaluate((element) => getComputedStyle(element).fontWeight);
    return [
      ...all,
      ...(await page.evaluate<string[]>('violated')),
      ...(weight === '700' ? [] : ['the headline is without its style']),
    ];
  },
};
