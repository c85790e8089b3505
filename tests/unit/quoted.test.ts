// Texts of YAML in quotes that do not hold them: the line that a problem tells is read, with the words that were written.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSource, Source } from '../../pipeline/source.ts';

const FILE = 'content/people.yaml';
const piece = fc.oneof(
  fc.stringMatching(/^[a-zãé]{1,6}$/),
  fc.constantFrom('"', "'", ' ', ' ', '*', ': ', ' #', '&', '(', '!', ','),
);
const written = fc
  .tuple(fc.constantFrom('"', "'", '*', '&', '@', ''), fc.array(piece, { maxLength: 9 }))
  .map(([sign, pieces]) => sign + pieces.join('') + (/["']/.test(sign) ? sign : ''));

test('a line that is told for its quotes is read, with all its words', () => {
  let told = 0;
  fc.assert(
    fc.property(fc.constantFrom('title: ', '- '), written, (start, value) => {
      const line = `${start}${value}`;
      const found = parseSource(FILE, `${line}\n`);
      const [, better] =
        /^escreva ((?:title:|-) .*)$/.exec('file' in found ? '' : (found[0]?.fix ?? '')) ?? [];
      if (better === undefined) return;
      told++;
      expect(better).not.toBe(line);
      const read = parseSource(FILE, `${better}\n`);
      const text = read instanceof Source ? JSON.stringify(read.data) : '';
      const wordsOf = (words: string): string[] => words.match(/[a-zãé]+/g) ?? [];
      expect({ line, words: wordsOf(text) }).toEqual({ line, words: wordsOf(line) });
    }),
    { numRuns: Number(process.env.LINES ?? 3000), seed: Number(process.env.SEED ?? 1) },
  );
  expect(told).toBeGreaterThan(300);
});

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
  for (const file of [FILE, 'content/blog/ola.md']) {
    const text = file.endsWith('.md') ? `---\n${yaml}\n---\n` : yaml;
    expect(parseSource(file, text)).toEqual([expect.objectContaining({ file })]);
  }
});
