// How the sample writes: spelling after a dictionary, and the words and signs that it has settled on. An owner may write otherwise.

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

/** All texts as one: a document of its own for each takes its time. */
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
  test('every word is in the dictionary of Brazil, or in the own list', async () => {
    expect(await misspelt(texts)).toEqual([]);
  });
});

test('a slip of the finger would be found', async () => {
  const text = 'O orcamento chega em duas horas, e voçê responde.';
  expect(await misspelt([{ file: 'x', text }])).toEqual(['x:1: orcamento', 'x:1: voçê']);
});

interface Rule {
  wrong: RegExp;
  right: string;
  /** Lines that may say it: the specification fixes their words. */
  except?: RegExp;
  /** Spaces count, and so do signs that are blanked elsewhere. */
  asWritten?: true;
}

const RULES: Rule[] = [
  {
    wrong: /\bPIX\b/,
    right: 'Pix, where the specification fixes no label',
    except: /PIX ou transferência/,
  },
  { wrong: /QR code\b/, right: 'QR Code' },
  { wrong: /\b[Ee]mails?\b/, right: 'e-mail' },
  { wrong: /cópias? de segurança/i, right: 'backup' },
  { wrong: /\bback-up\b/i, right: 'backup' },
  { wrong: /casas? de software/i, right: 'software house' },
  { wrong: /\b(?:Whatsapp|whatsapp|WhatsApp's)\b/, right: 'WhatsApp' },
  { wrong: /\bna Google Play\b/, right: 'no Google Play' },
  { wrong: /\bartigo \d/, right: 'art. 7º' },
  { wrong: /\bchegam? n[oa]s? (?:seus?|suas?)\b/, right: 'chega ao seu' },
  {
    wrong: /\bo que (?:você |a gente )?precis\w+(?! \S+r\b)/,
    right: 'o que você precisa fazer, or de que você precisa',
    except: /o que precisa acontecer|O que precisa/,
  },
  { wrong: /\b(?:houveram|menas|seje|esteje|a nível de|ao meu ver)\b/i, right: 'another word' },
  { wrong: /\bfazem \d+ (?:anos|meses|dias)\b/, right: 'faz dez anos' },
  { wrong: /\bentre em contato conosco\b|\bsoluções inovadoras\b/i, right: 'something concrete' },
  { wrong: /\S {2,}\S/, right: 'one space', except: /^\s*\||#/, asWritten: true },
  {
    wrong: /[\p{L},.] "[\p{L}]|[\p{L}]" [\p{L}]/u,
    right: '“curly quotes” in running text',
    asWritten: true,
  },
  {
    wrong: /\b\d{1,3}(?:h|%)?-\d{1,3}(?:h|%)?\b/,
    right: 'an en dash: 9h–18h',
    except: /9h-18h|2\.200-2/,
  },
];

const lines = texts.flatMap(linesOf);
const raw = contentTexts().flatMap(({ file }) =>
  linesOf({ file, text: readFileSync(join(inject('content'), '..', file), 'utf8') }),
);

describe.runIf(isSample('The wording of the sample'))('the sample', () => {
  test.each(RULES)('the house writes $right', ({ wrong, except, asWritten }) => {
    const found = (asWritten ? raw : lines).filter(
      ({ text }) => wrong.test(text) && !except?.test(text),
    );
    expect(found.map(({ at, text }) => `${at}: ${wrong.exec(text)?.[0]}`)).toEqual([]);
  });
});
