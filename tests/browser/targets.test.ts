// Everything that can be pressed is large enough for a finger.

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openPage, shapes } from '../support/browser.ts';
import { contentOf } from '../support/content.ts';

interface Target {
  name: string;
  width: number;
  height: number;
}

describe.each([1440, 390])('at %i px', (width) => {
  test.each(shapes)('%s: controls are 44 px high, links 24 px (WCAG 2.5.8)', async (path) => {
    const { page } = await openPage(path, { width });
    const controls = await targets(page, 'button, summary, input, .button, .social-link');
    expect(controls.filter(({ height }) => height < 43.9)).toEqual([]);
    const links = await targets(page, 'a[href]');
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => Math.min(link.width, link.height) < 23.9)).toEqual([]);
  });
});

test('at 390 px the controls of the open menu are 44 px high', async () => {
  const { page } = await openPage('/', { width: 390 });
  await page.locator('summary').click();
  const controls = await targets(page, '.menu nav a, .menu .button, .menu-toggle');
  // Its links, the button that asks for a quote, and the one that closes it.
  expect(controls).toHaveLength(contentOf('navigation.yaml').header.length + 2);
  expect(controls.filter(({ height }) => height < 43.9)).toEqual([]);
});

/** The visible ones; a link within a sentence is as high as its line, a card's link is the card, a choice its label. */
async function targets(page: Page, selector: string): Promise<Target[]> {
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
