// The link of the header to the current page is marked, for screen readers and visibly.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { parse } from 'yaml';
import type { Question } from './question.ts';

interface HeaderLink {
  label: string;
  href: string;
  includes?: string[];
}

const LINKS: HeaderLink[] = parse(
  readFileSync(join(inject('project'), 'content/navigation.yaml'), 'utf8'),
).header;

export const currentLink: Question = {
  name: 'marks the right link of the header, and no other',
  ask: async ({ page, path }) => {
    const { hasLinks, found } = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('header:not(main header) nav')];
      const links = bars.flatMap((nav) => [...nav.querySelectorAll('a[href]')]);
      const found = links.map((link) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(link);
        const bar = getComputedStyle(link, '::after');
        const look = [fontWeight, textDecorationLine, bar.transform, bar.opacity, bar.content];
        const mark = link.getAttribute('aria-current');
        const isSeen = link.checkVisibility();
        return { label: link.textContent?.trim(), mark, isSeen, look: look.join() };
      });
      // A proposal and the page after a payment have a header without links, or none.
      return { hasLinks: bars.length > 0, found };
    });
    const marks = found.map(({ label, mark }) => `${label}: ${mark}`);
    const expected = LINKS.map(({ label, href, includes = [] }) => {
      const isWithin = [href, ...includes].some(
        (place) => place !== '/' && `${path}/`.startsWith(`${place}/`),
      );
      return `${label}: ${href === path ? 'page' : isWithin ? 'true' : null}`;
    });
    const others = new Set(
      found.filter(({ isSeen, mark }) => isSeen && !mark).map(({ look }) => look),
    );
    const hidden = found.filter(({ isSeen, mark, look }) => isSeen && mark && others.has(look));
    return [
      // Each link is in the row of links, and again in the menu.
      ...((found.length === 0 && !hasLinks) || marks.join() === [...expected, ...expected].join()
        ? []
        : [`expected ${expected} twice, found ${marks}`]),
      ...(others.size > 1 ? [`links that are not current look different: ${[...others]}`] : []),
      ...hidden.map(({ label }) => `${label} looks like any other`),
    ];
  },
};
