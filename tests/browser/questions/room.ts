// Nothing overflows the window, no words are cut or too small, and targets are large enough for a finger.

import { layoutFaults } from '../../support/room.ts';
import type { Question } from './question.ts';

export const reflow: Question = {
  name: 'fits its window and cuts no words off',
  ask: async ({ page }) => {
    const faults = await page.evaluate(layoutFaults);
    return faults.filter((fault) => !fault.startsWith('torn'));
  },
};

export const roomForText: Question = {
  name: 'keeps half of the window for its text',
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

export const punctuation: Question = {
  name: 'begins no line with punctuation',
  ask: ({ page }) =>
    page.evaluate(() => {
      const range = document.createRange();
      // WebKit breaks behind a link that ends with a unit.
      const asked = 'main :is(a, span, strong, em, code):not(:has(> .unit:last-child))';
      return [...document.querySelectorAll(asked)]
        .filter((element) => element.checkVisibility())
        .flatMap((element) => {
          const { nextSibling: next } = element;
          if (next?.nodeType !== Node.TEXT_NODE || !/^[,.;:!?)]/.test(next.nodeValue ?? ''))
            return [];
          range.setStart(next, 0);
          range.setEnd(next, 1);
          const { bottom = 0 } = [...element.getClientRects()].at(-1) ?? {};
          const isBelow = range.getBoundingClientRect().top > bottom - 2;
          return isBelow ? [`${element.textContent}${next.nodeValue?.slice(0, 20)}`] : [];
        });
    }),
};

export const smallWords: Question = {
  name: 'has no words smaller than 13 px',
  ask: ({ page }) =>
    page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      while (walker.nextNode()) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!parent?.checkVisibility() || !textContent?.trim()) continue;
        const size = Number.parseFloat(getComputedStyle(parent).fontSize);
        if (size < 13) faults.push(`${size} px: ${textContent.trim().slice(0, 40)}`);
      }
      return faults;
    }),
};

/** Controls have to be 44 px high, and links 24 px (WCAG 2.5.8). */
export const targets: Question = {
  name: 'can be pressed with a finger',
  ask: async ({ page }) => [
    ...(await page.evaluate(lowerThan, ['a[href]', 24] as const)),
    ...(await page.evaluate(lowerThan, ['button, summary, input, select', 44] as const)),
  ],
};

/**
 * Runs in the page. Links within sentences are exempt; the target of a card's link is the card, and that of a field its
 * label. A link may be lower if no other link is within a circle of that size around it.
 */
function lowerThan([selector, least]: readonly [string, number]): string[] {
  const elements = [...document.querySelectorAll(selector)];
  return elements
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const around = [...(element.parentElement?.childNodes ?? [])];
      const inSentence = around.some(
        (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
      );
      return !(getComputedStyle(element).display === 'inline' && inSentence);
    })
    .flatMap((element) => {
      const stretched = getComputedStyle(element, '::after').position === 'absolute';
      const isCard = stretched && getComputedStyle(element).position === 'static';
      const card = isCard && element instanceof HTMLElement ? element.offsetParent : null;
      const target = card ?? element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isLow = height < least - 0.1 || (least < 44 && width < least - 0.1);
      const isCrowded = (): boolean =>
        least >= 44 || elements.some((other) => other !== element && isNear(target, other));
      return isLow && isCrowded()
        ? [`${element.outerHTML.slice(0, 80)}: ${width} × ${height} px`]
        : [];
    });

  function isNear(target: Element, other: Element): boolean {
    if (!other.checkVisibility()) return false;
    const [own, box] = [target.getBoundingClientRect(), other.getBoundingClientRect()];
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
    const across = Math.max(box.left - x, x - box.right, 0);
    return Math.hypot(across, Math.max(box.top - y, y - box.bottom, 0)) < least / 2;
  }
}
