// Long texts that stopped a build for minutes, or for good: they are read as short ones are.

import { expect, test } from 'vitest';
import { shorten } from '../../domain/text.ts';
import { read } from './markdown/read.ts';

/** A clause of a law in capitals, but for one letter, with a line below it. */
const clause = (length: number): string =>
  `${'O CONSUMIDOR TEM DIREITO À INFORMAÇÃO CLARA, '.repeat(length / 40).slice(0, length - 25)} DA LEI nº 8.078/1990.\nO resto está no contrato.`;

test.each([
  ['a clause of 212 characters', clause(212)],
  ['a clause of 19,900 characters', clause(19_900)],
  ['a frame that does not end', `===A${'\t'.repeat(19_900)}x`],
  ['a text of open brackets', '[^ '.repeat(6600)],
  ['code of 30,000 characters without an empty line', `\`\`\`\n${'x = 1;\n'.repeat(4300)}\`\`\``],
])('%s is a block like others', (_, typed) => {
  expect(read(typed).findings).toEqual([]);
});

test('a name is cut behind its last word, however many small ones it has', () => {
  const name = `Casa${' de'.repeat(60)} madeira`;
  expect(shorten(`${name} nova`, name.length)).toBe(name);
  expect(shorten(`${name} nova`, name.length - 1)).toBe('Casa');
});
