// Which link of the header is marked as the visitor's place, for ears and for eyes.

import { contentOf } from '../../support/content.ts';
import type { Question } from './question.ts';

const LINKS: { label: string; href: string; includes?: string[] }[] =
  contentOf('navigation.yaml').header;

export const currentLink: Question = {
  name: 'marks the right link of the header, and no other',
  ask: async ({ page, path }) => {
    const expected = expectedOn(path).join();
    const [bar = '', menu = ''] = await page.evaluate(() =>
      ['.site-nav', '.menu'].map((part) =>
        [...document.querySelectorAll(`${part} [aria-current]`)]
          .map((link) => `${link.textContent}: ${link.getAttribute('aria-current')}`)
          .join(),
      ),
    );
    const marks = { bar, menu };
    return [
      ...Object.entries(marks)
        .filter(([, found]) => found !== expected)
        .map(([part, found]) => `expected "${expected}" in the ${part}, found "${found}"`),
      ...(await page.locator('.site-nav a').evaluateAll(wrongLooks)),
    ];
  },
};

function expectedOn(path: string): string[] {
  return LINKS.flatMap(({ label, href, includes = [] }) => {
    if (href === path) return `${label}: page`;
    const isWithin = [href, ...includes].some(
      (place) => place !== '/' && `${path}/`.startsWith(`${place}/`),
    );
    return isWithin ? `${label}: true` : [];
  });
}

/** The current one is bold and has its bar, the others have neither. */
function wrongLooks(links: Element[]): string[] {
  return links
    .filter((link) => {
      const isCurrent = link.hasAttribute('aria-current');
      const { fontWeight } = getComputedStyle(link);
      const { transform } = getComputedStyle(link, '::after');
      return (
        fontWeight !== (isCurrent ? '700' : '500') ||
        transform !== (isCurrent ? 'matrix(1, 0, 0, 1, 0, 0)' : 'matrix(0, 0, 0, 1, 0, 0)')
      );
    })
    .map((link) => `the look of ${link.textContent}`);
}
