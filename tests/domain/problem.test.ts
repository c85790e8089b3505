// How a problem reads, and in which order problems come.

import { expect, test } from 'vitest';
import { formatProblem, type Problem, sortProblems } from '../../domain/problem.ts';
import { same } from '../../domain/wording.ts';

const problem: Problem = {
  file: 'content/blog/ola.md',
  line: 7,
  column: 17,
  path: 'items[1].priceCents',
  message: same('expected a whole number of centavos, found "1.200,50"'),
  excerpt: '    priceCents: "1.200,50"',
  fix: same('write priceCents: 120050'),
};

test('a problem shows its place, what was found, the line with a caret, and how to mend it', () => {
  expect(formatProblem(problem)).toBe(`content/blog/ola.md:7:17  items[1].priceCents
  expected a whole number of centavos, found "1.200,50"
  7 |     priceCents: "1.200,50"
    |                 ^
  fix: write priceCents: 120050`);
});

test('a text of the content that a message repeats is cut in its middle', () => {
  const long = 'a'.repeat(5_000);
  const words = formatProblem({
    ...problem,
    message: same(`found ${long} here`),
    fix: same(`write ${long}b`),
  });
  expect(words.length).toBeLessThan(4_000);
  expect(words).toMatch(/found a+…a+ here\n/);
  expect(words).toMatch(/ {2}fix: write a+…a+b$/);
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
    formatProblem({ file, message: same(`found "${file}"`), fix: same('rename it\nor delete it') }),
  ).toBe(
    `content/blog/a\\u0007\\u202eb\\u001b[2J.md
  found "content/blog/a\\u0007\\u202eb\\u001b[2J.md"
  fix: rename it
or delete it`,
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
      message: same('m'),
      fix: same('f'),
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
