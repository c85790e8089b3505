// Nothing sticks out of the window, and no words are cut.

import { clippedText, sidewaysScroll } from '../../support/browser.ts';
import type { Question } from './question.ts';

export const reflow: Question = {
  name: 'fits its window and cuts no words off',
  ask: async ({ page }) => [...(await sidewaysScroll(page)), ...(await clippedText(page))],
};

export const roomForText: Question = {
  name: 'keeps half of a window of 256 px for its text',
  ask: ({ page }) =>
    page.evaluate(() => {
      scrollTo(0, 600);
      const covered = [...document.querySelectorAll('body *')]
        .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
        .reduce(
          (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
          0,
        );
      scrollTo(0, 0);
      return covered > innerHeight / 2 ? [`${covered} px are covered`] : [];
    }),
};
