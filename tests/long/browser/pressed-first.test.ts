// Presses every control of every page as the first thing that happens there: by pointer in the narrow window and by key
// in the wide one, and the first control of a kind on one page of each template in both ways.

import { describe, expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { expectSameEnds, type Press, PressedPage, SIZES } from '../../support/press.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { COMPANY_PAGES, openCompany, openSmall } from '../../support/small-build.ts';

/** Links outside of islands do the same on every page, so that each is pressed on one page only. */
const pressed = new Set<string>();

const CHOICES = ['/proposta-tudo', '/proposta-modulos', '/contato'];
const SMALL = [...CHOICES, '/carreiras', '/blog', '/blog/filme', '/portfolio'];

describe.each([
  { name: 'of the real site', pages: paths, openPage: open },
  { name: 'of the small site', pages: SMALL, openPage: openSmall },
  { name: 'of a new company', pages: COMPANY_PAGES, openPage: openCompany },
])('$name', ({ pages, openPage }) => {
  test.each(pages)(
    'on %s each control, pressed first, does once what it promises',
    async (path) => {
      const isShape = pages === SMALL || shapes.includes(path);
      const faultsAt = async (size: (typeof SIZES)[number]): Promise<string[]> => {
        const page = new PressedPage(path, size, openPage);
        const faults: string[] = [];
        const kinds = new Set<string>();
        let isAnew = true;
        for (const control of await page.controls()) {
          const { island, kind, isFocusable, name, href } = control;
          const plain = [size.width, kind, name, href].join(' ');
          if (!island && /^\/|^https?:|^mailto:|^tel:/.test(href)) {
            if (pressed.has(plain)) continue;
            pressed.add(plain);
          }
          const all: Press['way'][] = isFocusable ? ['pointer', 'key'] : ['pointer'];
          const isFirst = isShape && !kinds.has(kind);
          const ways = isFirst ? all : all.slice(size.touch ? 0 : -1).slice(0, 1);
          for (const way of ways) {
            // A press outside of islands mounts nothing, so that the page can be used again.
            faults.push(...(await page.faultsOf({ control, way, isSlow: false }, isAnew)));
            isAnew = island !== '';
            if (isFirst && island)
              faults.push(...(await page.faultsOf({ control, way, isSlow: true })));
          }
          kinds.add(kind);
        }
        return faults;
      };
      const faults = await Promise.all(SIZES.map(faultsAt));
      expect(faults.flat()).toEqual([]);
    },
  );
});

test.each(CHOICES)('%s ends the same if pressed before or after hydration', async (path) => {
  await expectSameEnds(new PressedPage(path, SIZES[1], openSmall), 12);
});
