// The code of a preview: what changes is loaded again, with all that imports it, and nothing else.

import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { groupsOf } from '../../commands/serve/circles.ts';
import { ProgramLoader } from '../../commands/serve/program.ts';
import { createRebuilder } from '../../commands/serve/rebuild.ts';
import type { Problem } from '../../domain/problem.ts';
import { REPOSITORY, writeTree } from '../support/build-site.ts';
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

test('what is imported by nothing that changed is not evaluated again', async () => {
  const before = evaluated();
  expect(await run()).toBe('Um!');
  writeTree(root, { 'templates/sign.ts': "export const sign = '?';\n" });
  expect(await run()).toBe('Um?');
  expect(evaluated()).toBe(before + 1);
  writeTree(root, { 'domain/title.ts': TREE['domain/title.ts'].replace('Um', 'Outro') });
  expect(await run()).toBe('Outro?');
  expect(evaluated()).toBe(before + 2);
});

test('a program is named by all of its code, and by all but its templates', async () => {
  const first = await loader.prepare();
  expect(await loader.prepare()).toEqual(first);
  writeTree(root, { 'templates/sign.ts': "export const sign = '?';\n" });
  const second = await loader.prepare();
  expect(second.digest).not.toBe(first.digest);
  expect(second.base).toBe(first.base);
  writeTree(root, { 'domain/title.ts': TREE['domain/title.ts'].replace('Um', 'Outro') });
  const third = await loader.prepare();
  expect(third.digest).not.toBe(second.digest);
  expect(third.base).not.toBe(second.base);
  writeTree(root, TREE);
  expect(await loader.prepare()).toEqual(first);
});

test('what imports each other in a circle changes together', async () => {
  writeTree(root, {
    'templates/sign.ts':
      "import { post } from './post.ts';\nexport const sign = '!';\nexport const again = () => post();\n",
  });
  expect(await run()).toBe('Um!');
  writeTree(root, {
    'templates/sign.ts':
      "import { post } from './post.ts';\nexport const sign = '?';\nexport const again = () => post();\n",
  });
  expect(await run()).toBe('Um?');
});

test('groups come after what they ask for', () => {
  const asks: Record<string, string[]> = {
    a: ['b', 'e'],
    b: ['c'],
    c: ['d', 'b'],
    d: ['d'],
    e: ['c'],
  };
  const groups = groupsOf(Object.keys(asks), (node) => asks[node] ?? []);
  expect(groups.map((group) => group.toSorted().join(''))).toEqual(['d', 'bc', 'e', 'a']);
});

test('a folder that is a link has its modules too', async () => {
  rmSync(join(root, 'domain'), { recursive: true });
  const other = join(temporaryFolder(), 'domain');
  writeTree(other, { 'title.ts': TREE['domain/title.ts'] });
  symlinkSync(other, join(root, 'domain'));
  expect(await run()).toBe('Um!');
});

test('what is wrong with the code is a problem at its place, until it is mended', async () => {
  const rebuild = createRebuilder({ root, cache: join(root, 'preview'), outDir: join(root, 'd') });
  const problemOf = async (tree: Record<string, string | null>) => {
    writeTree(root, tree);
    const { problems } = await rebuild({ ofCode: true });
    return problems?.map(({ file, line, message }) => [file, line, message]);
  };
  const wrong: [Record<string, string | null>, string, number, RegExp][] = [
    [
      { 'templates/sign.ts': 'export const = 1;\n' },
      'templates/sign.ts',
      1,
      /^Expected identifier/,
    ],
    [{ 'templates/sign.ts': null }, 'templates/post.ts', 2, /Could not resolve ".\/sign.ts"/],
    [
      { 'templates/sign.ts': "\nthrow new Error('nada');\nexport const sign = '!';\n" },
      'templates/sign.ts',
      2,
      /^the code threw: nada$/,
    ],
  ];
  for (const [tree, file, line, message] of wrong) {
    expect(await problemOf(tree)).toEqual([[file, line, expect.stringMatching(message)]]);
    // It stays until somebody mends it.
    expect(await problemOf({})).toEqual([[file, line, expect.stringMatching(message)]]);
  }
  expect(await problemOf(TREE)).toBeUndefined();
});

test('an import of what a module does not export is a problem at its line', () => {
  writeTree(root, { 'templates/sign.ts': "export const name = '!';\n" });
  const problem = problemInNode();
  expect(problem).toMatchObject({ file: 'templates/post.ts', line: 2 });
  expect(problem.message).toBe(
    "the code threw: The requested module 'templates/sign.ts' does not provide an export named 'sign'",
  );
});

test('an import of a package that is missing is a problem at its line, by its own name', () => {
  const sign = "export const sign = '!';\nimport '@missing/package';\n";
  writeTree(root, { 'templates/sign.ts': sign });
  const { message, ...place } = problemInNode();
  expect(place).toEqual({
    file: 'templates/sign.ts',
    ...{ line: 2, column: 8, excerpt: "import '@missing/package';" },
    fix: expect.any(String),
  });
  expect(message).toBe(
    "the code threw: Cannot find package '@missing/package' imported from templates/sign.ts",
  );
});

/** The test runner loads modules in its own way, and misses nothing. */
function problemInNode(): Problem {
  const rebuild = join(REPOSITORY, 'commands/serve/rebuild.ts');
  const folders = JSON.stringify({ root, cache: join(root, 'preview'), outDir: join(root, 'd') });
  const code = `import { createRebuilder } from ${JSON.stringify(rebuild)};
    const { problems } = await createRebuilder(${folders})({ ofCode: true });
    console.log(JSON.stringify(problems));`;
  const flags = ['--import', 'tsx', '--input-type=module', '-e', code];
  const said = execFileSync(process.execPath, flags, { cwd: REPOSITORY, encoding: 'utf8' });
  return JSON.parse(said)[0];
}
