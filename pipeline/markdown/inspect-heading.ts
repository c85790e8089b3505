// Looks at the headings of a text: their depth, their words, and an id for each.

import type { Tokens } from 'marked';
import { slugOf } from '../../domain/text/slug.ts';
import { plainText, report, type State } from './inspection.ts';

export function inspectHeading({ depth, tokens, text }: Tokens.Heading, state: State): void {
  if (text.trim() === '') {
    report(state, {
      message: 'esperado: um título com palavras; encontrado: um vazio',
      fix: 'escreva as palavras dele, ou tire a linha',
    });
  }
  const deepest = (state.headings.at(-1)?.depth ?? 1) + 1;
  if (depth === 1) {
    report(state, {
      message:
        'esperado: títulos de seção a partir de "##"; encontrado: um título de primeiro nível',
      fix: `escreva "## ${text}": o title do bloco de dados é o único título de primeiro nível da página`,
    });
  } else if (depth > deepest) {
    report(state, {
      message: `esperado: um título de nível ${deepest} no máximo; encontrado: nível ${depth}`,
      fix: `escreva "${'#'.repeat(deepest)} ${text}"`,
    });
  }
  const plain = plainText(tokens);
  const mended = Math.min(Math.max(depth, 2), deepest);
  state.headings.push({ depth: mended, id: uniqueId(plain, state.ids), text: plain });
}

function uniqueId(text: string, taken: Set<string>): string {
  const base = slugOf(text) || 'secao';
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
