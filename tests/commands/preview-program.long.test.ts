// The code of a preview: what changes is loaded again, with all that imports it, and nothing else.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { ProgramLoader } from '../../commands/serve/program.ts';
import { createRebuilder } from '../../commands/serve/rebuild.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

const TREE = {
  'build.ts': "import { post } from './templates/post.ts';\nexport const build = () => post();\n",
  'templates/post.ts':
    "import { title } from '../domain/title.ts';\nimport { sign } from './sign.ts';\nexport const post = () => title() + sign;\n",
  'templates/sign.ts': "export const sign: string = '!';\n",
  'domain/title.ts':
    "(globalThis as any).evaluated = ((globalThis as any).evaluated ?? 0) + 1;\nexport const title = () => 'Um';\n",
};

let root: string;
let cache: string;
let loader: ProgramLoader;

beforeEach(() => {
  root = temporaryFolder();
  cache = join(root, 'modules');
  writeTree(root, TREE);
  loader = new ProgramLoader(root, cache);
});

async function run(): Promise<unknown> {
  const { file } = await loader.prepare();
  const { build } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return build();
}

const evaluated = (): number => Reflect.get(globalThis, 'evaluated') ?? 0;

const OTHER_SIGN = { 'templates/sign.ts': "export const sign = '?';\n" };
const OTHER_TITLE = { 'domain/title.ts': TREE['domain/title.ts'].replace('Um', 'Outro') };

test('what is imported by nothing that changed is not evaluated again', async () => {
  const before = evaluated();
  expect([await run(), evaluated() - before]).toEqual(['Um!', 1]);
  writeTree(root, OTHER_SIGN);
  expect([await run(), evaluated() - before]).toEqual(['Um?', 1]);
  writeTree(root, OTHER_TITLE);
  expect([await run(), evaluated() - before]).toEqual(['Outro?', 2]);
});

test('a program is named by all of its code, and by all but its templates', async () => {
  const first = await loader.prepare();
  expect(await loader.prepare()).toEqual(first);
  writeTree(root, OTHER_SIGN);
  const second = await loader.prepare();
  writeTree(root, OTHER_TITLE);
  const third = await loader.prepare();
  expect(new Set([first, second, third].map(({ digest }) => digest)).size).toBe(3);
  expect([second.base === first.base, third.base === first.base]).toEqual([true, false]);
  writeTree(root, TREE);
  expect(await loader.prepare()).toEqual(first);
});

test('what imports each other in a circle changes together', async () => {
  for (const sign of ['!', '?']) {
    const again = "import { post } from './post.ts';\nexport const again = () => post();\n";
    writeTree(root, { 'templates/sign.ts': `${again}export const sign = '${sign}';\n` });
    expect(await run()).toBe(`Um${sign}`);
  }
});

test('what is wrong with the code is a problem at its place, until it is mended', async () => {
  const rebuild = createRebuilder({ root, cache: join(root, 'preview'), outDir: join(root, 'd') });
  const problemOf = async (tree: Record<string, string | null>) => {
    writeTree(root, tree);
    const { problems } = await rebuild({ ofCode: true });
    return problems?.map(({ file, line, message }) => [file, line, message]);
  };
  const sign = (text: string | null) => ({ 'templates/sign.ts': text });
  const thrown = "\nthrow new Error('nada');\nexport const sign = '!';\n";
  const wrong: [Record<string, string | null>, string, number, RegExp][] = [
    [sign('export const = 1;\n'), 'templates/sign.ts', 1, /^Expected identifier/],
    [sign(null), 'templates/post.ts', 2, /Could not resolve ".\/sign.ts"/],
    [sign(thrown), 'templates/sign.ts', 2, /^the code threw: nada$/],
  ];
  for (const [tree, file, line, message] of wrong) {
    expect(await problemOf(tree)).toEqual([[file, line, expect.stringMatching(message)]]);
    // It stays until somebody mends it.
    expect(await problemOf({})).toEqual([[file, line, expect.stringMatching(message)]]);
  }
  expect(await problemOf(TREE)).toBeUndefined();
});
