// Which link of the header is marked as the visitor's place.

import { describe, expect, test } from 'vitest';
import { openPage, paths } from '../support/browser.ts';
import { contentOf } from '../support/content.ts';

const LINKS: { label: string; href: string; includes?: string[] }[] =
  contentOf('navigation.yaml').header;

describe('exactly the right link of the header is the current one', () => {
  test.each(paths.map((path) => [path, expectedOn(path)] as const))(
    '%s: %j',
    async (path, mark) => {
      const { page } = await openPage(path, { width: 1440 });
      const navigation = page.locator('.site-nav [aria-current]');
      const marks = await navigation.evaluateAll((links) =>
        links.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`),
      );
      expect(marks).toEqual(mark);
      const inMenu = page.locator('.menu [aria-current]');
      expect(
        await inMenu.evaluateAll((links) =>
          links.map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`),
        ),
      ).toEqual(mark);
    },
  );
});

test('the current link is bold and its bar is drawn, the others’ are not', async () => {
  const path = LINKS.find(({ href }) => href !== '/' && paths.includes(href))?.href ?? '/';
  const { page } = await openPage(path, { width: 1440 });
  const looks = await page.locator('.site-nav a').evaluateAll((links) =>
    links.map((link) => ({
      current: link.hasAttribute('aria-current'),
      weight: getComputedStyle(link).fontWeight,
      bar: getComputedStyle(link, '::after').transform,
    })),
  );
  for (const { current, weight, bar } of looks) {
    expect(weight).toBe(current ? '700' : '500');
    expect(bar).toBe(current ? 'matrix(1, 0, 0, 1, 0, 0)' : 'matrix(0, 0, 0, 1, 0, 0)');
  }
});

function expectedOn(path: string): string[] {
  return LINKS.flatMap(({ label, href, includes = [] }) => {
    if (href === path) return `${label}: page`;
    const isWithin = href !== '/' && path.startsWith(`${href}/`);
    return isWithin || includes.includes(path) ? `${label}: true` : [];
  });
}
