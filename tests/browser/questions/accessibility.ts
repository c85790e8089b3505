// Rules of WCAG 2.0 to 2.2, A and AA, by axe.

import { violations } from '../../support/browser.ts';
import type { Question } from './question.ts';

export const accessibility: Question = {
  name: 'breaks no rule of accessibility',
  ask: ({ page }) => violations(page),
};

/** Of all rules the only one that another theme can break. */
export const contrast: Question = {
  name: 'has words that stand out from their ground',
  ask: ({ page }) => violations(page, ['color-contrast']),
};
