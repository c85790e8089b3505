// YAML with more levels than a parser can read is a problem of its file.

import { expect, test } from 'vitest';
import { parseSource } from '../../pipeline/content/source.ts';

const FILE = 'content/people.yaml';

test.each([
  ['dashes', '- '.repeat(40_000)],
  ['keys', 'a: '.repeat(5000)],
  ['keys on lines', Array.from({ length: 3000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
  ['brackets', '['.repeat(20_000)],
  ['braces', '{a: '.repeat(20_000)],
  ['closed brackets', `a: ${'['.repeat(150)}${']'.repeat(150)}`],
  ['dashes below an error', `a: "x" y\nb: ${'[ '.repeat(20_000)}`],
  ['dashes beside a comment', `b: x #x\na: *b\nc: ${'- '.repeat(5000)}`],
])('too many levels of %s are a problem with the file', (_, yaml) => {
  expect(parseSource(FILE, yaml)).toEqual([expect.objectContaining({ file: FILE })]);
});

test('too many levels above a text are a problem with the file', () => {
  const file = 'content/blog/ola.md';
  const text = `---\n${'['.repeat(20_000)}\n---\n`;
  expect(parseSource(file, text)).toEqual([expect.objectContaining({ file })]);
});
