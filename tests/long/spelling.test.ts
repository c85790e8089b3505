// Checks the spelling of the sample and the starters by a dictionary. Owners may write otherwise.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/files.ts';
import { isSample } from '../support/sample.ts';
import { type ContentText, contentTexts, ownNames } from './content-texts.ts';

/** Names and terms that no dictionary has, one a line. */
const OWN_WORDS = readFileSync(join(import.meta.dirname, 'own-words.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const texts = contentTexts();

const linesOf = ({ file, text }: ContentText) =>
  text.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, text: line }));

/** Checks all texts as one document, since one for each would take longer. */
async function misspelt(all: readonly ContentText[]): Promise<string[]> {
  const lines = all.flatMap(linesOf);
  const whole = lines.map(({ text }) => text).join('\n');
  const { issues } = await spellCheckDocument(
    { uri: 'file:///content.txt', text: whole, languageId: 'plaintext', locale: 'pt-BR' },
    { noConfigSearch: true, generateSuggestions: false },
    {
      language: 'pt-BR',
      import: [join(REPOSITORY, 'node_modules/@cspell/dict-pt-br/cspell-ext.json')],
      words: [...OWN_WORDS, ...ownNames()],
    },
  );
  const placeOf = (offset: number) => lines[whole.slice(0, offset).split('\n').length - 1]?.at;
  return issues.map(({ offset, text }) => `${placeOf(offset)}: ${text}`);
}

describe.runIf(isSample('The spelling of the sample'))('the sample', () => {
  test('has only words of the dictionary of Brazil or of own-words.txt', async () => {
    expect(await misspelt(texts)).toEqual([]);
  });
});

test('the spelling check finds mistakes', async () => {
  const text = 'O orcamento chega em duas horas, e voçê responde.';
  expect(await misspelt([{ file: 'x', text }])).toEqual(['x:1: orcamento', 'x:1: voçê']);
});
