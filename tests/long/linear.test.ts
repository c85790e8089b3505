// Asks `recheck`, which attacks regular expressions, about every one of the program: no text may make a build hang.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { check } from 'recheck';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { buildOrThrow } from '../support/build.ts';
import { edit, listFiles, REPOSITORY } from '../support/files.ts';
import { makeProject } from '../support/project.ts';

/** The expressions whose time grows with the square of their text, each with what keeps this text short. */
const QUADRATIC = readFileSync(join(import.meta.dirname, 'quadratic.txt'), 'utf8');

/** Limits of time would give other answers on a busy machine. */
const LIMITS = { attackTimeout: null, incubationTimeout: null, attackLimit: 2e7, timeout: 300_000 };

interface Expression {
  file: string;
  source: string;
  flags: string;
}

const FILES = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates']
  .flatMap((folder) => listFiles(join(REPOSITORY, folder)).map((path) => `${folder}/${path}`))
  .filter((path) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(path));

/** The literals of the program, and the patterns of the editor's forms, which test what is typed in them. */
async function expressions(): Promise<Expression[]> {
  const all: Expression[] = [];
  for (const file of ['build.ts', ...FILES]) {
    const text = readFileSync(join(REPOSITORY, file), 'utf8');
    const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    JSON.stringify(tree, (_, node) => {
      const { regex } = Object(node);
      if (regex) all.push({ file, source: regex.pattern, flags: regex.flags });
      return node;
    });
  }
  const root = makeProject({}, { plain: true });
  edit(root, 'content/site.yaml', /$/, 'admin: { service: github, repository: pinha/site }');
  const config = (await buildOrThrow(root)).read('admin/config.json');
  for (const [, text = ''] of config.matchAll(/"pattern":\["\/((?:[^"\\]|\\.)*)\/u"/g))
    all.push({ file: 'pipeline/editor/config.ts', source: JSON.parse(`"${text}"`), flags: 'u' });
  return all;
}

test('no regular expression is slow on a long text', async () => {
  const nameOf = ({ file, source, flags }: Expression) => `${file} » /${source}/${flags}`;
  const all = [...new Map((await expressions()).map((one) => [nameOf(one), one])).values()];
  const slow: string[] = [];
  const ask = async (): Promise<void> => {
    for (let one = all.pop(); one; one = all.pop()) {
      // The flag d only adds indices.
      const found = await check(one.source, one.flags.replace('d', ''), LIMITS);
      if (found.status === 'safe') continue;
      const answer = found.status === 'unknown' ? found.error.kind : found.complexity.summary;
      slow.push(`${answer} » ${nameOf(one)}`.replace(/^2nd degree polynomial.*? » /, ''));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, ask));
  const listed = QUADRATIC.trim().split('\n');
  expect(slow.sort()).toEqual(listed.map((line) => line.replace(/ » .* » /, ' » ')).sort());
});
