// The code of a preview: what changes is loaded again, with all that imports it, and what is wrong is told at its place.

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRebuilder } from '../../commands/serve/rebuild.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import type { Tree } from '../support/tiny-site.ts';

const TREE = {
  'build.ts':
    "import { post } from './templates/post.ts';\nexport const build = ({ code, look }) => ({ text: post(), code, look });\n",
  'templates/post.ts':
    "import { title } from '../domain/title.ts';\nimport { sign } from './sign.ts';\nexport const post = () => title() + sign;\n",
  'templates/sign.ts': "export const sign: string = '!';\n",
  'domain/title.ts':
    "(globalThis as any).evaluated = ((globalThis as any).evaluated ?? 0) + 1;\nexport const title = () => 'Um';\n",
};

/** A project of these files, and what a preview makes of it after a change. */
async function preview() {
  const root = temporaryFolder();
  writeTree(root, TREE);
  const rebuild = await createRebuilder(root, join(root, 'preview/site'));
  return async (tree: Tree = {}) => {
    writeTree(root, tree);
    const report: unknown = await rebuild(Object.keys(tree));
    return report as { text: string; code: string; look: string; problems?: never[] };
  };
}

const evaluated = (): number => Reflect.get(globalThis, 'evaluated') ?? 0;

const OTHER_SIGN = { 'templates/sign.ts': "export const sign = '?';\n" };
const OTHER_TITLE = { 'domain/title.ts': TREE['domain/title.ts'].replace('Um', 'Outro') };

test('what is imported by nothing that changed is not evaluated again', async () => {
  const [change, before] = [await preview(), evaluated()];
  const after = async (tree?: Tree) => [(await change(tree)).text, evaluated() - before];
  expect(await after()).toEqual(['Um!', 1]);
  expect(await after(OTHER_SIGN)).toEqual(['Um?', 1]);
  expect(await after(OTHER_TITLE)).toEqual(['Outro?', 2]);
});

test('a build is told the names of its templates, and of all other code', async () => {
  const change = await preview();
  const [first, sign, title] = [
    await change(),
    await change(OTHER_SIGN),
    await change(OTHER_TITLE),
  ];
  expect([sign.code === first.code, sign.look === first.look]).toEqual([true, false]);
  expect([title.code === sign.code, title.look === sign.look]).toEqual([false, true]);
});

test('what imports each other in a circle changes together', async () => {
  const change = await preview();
  for (const sign of ['!', '?']) {
    const again = "import { post } from './post.ts';\nexport const again = () => post();\n";
    const { text } = await change({
      'templates/sign.ts': `${again}export const sign = '${sign}';\n`,
    });
    expect(text).toBe(`Um${sign}`);
  }
});

test('what is wrong with the code is a problem at its place, until it is mended', async () => {
  const change = await preview();
  const sign = (text: string | null) => ({ 'templates/sign.ts': text });
  const thrown = "\nthrow new Error('nada');\nexport const sign = '!';\n";
  const wrong: [Tree, string, RegExp, number?][] = [
    [sign('export const = 1;\n'), 'templates/sign.ts', /Unexpected token/, 1],
    [sign(null), 'templates/post.ts', /sign\.ts/],
    [sign("\nimport 'nao-ha';\n"), 'templates/sign.ts', /nao-ha/],
    [sign(thrown), 'templates/sign.ts', /: nada$/, 2],
  ];
  for (const [tree, file, message, line] of wrong) {
    // It stays until somebody mends it.
    for (const again of [tree, {}]) {
      const { problems } = await change(again);
      const told = { file, message: expect.stringMatching(message), ...(line && { line }) };
      expect(problems).toMatchObject([told]);
    }
  }
  // Nobody has to save again what asks for a file that is new.
  await change(sign("import './novo.ts';\nexport const sign = '!';\n"));
  expect((await change({ 'templates/novo.ts': 'export {};\n' })).text).toBe('Um!');
  expect((await change(TREE)).text).toBe('Um!');
});
