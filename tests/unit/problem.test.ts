// The text of a problem, and the order of several.

import { expect, test } from 'vitest';
import { formatProblem, manyMore, type Problem, sortProblems } from '../../domain/problem.ts';
import { systemProblem } from '../../pipeline/run/system-problem.ts';

const problem: Problem = {
  file: 'content/blog/ola.md',
  line: 7,
  column: 17,
  path: 'items[1].priceCents',
  message: 'esperado: um número inteiro de centavos; encontrado: "1.200,50"',
  excerpt: '    priceCents: "1.200,50"',
  fix: 'escreva priceCents: 120050',
};

test('a problem shows its place, what was found, the line and the fix', () => {
  expect(formatProblem(problem)).toBe(`content/blog/ola.md:7:17  items[1].priceCents
  esperado: um número inteiro de centavos; encontrado: "1.200,50"
  7 |     priceCents: "1.200,50"
    |                 ^
  solução: escreva priceCents: 120050`);
});

test.each([
  ['content/blog/ola.md', 'solução'],
  ['public', 'solução'],
  ['environment', 'solução'],
  ['styles/main.css', 'fix'],
  ['contents', 'fix'],
])('a problem of %s is in the language of the people who mend it', (file, label) => {
  expect(formatProblem({ file, message: 'm', fix: 'f' })).toBe(`${file}\n  m\n  ${label}: f`);
  const more = label === 'fix' ? /^and 2 more problems / : /^e mais 2 /;
  expect(manyMore(file, 2).message).toMatch(more);
});

test('a text of the content that a message repeats is cut in its middle', () => {
  const long = 'a'.repeat(5_000);
  const changes = { message: `encontrado: ${long} aqui`, fix: `escreva ${long}b` };
  const words = formatProblem({ ...problem, ...changes });
  expect(words.length).toBeLessThan(4_000);
  expect(words).toMatch(/encontrado: a+…a+ aqui\n/);
  expect(words).toMatch(/ {2}solução: escreva a+…a+b$/);
});

test.each<[what: string, change: Partial<Problem>, mark: string]>([
  ['a wide line number', { line: 1234 }, '"'],
  ['control characters', { column: 3, excerpt: '\t\ttitle:\u0000\u001b[31m Olá' }, 't'],
  ...[1, 80, 81, 480].map((column): [string, Partial<Problem>, string] => [
    `a long line, at ${column}`,
    { column, excerpt: `${'a'.repeat(column - 1)}X${'b'.repeat(500 - column)}` },
    'X',
  ]),
])('the caret stands under its character with %s', (_, change, mark) => {
  const [, , line = '', caret = ''] = formatProblem({ ...problem, ...change }).split('\n');
  expect(line[caret.indexOf('^')]).toBe(mark);
  expect(line.length).toBeLessThanOrEqual(110);
  expect(line).not.toMatch(/\p{Cc}/u);
});

test('problems are sorted by file, line and column, and each is listed once', () => {
  const places: [file: string, line?: number, column?: number][] = [
    ['content/Zeta.yaml', 1, 1],
    ['content/blog/b.md', undefined, undefined],
    ['content/blog/b.md', 9, 2],
    ['content/blog/b.md', 9, 8],
    ['content/blog/b.md', 10, 1],
    ['content/site.yaml', 2, 1],
  ];
  const mixed = [...places, ...places.slice(2, 3)].reverse();
  const sorted = sortProblems(
    mixed.map(([file, line, column]) => ({ file, line, column, message: 'm', fix: 'f' })),
  );
  expect(sorted.map(({ file, line, column }) => [file, line, column])).toEqual(places);
});

test.each([
  ['/casa/dist', 'dist'],
  ['/casa/dist/blog/ola.html', 'dist'],
  ['/casa/.dist-next/index.html', 'dist'],
  ['/casa/dist-old/index.html', 'dist-old/index.html'],
  ['/casa/.git/index', '.git/index'],
  ['/casa/content/site.yaml', 'content/site.yaml'],
])('an error of the disk at %s is told of %s', (path, file) => {
  const run = { root: '/casa', outDir: '/casa/dist', outName: 'dist' };
  const error = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', path });
  expect(systemProblem(run, error)?.file).toBe(file);
});
