// The page's own strict policy blocks nothing of it, and nothing else goes wrong, once every island was touched.

import { islandsAwake, scrollThrough } from '../../support/browser.ts';
import type { Question } from './question.ts';

export const complaints: Question = {
  name: 'comes to life without a complaint, under its own policy',
  ask: async ({ page, complaints: all }) => {
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
    await page.waitForLoadState('networkidle');
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

/** Before the page is asked for: notes what its policy blocks. */
export const NOTE_VIOLATIONS = `
  globalThis.violated = [];
  document.addEventListener('securitypolicyviolation', (event) =>
    violated.push(event.effectiveDirective + ' ' + event.blockedURI));
`;
