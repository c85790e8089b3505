// Presses every control of every page before its scripts have come: by pointer in the narrow window and by key in the
// wide one, and the first control of a kind on one page of each template in both ways.

import { describe, expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { buildOrThrow } from '../../support/build.ts';
import { run } from '../../support/command.ts';
import { expectSameEnds, PressedPage, SIZES, type Way } from '../../support/press.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { COMPANY_PAGES, openCompany, openSmall, withProposals } from '../../support/small-build.ts';

const CHOICES = ['/proposta-tudo', '/proposta-modulos', '/contato'];
const SMALL = [...CHOICES, '/carreiras', '/blog', '/blog/filme', '/portfolio'];

describe.each([
  { name: 'of the real site', pages: paths, openPage: open },
  { name: 'of the small site', pages: SMALL, openPage: openSmall },
  { name: 'of a new company', pages: COMPANY_PAGES, openPage: openCompany },
])('$name', ({ pages, openPage }) => {
  test.each(pages)('each control of %s, pressed first, ends as pressed later', async (path) => {
    const isShape = pages === SMALL || shapes.includes(path);
    const faultsAt = async (size: (typeof SIZES)[number]): Promise<string[]> => {
      const page = new PressedPage(path, size, openPage);
      const faults: string[] = [];
      const kinds = new Set<string>();
      for (const control of await page.controls()) {
        const { island, kind, isFocusable, href } = control;
        // A link outside of islands is the browser's.
        if (!island && href) continue;
        const all: Way[] = isFocusable ? ['pointer', 'key'] : ['pointer'];
        const isFirst = isShape && !kinds.has(kind);
        for (const way of isFirst ? all : all.slice(size.touch ? 0 : -1).slice(0, 1))
          faults.push(...(await page.faultsOf(control, way)));
        kinds.add(kind);
      }
      return faults;
    };
    const faults = await Promise.all(SIZES.map(faultsAt));
    expect(faults.flat()).toEqual([]);
  });
});

test.each(CHOICES)('%s ends the same if pressed before or after hydration', async (path) => {
  await expectSameEnds(new PressedPage(path, SIZES[1], openSmall), 12);
});

test('each control of a protected proposal, pressed first, ends as pressed later', async () => {
  const root = withProposals();
  const { stdout } = await run(root, 'proposal send modulos --protect');
  const [locked = ''] = /\/proposta-[a-z\d]+/.exec(stdout) ?? [];
  const { outDir } = await buildOrThrow(root);
  const page = new PressedPage(locked, SIZES[0], (path, view) =>
    open(path, { ...view, folder: outDir }),
  );
  const controls = await page.controls();
  expect(controls.length).toBeGreaterThan(1);
  for (const control of controls) expect(await page.faultsOf(control, 'pointer')).toEqual([]);
});
