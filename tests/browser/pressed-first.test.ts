// The first thing that happens on a page is a press: of one control of each kind, by island, role and template.
// All controls of all pages, in every way: tests/long/browser/pressed-first.test.ts.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { open } from '../support/browser.ts';
import { expectSameEnds, type Press, PressedPage, SIZES } from '../support/press.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall } from '../support/small-build.ts';
import { withoutScript } from './questions/preferences.ts';

/** With what the real site may lack. */
const SMALL = ['/proposta-tudo', '/proposta-modulos', '/blog/filme', '/blog', '/contato'];

const islandsOf = (path: string): string[] => {
  const file = { '/': '/index', '/pagina-que-nao-existe': '/404' }[path] ?? path;
  const html = readFileSync(join(inject('site'), `${file}.html`), 'utf8');
  return [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => `${name}`);
};

test('a control of each kind, pressed first, does once what it promises', async () => {
  const pages = [
    ...shapes.map((path) => ({ path, openPage: open })),
    ...SMALL.map((path) => ({ path, openPage: openSmall })),
  ];
  const seen = new Set<string>();
  const faults: string[] = [];
  let count = 0;
  const lane = async (): Promise<void> => {
    for (let next = pages.shift(); next; next = pages.shift()) {
      const { path, openPage } = next;
      if (openPage === open && islandsOf(path).every((name) => seen.has(name))) continue;
      const page = new PressedPage(path, SIZES[pages.length % 2 ? 0 : 1], openPage);
      for (const control of await page.controls()) {
        const { island, kind, isFocusable } = control;
        if (!island || seen.has(kind)) continue;
        seen.add(kind).add(island);
        // Each in another way; most before their script has come.
        const way: Press['way'] = count % 2 === 0 && isFocusable ? 'key' : 'pointer';
        faults.push(...(await page.faultsOf({ control, way, isSlow: count++ % 3 < 2 })));
      }
      await page.close();
    }
  };
  await Promise.all([lane(), lane()]);
  expect(faults).toEqual([]);
});

test.each(['/proposta-tudo', '/proposta-modulos', '/contato'])(
  '%s ends where the same presses lead once it can answer',
  async (path) => {
    await expectSameEnds(new PressedPage(path, SIZES[1], openSmall), 3);
  },
);

test.each(['/proposta-tudo', '/proposta-modulos'])(
  '%s asks for no choice where no script can answer',
  async (path) => {
    const opened = await openSmall(path, { javaScript: false });
    expect(await withoutScript.ask({ ...opened, path })).toEqual([]);
  },
);
