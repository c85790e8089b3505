// Who the new house is, and how it looks: content/site.yaml, what goes with it, and content/theme.yaml.

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { themeFrom } from '../../../pipeline/assets/art-of.ts';
import type { Answers } from '../../../pipeline/kinds/starter.ts';
import { setKeys } from './set-keys.ts';

export function writeRecords(root: string, answers: Answers, year: string): void {
  const { brand = '', wordmark, legalName = '', cnpj, city = '', email, phone, url } = answers;
  const foundedYear = Number(answers.foundedYear);
  const since = `${foundedYear}-${year}`;
  setKeys(root, 'site.yaml', {
    ...{ brand, wordmark, legalName, cnpj, city, email, phone, url, foundedYear },
    description: '{brand}: software sob medida em {city}.',
    copyrightYears: foundedYear < Number(year) ? since : year,
    address: `Rua de Exemplo, 100, ${city}`,
    ...{ social: [], bookingLink: null, openingTimes: undefined, priceRange: undefined },
    'pix.name': withoutAccents(legalName).slice(0, 25).trim(),
    'pix.city': withoutAccents(city.split('/')[0] ?? '')
      .slice(0, 15)
      .trim(),
    'shareImage.line': 'Software sob medida',
    'shareImage.alt': 'Marca da {brand} e a frase “Software sob medida”.',
  });
  for (const file of ['pages/acessibilidade.md', 'pages/termos-uso.md']) {
    promiseNothing(join(root, 'content', file));
  }
  rmSync(join(root, 'content/people.yaml'), { force: true });
  const said = join(root, 'content/testimonials.yaml');
  writeFileSync(said, `${/^(?:#.*\n)*/.exec(readFileSync(said, 'utf8'))?.[0]}\n[]\n`);
  const claims = parseDocument(readFileSync(join(root, 'content/claims.yaml'), 'utf8')).toJS();
  setKeys(root, 'claims.yaml', Object.fromEntries(Object.keys(claims).map((page) => [page, {}])));
}

/** When the sample promises to answer, and what is true of any house. */
const PROMISES = [
  [
    'A resposta vem em até 2 horas úteis, de segunda a sexta.',
    'A gente responde com perguntas e com um caminho.',
  ],
  [
    'A gente responde em até 2 horas úteis, de segunda a sexta, das 9h às 18h, e diz',
    'A gente responde e diz',
  ],
  [
    'O canal recebe mensagens 24 horas por dia, todos os dias, e a equipe responde em até 2 horas úteis, de segunda a sexta, das 9h às 18h.',
    'O canal recebe mensagens a qualquer hora, e a equipe responde no horário de atendimento.',
  ],
] as const;

function promiseNothing(file: string): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const plain = PROMISES.reduce((all, [promised, said]) => all.replace(promised, said), text);
  writeFileSync(file, plain);
}

/** All colours come from the accent; two letters in a tile stand for a mark until there is one. */
export function writeTheme(root: string, { accent = '', motif, brand = '' }: Answers): void {
  if (!existsSync(join(root, 'content/theme.yaml'))) return;
  const letters = (
    brand.match(/(?<!\p{L})\p{L}(?=\p{L}{2})/gu) ??
    brand.match(/[\p{L}\p{N}]/gu) ??
    []
  )
    .slice(0, 2)
    .join('')
    .toUpperCase();
  const { ground, ink, second, accent: shown } = themeFrom(accent);
  const none = { hero: 'none', frieze: 'none', process: 'none', closing: 'none' };
  setKeys(root, 'theme.yaml', {
    ...{ 'colours.ground': ground, 'colours.ink': ink },
    ...{ 'colours.accent': shown, 'colours.second': second },
    'colours.third': undefined,
    mark: { letters },
    ...(motif === 'none' ? { motif: 'azulejo', places: none } : { motif }),
  });
}

/** What a PIX code takes. */
function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[^ -~]/g, '');
}
