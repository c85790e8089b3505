// Presses a control as the first thing that happens on a page: one of each kind, by island, role and template.
// tests/long/browser/pressed-first.test.ts presses all controls of all pages, in every way.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { open } from '../support/browser.ts';
import { expectSameEnds, PressedPage, SIZES } from '../support/press.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall } from '../support/small-build.ts';
import { withoutScript } from './questions/preferences.ts';

const islandsOf = (path: string): string[] => {
  const file = { '/': '/index', '/pagina-que-nao-existe': '/404' }[path] ?? path;
  const html = readFileSync(join(inject('site'), `${file}.html`), 'utf8');
  return [...html.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => `${name}`);
};

const SMALL = [
  ...['/proposta-tudo', '/proposta-modulos', '/contato', '/carreiras', '/blog', '/blog/filme'],
  ...['/portfolio', '/agendamento', '/pagina-que-nao-existe'],
];

/** Pages alternate between the two sizes of window; of the real site those with an island that the small one lacks. */
const PAGES = [
  ...SMALL.map((path) => ({ path, site: 'small', openPage: openSmall })),
  ...shapes.map((path) => ({ path, site: 'real', openPage: open })),
].map((page, place) => ({ ...page, size: SIZES[place % 2 === 0 ? 0 : 1] }));

const seen = new Set<string>();

test.each(PAGES)('each control of $path, pressed first, ends as pressed later', async (row) => {
  const { path, site, openPage, size } = row;
  if (site === 'real' && islandsOf(path).every((name) => seen.has(name))) return;
  const page = new PressedPage(path, size, openPage);
  // The last of a kind is not what is chosen from the start.
  for (const control of (await page.controls()).toReversed()) {
    const { island, element, href, kind, isFocusable } = control;
    const isNative = element === 'label' || (href !== '' && !href.includes('#'));
    if (!island || isNative || seen.has(kind)) continue;
    seen.add(kind).add(island);
    const way = isFocusable && !size.touch ? 'key' : 'pointer';
    expect.soft(await page.faultsOf(control, way)).toEqual([]);
  }
});

test.each(['/proposta-tudo', '/contato'])(
  '%s ends the same if pressed before or after hydration',
  async (path) => {
    await expectSameEnds(new PressedPage(path, SIZES[1], openSmall), 2);
  },
);

test.each(['/proposta-tudo', '/proposta-modulos'])(
  '%s offers no choice without scripts',
  async (path) => {
    const opened = await openSmall(path, { javaScript: false });
    expect(await withoutScript.ask({ ...opened, path })).toEqual([]);
  },
);

test('“Salvar em PDF”, pressed twice before the page has loaded, prints once, and with the style for paper', async () => {
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  const { page } = await openSmall('/proposta-tudo', {
    until: 'commit',
    prepare: async (fresh) => {
      await fresh.route('**/papel.*.css', (route) => held.then(() => route.fallback()));
      await fresh.addInitScript(() => {
        Object.assign(globalThis, { printed: [] as string[] });
        addEventListener('beforeprint', () => {
          const rules = Array.from(document.styleSheets, ({ cssRules }) => cssRules.length);
          Reflect.get(globalThis, 'printed').push(rules.every(Boolean) ? 'styled' : 'bare');
        });
      });
    },
  });
  const button = page.getByRole('button', { name: 'Salvar em PDF' });
  const printed = () => page.evaluate(() => Reflect.get(globalThis, 'printed'));
  await button.click({ noWaitAfter: true });
  await button.click({ noWaitAfter: true });
  expect(await printed()).toEqual([]);
  release();
  await expect.poll(printed).toEqual(['styled']);
});
