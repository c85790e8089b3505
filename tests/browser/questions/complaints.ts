// The page has no error, and its strict policy blocks nothing, after everything was scrolled into view and touched.

import { settled } from '../../support/browser.ts';
import type { ChromiumQuestion } from './question.ts';

export const complaints: ChromiumQuestion = {
  name: 'is hydrated without an error, under its own policy',
  inChromium: true,
  ask: async (visit) => {
    const { page } = visit;
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      const seen = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(seen.map((image) => image.decode()));
      scrollTo(0, 0);
      // Begins a press on every control, which loads the islands that wait for one.
      for (const control of document.querySelectorAll(
        'button, input, select, textarea, a, summary',
      ))
        control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    });
    await settled(visit);
    return [...visit.complaints];
  },
};
