// Looks at plain text for what other kinds of Markdown know and this site does not.

import type { Tokens } from 'marked';
import { expectedFound } from '../../domain/problem.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { findUnseen } from '../read/refuse-signs.ts';
import { report, type State } from './inspection.ts';
import { inspectSigns } from './pieces/slips.ts';

interface Dialect {
  found: string;
  fix: string;
}

/** Written elsewhere and unknown here: it would be printed with all its signs. */
export const DIALECTS = {
  highlight: {
    found: 'texto ==marcado==',
    fix: 'escreva **texto**',
  },
  definition: {
    found: 'uma lista de definições',
    fix: 'escreva - **termo**: texto',
  },
  tilde: {
    found: 'texto entre ~ sozinhos',
    fix: 'escreva ~~texto~~ para riscar; em H₂O e parecidos use o próprio sinal ₂',
  },
} as const satisfies Record<string, Dialect>;

/** Most texts have nothing that is worth a closer look. */
const SUSPECT = /&#|==|[[`]|\n: |\*\*|:[a-z+-]/;

export function inspectText({ raw }: Tokens.Text, state: State): void {
  if (!SUSPECT.test(raw)) return;
  for (const { 0: reference, 1: hex, 2: decimal, index } of raw.matchAll(REFERENCE)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (isText(code)) continue;
    report(
      { ...state, cursor: state.cursor + index },
      {
        message: `esperado: o número de um sinal que se possa ler; encontrado: ${reference}`,
        fix: 'apague, ou escreva o próprio sinal',
      },
    );
  }
  inspectSigns(raw, state);
  if (/==[^\s=][^=]*==/.test(raw)) reportDialect(DIALECTS.highlight, state);
  if (/\n: /.test(raw)) reportDialect(DIALECTS.definition, state);
  const links = [...raw.matchAll(/(!?)\[[^[\]]*\]\(([^()<>]*)\)/g)];
  const spaced = links.find(([, , address = '']) => /\s/.test(address));
  if (!spaced) return;
  const [, mark, address = ''] = spaced;
  const sized = /^(\S+)\s+=\d*x\d*$/.exec(address)?.[1];
  if (mark && sized) {
    report(state, {
      message: `esperada: uma imagem sem tamanho; encontrado: "${address}"`,
      fix: `escreva ${sized}: a construção faz os tamanhos que cada tela pede`,
    });
    return;
  }
  const extension = /\.\w+$/.exec(address)?.[0] ?? '';
  const better = address
    .slice(0, address.length - extension.length)
    .split('/')
    .map((part) => slugOf(part))
    .join('/');
  report(state, {
    message: `esperado: um endereço sem espaços; encontrado: "${address}"`,
    fix: mark
      ? `renomeie o arquivo e escreva ${better}${extension.toLowerCase()}`
      : 'escreva %20 no lugar de cada espaço, ou corrija o endereço',
  });
}

/** A sign by its number, such as `&#8217;` or `&#x2019;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

function isText(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !findUnseen(String.fromCodePoint(code));
}

export function reportDialect({ found, fix }: Dialect, state: State): void {
  const known = 'Markdown que este site conhece';
  report(state, { message: expectedFound(known, found), fix });
}
