// What belongs together is on one line, and no element around it takes a text apart.

import { describe, expect, test } from 'vitest';
import { openPage, paths } from '../support/browser.ts';

/** The texts of elements that stand on more than one line. */
function brokenUnits(all: Element[]): (string | null)[] {
  const range = document.createRange();
  return all
    .filter((unit) => {
      range.selectNodeContents(unit);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return unit.checkVisibility() && new Set(tops).size > 1;
    })
    .map(({ textContent }) => textContent);
}

/** Units that are a row's or a grid's item beside other text. */
function loneItems(all: Element[]): (string | undefined)[] {
  return all
    .filter(({ parentElement }) =>
      /flex|grid/.test(getComputedStyle(parentElement as Element).display),
    )
    .map(({ parentElement }) => parentElement?.outerHTML);
}

/** Elements in which the build would put one, were there a unit in their text. */
function tornTexts(all: Element[]): string[] {
  const isText = ({ nodeType, nodeValue }: Node): boolean =>
    nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '';
  return all
    .filter((element) => /flex|grid/.test(getComputedStyle(element).display))
    .filter((element) => [...element.childNodes].some(isText))
    .map(({ outerHTML }) => outerHTML);
}

const RUNNING = 'h1, h2, h3, h4, p, li, dt, dd, strong, em, del, blockquote, figcaption';
const LINKS = `:is(${RUNNING}) a:not(nav a, footer a, .button, [href^="tel:"], [href^="mailto:"])`;

describe('what belongs together stays together', () => {
  test.each(paths)('%s at 1440, 390 and 320 px', async (path) => {
    const { page } = await openPage(path, { width: 1440 });
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.locator('.unit').evaluateAll(brokenUnits), `${width} px`).toEqual([]);
      expect(await page.locator('.unit').evaluateAll(loneItems), `${width} px`).toEqual([]);
      const torn = await page
        .locator(`:is(${RUNNING}):not(.badge, .kicker, .service-card-price), ${LINKS}`)
        .evaluateAll(tornTexts);
      expect(torn, `${width} px`).toEqual([]);
    }
  });
});
