// Content that no person wrote, or nobody meant: answered at once, with a place and a fix.

import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, makeProject, problemsOf } from '../support/build-site.ts';
import { refusalsOf } from '../support/refusals.ts';
import { NAVIGATION, POST, PROPOSAL, post, proposal } from '../support/tiny-site.ts';

const deeper = (levels: number, step: string, line: string): string =>
  Array.from({ length: levels }, (_, level) => step.repeat(level) + line).join('\n');

test('front matter of one line of #, of empty lines, or of one key twenty thousand times, is answered and not thought about for ever', () => {
  const [problem] = refusalsOf(POST, `---\n${'#'.repeat(5000)}\n---\n\nTexto.\n`);
  expect(problem).toContain('esperado: chaves entre as duas linhas ---; encontrado: nada');
  const [empty] = refusalsOf(POST, post().replace('title', `${'\n'.repeat(1_000_000)}title`));
  expect(empty).toContain('esperado: até 200 linhas vazias e espaços seguidos');
  const [twice] = refusalsOf(POST, post({ title: `a${'\ntitle: a'.repeat(20_000)}` }));
  expect(twice).toContain('a mesma chave aparece duas vezes');
});

test.each([
  ['a thousand lists in each other', `header: ${'[\n'.repeat(1000)}${']\n'.repeat(1000)}`],
  ['lines that go further and further right', deeper(1000, ' ', 'a:')],
])('YAML with %s is refused by its depth', (_, text) => {
  expect(refusalsOf(NAVIGATION, `${text}\n`)).toEqual([
    expect.stringMatching(
      /^content\/navigation\.yaml:\d+:\d+\n {2}esperado: grupos e listas em até 30 níveis; encontrado: mais\n/,
    ),
  ]);
});

const LEVELS = 'citações e listas em até 12 níveis';
const LENGTH = 'parágrafos de até 20000 caracteres';

test.each([
  ['five thousand quotes in each other', `${'>'.repeat(5000)} a`, LEVELS],
  ['200 KB of spaces', `a${' '.repeat(200_000)}b`, LENGTH],
])('a body of %s is refused at its line', (_, body, message) => {
  const texts = { [POST]: post({}, body), [PROPOSAL]: `${proposal()}\n${body}\n` };
  for (const [file, text] of Object.entries(texts)) {
    const [problem] = refusalsOf(file, text);
    expect(problem).toMatch(/^content\/[\w/-]+\.md:\d+:1\n/);
    expect(problem).toContain(`esperado: ${message}`);
  }
});

test.each([
  ...[...'[*_`|'].map((sign) => `${sign}a `.repeat(4000)),
  ...['['.repeat(5000), '![a]('.repeat(3500), '<a '.repeat(6000), `${'- '.repeat(12)}a`],
])('a body of %s… is answered one way or the other', async (body) => {
  const { problems } = await buildProject(makeProject({ [POST]: post({}, `${body}\n`) }));
  for (const problem of problems) expect(problem).toMatch(/^content\/blog\/ola\.md/);
});

test('thousands of dead links are counted, and the first of them explained', async () => {
  const links = Array.from({ length: 10_000 }, (_, index) => `[a](/nao-${index})`).join('\n\n');
  const problems = await problemsOf({ [POST]: post({}, `${links}\n`) });
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toContain('e mais 9980 neste arquivo');
});

test.each([
  ['styles', 'base.css'],
  ['islands', 'menu.ts'],
])('a queue in %s is named and not waited for', async (folder, file) => {
  const root = makeProject();
  rmSync(join(root, folder));
  mkdirSync(join(root, folder));
  execFileSync('mkfifo', [join(root, folder, file)]);
  expect((await buildProject(root)).problems).toContain(
    `${folder}/${file}\n  expected a file that can be read, found a device or a queue\n  fix: make ${folder}/${file} a file, or delete it`,
  );
  rmSync(join(root, folder), { recursive: true });
  const [problem] = (await buildProject(root)).problems;
  expect(problem).toMatch(/^(?:styles\n {2}expected the folder styles\/, found none|islands\/)/);
});
