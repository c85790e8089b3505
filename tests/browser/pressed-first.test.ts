// Presses a control as the first thing that happens on a page: one of each kind, by island, role and template.
// tests/long/browser/pressed-first.test.ts presses all controls of all pages, in every way.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { expectSameEnds, PressedPages, SIZES } from '../support/press.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall, smallSite } from '../support/small-build.ts';
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
const seen = new Set<string>();

/** Presses one control of each kind, in the order of the pages. */
async function expectSameEffects(page: PressedPages, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // The last of a kind is not what is chosen from the start.
    for (const control of (await page.controlsOf(path)).toReversed()) {
      const { island, element, href, kind, isFocusable } = control;
      const isNative = element === 'label' || (href !== '' && !href.includes('#'));
      if (!island || isNative || seen.has(kind)) continue;
      seen.add(kind).add(island);
      const way = isFocusable && !page.size.touch ? 'key' : 'pointer';
      expect.soft(await page.faultsOf(control, way)).toEqual([]);
    }
  }
}

/** Pages alternate between the two sizes of window. */
test.each(SIZES)(
  'a control of each kind, pressed first at $width px, ends as later',
  async (size) => {
    const at = SIZES.indexOf(size);
    const half = SMALL.filter((_, place) => place % 2 === at);
    await expectSameEffects(new PressedPages(size, await smallSite()), half);
  },
);

test('so does one of each kind that only the real site has', async () => {
  const more = shapes.filter((path) => islandsOf(path).some((name) => !seen.has(name)));
  await expectSameEffects(new PressedPages(SIZES[1]), more);
});

test.each(['/proposta-tudo', '/contato'])(
  '%s ends the same if pressed before or after hydration',
  async (path) => {
    await expectSameEnds(new PressedPages(SIZES[1], await smallSite()), path, 1);
  },
);

test.each(['/proposta-tudo', '/proposta-modulos'])(
  '%s offers no choice without scripts',
  async (path) => {
    const opened = await openSmall(path, { javaScript: false });
    expect(await withoutScript.ask({ ...opened, path })).toEqual([]);
  },
);

test('“Salvar em PDF”, pressed twice early, prints once, and with the style for paper', async () => {
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
