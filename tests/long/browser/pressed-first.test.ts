// Presses every control of one page of each template before its scripts have come, and one of each kind on every other
// page: by pointer in the narrow window and by key in the wide one, and the first of a kind in both ways.

import { describe, expect, test } from 'vitest';
import { buildOrThrow } from '../../support/build.ts';
import { run } from '../../support/command.ts';
import { expectSameEnds, PressedPages, SIZES, type Way } from '../../support/press.ts';
import { paths, shapes } from '../../support/site-pages.ts';
import { COMPANY_PAGES, companySite, smallSite, withProposals } from '../../support/small-build.ts';

const CHOICES = ['/proposta-tudo', '/proposta-modulos', '/contato'];
const SMALL = [...CHOICES, '/carreiras', '/blog', '/blog/filme', '/portfolio'];

describe.each([
  { name: 'of the real site', pages: paths, folderOf: () => undefined },
  { name: 'of the small site', pages: SMALL, folderOf: smallSite },
  { name: 'of a new company', pages: COMPANY_PAGES, folderOf: companySite },
])('$name', ({ pages, folderOf }) => {
  test.each(pages)('controls of %s, pressed first, end as pressed later', async (path) => {
    const isShape = pages === SMALL || (pages === paths && shapes.includes(path));
    const faultsAt = async (size: (typeof SIZES)[number]): Promise<string[]> => {
      const page = new PressedPages(size, await folderOf());
      const faults: string[] = [];
      const kinds = new Set<string>();
      for (const control of await page.controlsOf(path)) {
        const { island, kind, isFocusable, href } = control;
        // A link outside of islands is the browser's.
        if (!island && href) continue;
        const all: Way[] = isFocusable ? ['pointer', 'key'] : ['pointer'];
        const isFirst = !kinds.has(kind);
        if (!isShape && !isFirst) continue;
        for (const way of isShape && isFirst ? all : all.slice(size.touch ? 0 : -1).slice(0, 1))
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
  await expectSameEnds(new PressedPages(SIZES[1], await smallSite()), path, 12);
});

test('each control of a protected proposal, pressed first, ends as pressed later', async () => {
  const root = withProposals();
  const { stdout } = await run(root, 'proposal send modulos --protect');
  const [locked = ''] = /\/proposta-[a-z\d]+/.exec(stdout) ?? [];
  const { outDir } = await buildOrThrow(root);
  const page = new PressedPages(SIZES[0], outDir);
  const controls = await page.controlsOf(locked);
  expect(controls.length).toBeGreaterThan(1);
  for (const control of controls) expect(await page.faultsOf(control, 'pointer')).toEqual([]);
});
