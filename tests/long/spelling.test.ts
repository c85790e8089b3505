// Checks the spelling of the sample and the starters by a dictionary, and their words and signs. Owners may write otherwise.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { spellCheckDocument } from 'cspell-lib';
import { describe, expect, inject, test } from 'vitest';
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

type Rule = [wrong: RegExp, right: string, except?: RegExp];

/** Wrong words and the right ones; `except` matches lines whose words the specification fixes. */
const RULES: Rule[] = [
  [/\bPIX\b/, 'Pix, where the specification fixes no label', /PIX ou transferência/],
  [/QR code\b/, 'QR Code'],
  [/\b[Ee]mails?\b/, 'e-mail'],
  [/cópias? de segurança|\bback-up\b/i, 'backup'],
  [/casas? de software/i, 'software house'],
  [/\b(?:Whatsapp|whatsapp|WhatsApp's)\b/, 'WhatsApp'],
  [/\bna Google Play\b/, 'no Google Play'],
  [/\bartigo \d/, 'art. 7º'],
  [/\bchegam? n[oa]s? (?:seus?|suas?)\b/, 'chega ao seu'],
  [
    /\bo que (?:você |a gente )?precis\w+(?! \S+r\b)/,
    'de que você precisa',
    /o que precisa acontecer|O que precisa/,
  ],
  [/\b(?:houveram|menas|seje|esteje|a nível de|ao meu ver)\b/i, 'another word'],
  [/\bfazem \d+ (?:anos|meses|dias)\b/, 'faz dez anos'],
  [/\bentre em contato conosco\b|\bsoluções inovadoras\b/i, 'something concrete'],
  [/\b\d{1,3}(?:h|%)?-\d{1,3}(?:h|%)?\b/, 'an en dash: 9h–18h', /9h-18h|2\.200-2/],
];

/** Rules for the texts as written, with all their spaces and signs. */
const AS_WRITTEN: Rule[] = [
  [/\S {2,}\S/, 'one space', /^\s*\||#/],
  [/[\p{L},.] "[\p{L}]|[\p{L}]" [\p{L}]/u, '“curly quotes” in running text', /^ +steps: \[/],
];

const lines = texts.flatMap(linesOf);
const raw = contentTexts().flatMap(({ file }) =>
  linesOf({ file, text: readFileSync(join(inject('content'), '..', file), 'utf8') }),
);

describe.runIf(isSample('The wording of the sample'))('the sample', () => {
  const all = [
    ...RULES.map((rule) => [rule, lines]),
    ...AS_WRITTEN.map((rule) => [rule, raw]),
  ] as const;

  test.each(all)('follows the rule %s', (rule, among) => {
    const [wrong, , except] = rule as Rule;
    const found = (among as typeof lines).filter(
      ({ text }) => wrong.test(text) && !except?.test(text),
    );
    expect(found.map(({ at, text }) => `${at}: ${wrong.exec(text)?.[0]}`)).toEqual([]);
  });
});
