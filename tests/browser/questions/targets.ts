// Everything that can be pressed is large enough for a finger: controls 44 px high, links 24 px (WCAG 2.5.8).

import type { Page } from 'playwright';
import type { Question } from './question.ts';

interface Target {
  name: string;
  width: number;
  height: number;
}

export const targets: Question = {
  name: 'can be pressed with a finger',
  ask: async ({ page }) => {
    const links = await targetsOf(page, 'a[href]');
    return [
      ...(links.length > 1 ? [] : ['there is hardly a link']),
      ...links.filter(({ width, height }) => Math.min(width, height) < 23.9).map(sized),
      ...(await lowControls(page, 'button, summary, input, .button, .social-link')),
    ];
  },
};

/** The controls that are less than 44 px high. */
export async function lowControls(page: Page, selector: string): Promise<string[]> {
  return (await targetsOf(page, selector)).filter(({ height }) => height < 43.9).map(sized);
}

function sized({ name, width, height }: Target): string {
  return `${name}: ${width} × ${height} px`;
}

/** The visible ones; a link within a sentence is as high as its line, a card's link is the card, a choice its label. */
async function targetsOf(page: Page, selector: string): Promise<Target[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { display } = getComputedStyle(element);
        const around = [...(element.parentElement?.childNodes ?? [])];
        const inSentence = around.some(
          (node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
        );
        return !(display === 'inline' && inSentence);
      })
      .map((element) => {
        const stretched = getComputedStyle(element, '::after');
        const wholeCard =
          stretched.position === 'absolute' && getComputedStyle(element).position === 'static';
        const card = wholeCard && element instanceof HTMLElement ? element.offsetParent : null;
        const target = card ?? element.closest('label') ?? element;
        const { width, height } = target.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
        return { name: name || element.outerHTML, width, height };
      }),
  );
}
