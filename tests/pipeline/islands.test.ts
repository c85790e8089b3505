// Islands that are missing, unused, misspelt or broken stop the build, and the last site stays.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IslandName } from '../../domain/islands.ts';
import { formatProblem } from '../../domain/problem.ts';
import { bundleIslands, islandFiles, NO_SCRIPTS } from '../../pipeline/assets/bundle-islands.ts';
import { nameScripts } from '../../pipeline/assets/name-scripts.ts';
import { islandRenderer, refuseIsland } from '../../pipeline/assets/render-island.ts';
import type { Frame } from '../../templates/frame.ts';
import { Island } from '../../templates/parts/island.tsx';
import { type BuiltSite, buildSite, makeProject, REPOSITORY } from '../support/build-site.ts';
import { tagsOf } from '../support/html.ts';
import type { Tree } from '../support/tiny-site.ts';

/** The problems after one change to a site that was right, which has to stay as it was. */
async function problemsAfter(changes: Tree): Promise<string[]> {
  // A tree that names a file in islands/ gets the folder as a copy of its own.
  const site: BuiltSite = await buildSite({ 'islands/runtime/note.txt': 'ours' });
  expect(site.problems).toEqual([]);
  const before = site.read('index.html');
  const after = await site.rebuild(changes);
  expect(after.read('index.html')).toBe(before);
  return after.problems;
}

test('a file that no template can name', async () => {
  expect(await problemsAfter({ 'islands/relogio.ts': 'export const wake = () => {};\n' })).toEqual([
    'islands/relogio.ts\n' +
      '  expected an island that templates can name, found one that nothing uses\n' +
      '  fix: add "relogio" to domain/islands.ts, or delete the file',
  ]);
});

test('an island without its file', async () => {
  expect(await problemsAfter({ 'islands/tabs.ts': null })).toEqual([
    'islands/tabs.ts\n' +
      '  expected the file of the island "tabs", found none\n' +
      '  fix: restore the file, or take the island out of domain/islands.ts',
  ]);
});

test('a syntax error, at its place', async () => {
  const text = 'export const wake = (root) => {\n  root.focus(;\n};\n';
  expect(await problemsAfter({ 'islands/tabs.ts': text })).toEqual([
    'islands/tabs.ts:2:14\n' +
      '  expected code that can be bundled, found: Unexpected ";"\n' +
      '  2 |   root.focus(;\n' +
      '    |              ^\n' +
      '  fix: mend the code at this place',
  ]);
});

test('an import of a file that is not there, at its place', async () => {
  const text = "import { wake } from './impresora.ts';\nexport { wake };\n";
  expect(await problemsAfter({ 'islands/tabs.ts': text })).toEqual([
    'islands/tabs.ts:1:22\n' +
      '  expected code that can be bundled, found: Could not resolve "./impresora.ts"\n' +
      "  1 | import { wake } from './impresora.ts';\n" +
      '    |                      ^\n' +
      '  fix: mend the code at this place',
  ]);
});

function render(name: IslandName, props: object): string {
  const frame = { island: islandRenderer(NO_SCRIPTS) } as unknown as Frame;
  return renderToStaticMarkup(
    createElement(Island<IslandName>, { frame, name, props: props as never }),
  );
}

function refusal(name: string): string {
  const problem = refuseIsland(name);
  return problem ? formatProblem(problem) : '';
}

test('a misspelt name gets the nearest one as advice', () => {
  expect(refusal('tab')).toBe(
    'templates\n' +
      '  expected the name of an island, found "tab"\n' +
      '  fix: did you mean "tabs"?',
  );
});

test('a name that is near to none gets the list', () => {
  expect(refusal('toString')).toBe(
    'templates\n' +
      '  expected the name of an island, found "toString"\n' +
      `  fix: write one of ${islandFiles(REPOSITORY).join(', ')}`,
  );
});

test('props cannot break out of their attribute', () => {
  const routes = ['</script><script>alert(1)</script>', `"aspas" 'simples'`, '&amp; 🌲 <!--'];
  const html = render('not-found', { routes });
  const tags = tagsOf(html);
  expect(tags).toHaveLength(1);
  expect(JSON.parse(tags[0]?.attributes['data-props'] ?? '')).toEqual({ routes });
});

test('scripts and their names are the same wherever the project and its packages lie', async () => {
  const filesIn = async (root: string) => [...(await bundleIslands(root)).value.files];
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
