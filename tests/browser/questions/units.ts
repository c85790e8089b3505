// What belongs together is on one line, and no element around it takes a text apart.

import type { Question } from './question.ts';

/** Telephone numbers and dates are such by themselves. */
const UNITS = '.unit, a[href^="tel:"], time';
const RUNNING = 'h1, h2, h3, h4, p, li, dt, dd, strong, em, del, blockquote, figcaption';
const LINKS = `:is(${RUNNING}) a:not(nav a, footer a, .button, [href^="tel:"], [href^="mailto:"])`;
const TEXTS = `:is(${RUNNING}):not(.badge, .kicker, .service-card-price), ${LINKS}`;

export const units: Question = {
  name: 'keeps together what belongs together',
  ask: async ({ page }) => [
    ...(await page.locator(UNITS).evaluateAll(brokenUnits)),
    ...(await page.locator('.unit').evaluateAll(loneItems)),
    ...(await page.locator(TEXTS).evaluateAll(tornTexts)),
  ],
};

/** The texts of elements that stand on more than one line. */
function brokenUnits(all: Element[]): string[] {
  const range = document.createRange();
  return all
    .filter((unit) => {
      range.selectNodeContents(unit);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return unit.checkVisibility() && new Set(tops).size > 1;
    })
    .map(({ textContent }) => `broken: ${textContent}`);
}

/** Units that are a row's or a grid's item beside other text. */
function loneItems(all: Element[]): string[] {
  return all
    .filter(({ parentElement }) =>
      /flex|grid/.test(getComputedStyle(parentElement as Element).display),
    )
    .map(({ parentElement }) => `an item of its own: ${parentElement?.outerHTML}`);
}

/** Elements in which the build would put one, were there a unit in their text. */
function tornTexts(all: Element[]): string[] {
  const isText = ({ nodeType, nodeValue }: Node): boolean =>
    nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
  return all
    .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
    .filter((element) => [...element.childNodes].some(isText))
    .map(({ outerHTML }) => `torn apart: ${outerHTML}`);
}
