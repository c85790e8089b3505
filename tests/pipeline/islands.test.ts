// Islands that are missing, unused, misspelt or broken stop the build, and the last site stays.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IslandName } from '../../domain/islands.ts';
import { bundleIslands, NO_SCRIPTS, nameScripts } from '../../pipeline/assets/bundle-islands.ts';
import { islandRenderer } from '../../pipeline/assets/render-island.ts';
import { type Frame, FrameContext } from '../../templates/frame.ts';
import { Island } from '../../templates/parts/island.tsx';
import { buildSite, makeProject, REPOSITORY } from '../support/build-site.ts';
import { tagsOf } from '../support/html.ts';
import { expectProblems } from '../support/refusals.ts';
import type { Tree } from '../support/tiny-site.ts';

test('islands that are unused, missing or broken are problems at their places, and the last site stays', async () => {
  // A tree that names a file in islands/ gets the folder as a copy of its own.
  const site = await buildSite({ 'islands/runtime/note.txt': 'ours' });
  const before = site.read('index.html');
  const tabs = readFileSync(join(site.root, 'islands/tabs.ts'), 'utf8');
  const said: string[] = [];
  const trees: Tree[] = [
    { 'islands/relogio.ts': 'export const wake = () => {};\n' },
    { 'islands/relogio.ts': null, 'islands/tabs.ts': null },
    { 'islands/tabs.ts': 'export const wake = (root) => {\n  root.focus(;\n};\n' },
  ];
  for (const tree of trees) said.push(...(await site.rebuild(tree)).problems);
  expect(said[2]).toContain('\n  2 |   root.focus(;\n    |              ^\n');
  expectProblems(
    said,
    `
    islands/relogio.ts » expected an island that templates can name, found one that nothing uses
    fix: add "relogio" to domain/islands.ts, or delete the file
    islands/tabs.ts » expected the file of the island "tabs", found none
    fix: restore the file, or take the island out of domain/islands.ts
    islands/tabs.ts:2:14 » expected code that can be bundled, found: Unexpected ";"
    fix: mend the code at this place`,
  );
  expect(site.read('index.html')).toBe(before);
  expect((await site.rebuild({ 'islands/tabs.ts': tabs })).problems).toEqual([]);
});

function render(name: IslandName, props: object): string {
  const frame = { island: islandRenderer(NO_SCRIPTS) } as unknown as Frame;
  return renderToStaticMarkup(
    createElement(
      FrameContext,
      { value: frame },
      createElement(Island<IslandName>, { name, props: props as never }),
    ),
  );
}

test('props cannot break out of their attribute', () => {
  const routes = ['</script><script>alert(1)</script>', `"aspas" 'simples'`, '&amp; 🌲 <!--'];
  const html = render('not-found', { routes });
  const tags = tagsOf(html);
  expect(tags).toHaveLength(1);
  expect(JSON.parse(tags[0]?.attributes['data-props'] ?? '')).toEqual({ routes });
});

test('scripts and their names are the same wherever the project and its packages lie', async () => {
  const filesIn = async (root: string) => Object.entries((await bundleIslands(root)).value.files);
  // The way to each file leads out of a project of links.
  const linked = await filesIn(makeProject());
  expect(linked.length).toBeGreaterThan(0);
  expect(await filesIn(REPOSITORY)).toEqual(linked);
});

test('a script has another name once a script that it imports says something else', () => {
  const named = (text: string) =>
    nameScripts(
      new Map([
        ['menu.AAAAAAAA.js', 'import "./shared.BBBBBBBB.js"'],
        ['shared.BBBBBBBB.js', 'later("./shared.CCCCCCCC.js")'],
        ['shared.CCCCCCCC.js', text],
        ['tabs.DDDDDDDD.js', 'tabs()'],
      ]),
    );
  const [before, after] = [named('one()'), named('two()')].map((names) => [...names.values()]);
  const isSame = before?.map((name, place) => name === after?.[place]);
  expect(isSame).toEqual([false, false, false, true]);
  expect(before?.[0]).toMatch(/^menu\.[0-9a-f]{8}\.js$/);
});
