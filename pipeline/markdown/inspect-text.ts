// Looks at plain text for what other kinds of Markdown know and this site does not.

import type { Tokens } from 'marked';
import { advice } from '../../domain/problem.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { expectedFound, type Words } from '../../domain/wording.ts';
import { findUnseen } from '../read/refuse-signs.ts';
import { report, type State } from './inspection.ts';
import { inspectSigns } from './pieces/slips.ts';

interface Dialect {
  found: Words;
  fix: Words;
}

/** Written elsewhere and unknown here: it would be printed with all its signs. */
export const DIALECTS = {
  highlight: {
    found: { en: 'highlighted ==text==', pt: 'texto ==marcado==' },
    fix: { en: 'write **text**', pt: 'escreva **texto**' },
  },
  definition: {
    found: { en: 'a definition list', pt: 'uma lista de definições' },
    fix: { en: 'write - **term**: text', pt: 'escreva - **termo**: texto' },
  },
  tilde: {
    found: { en: 'text between single ~', pt: 'texto entre ~ sozinhos' },
    fix: {
      en: 'write ~~text~~ to strike it through; for H₂O and the like use the sign ₂ itself',
      pt: 'escreva ~~texto~~ para riscar; em H₂O e parecidos use o próprio sinal ₂',
    },
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
        en: `expected the number of a sign that can be read, found ${reference}`,
        pt: `esperado: o número de um sinal que se possa ler; encontrado: ${reference}`,
        fixEn: 'delete it, or write the sign itself',
        fixPt: 'apague, ou escreva o próprio sinal',
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
      en: `expected a picture without a size, found "${address}"`,
      pt: `esperada: uma imagem sem tamanho; encontrado: "${address}"`,
      fixEn: `write ${sized}: the build makes every size that a screen asks for`,
      fixPt: `escreva ${sized}: a construção faz os tamanhos que cada tela pede`,
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
    en: `expected an address without spaces, found "${address}"`,
    pt: `esperado: um endereço sem espaços; encontrado: "${address}"`,
    ...(mark
      ? {
          fixEn: `rename the file, and write ${better}${extension.toLowerCase()}`,
          fixPt: `renomeie o arquivo e escreva ${better}${extension.toLowerCase()}`,
        }
      : {
          fixEn: 'write %20 for each space, or correct the address',
          fixPt: 'escreva %20 no lugar de cada espaço, ou corrija o endereço',
        }),
  });
}

/** A sign by its number, such as `&#8217;` or `&#x2019;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

function isText(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !findUnseen(String.fromCodePoint(code));
}

export function reportDialect({ found, fix }: Dialect, state: State): void {
  const known = { en: 'Markdown that this site knows', pt: 'Markdown que este site conhece' };
  report(state, advice(expectedFound(known, found), fix));
}
