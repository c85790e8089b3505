// How a problem reads, and in which order problems come.

import { expect, test } from 'vitest';
import { formatProblem, manyMore, type Problem, sortProblems } from '../../domain/problem.ts';

const problem: Problem = {
  file: 'content/blog/ola.md',
  line: 7,
  column: 17,
  path: 'items[1].priceCents',
  message: 'esperado: um número inteiro de centavos; encontrado: "1.200,50"',
  excerpt: '    priceCents: "1.200,50"',
  fix: 'escreva priceCents: 120050',
};

test('a problem shows its place, what was found, the line with a caret, and how to mend it', () => {
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
  ['dist', 'fix'],
])('a problem of %s is in the language of whoever mends it', (file, label) => {
  const mended = formatProblem({ file, message: 'm', fix: 'f' });
  expect(mended).toBe(`${file}\n  m\n  ${label}: f`);
  const isTheirs = label === 'solução';
  expect(manyMore(file, 2).message).toMatch(isTheirs ? /^e mais 2 / : /^and 2 more problems /);
});

test('a text of the content that a message repeats is cut in its middle', () => {
  const long = 'a'.repeat(5_000);
  const words = formatProblem({
    ...problem,
    message: `encontrado: ${long} aqui`,
    fix: `escreva ${long}b`,
  });
  expect(words.length).toBeLessThan(4_000);
  expect(words).toMatch(/encontrado: a+…a+ aqui\n/);
  expect(words).toMatch(/ {2}solução: escreva a+…a+b$/);
});

// Behind a wide line number, and where each control character takes a column.
test.each([
  [{ line: 1234 }, '  1234 |     priceCents: "1.200,50"', '       |                 ^'],
  [
    { column: 3, excerpt: '\t\ttitle:\u0000\u001b[31m Olá' },
    '  7 |   title:  [31m Olá',
    '    |   ^',
  ],
])('the caret stands under its character with %j', (change, ...lines) => {
  const [, , ...shown] = formatProblem({ ...problem, ...change }).split('\n');
  expect(shown.slice(0, 2)).toEqual(lines);
});

test('a name with signs that terminals obey, or that turn a line around, is spelt out', () => {
  const file = 'content/blog/a\u0007\u202eb\u001b[2J.md';
  expect(
    formatProblem({ file, message: `encontrado: "${file}"`, fix: 'renomeie\nou apague' }),
  ).toBe(
    `content/blog/a\\u0007\\u202eb\\u001b[2J.md
  encontrado: "content/blog/a\\u0007\\u202eb\\u001b[2J.md"
  solução: renomeie
ou apague`,
  );
});

test.each([1, 80, 81, 480])(
  'the caret stands under its character in a long line (column %i)',
  (column) => {
    const excerpt = `${'a'.repeat(column - 1)}X${'b'.repeat(500 - column)}`;
    const [, , line = '', caret = ''] = formatProblem({ ...problem, column, excerpt }).split('\n');
    expect(line[caret.indexOf('^')]).toBe('X');
    expect(line.length).toBeLessThanOrEqual(110);
    expect([line.startsWith('  7 | …'), line.endsWith('…')]).toEqual([column > 80, column < 480]);
  },
);

test('problems come sorted by file, line and column, each once', () => {
  const places: [file: string, line?: number, column?: number][] = [
    ['content/site.yaml', 2, 1],
    ['content/blog/b.md', 10, 1],
    ['content/blog/b.md', 9, 8],
    ['content/blog/b.md', 9, 2],
    ['content/blog/b.md'],
    ['content/Zeta.yaml', 1, 1],
    ['content/blog/b.md', 9, 2],
  ];
  const sorted = sortProblems(
    places.map(([file, line, column]) => ({
      file,
      line,
      column,
      message: 'm',
      fix: 'f',
    })),
  );
  expect(sorted.map(({ file, line, column }) => [file, line, column])).toEqual([
    ['content/Zeta.yaml', 1, 1],
    ['content/blog/b.md', undefined, undefined],
    ['content/blog/b.md', 9, 2],
    ['content/blog/b.md', 9, 8],
    ['content/blog/b.md', 10, 1],
    ['content/site.yaml', 2, 1],
  ]);
});
