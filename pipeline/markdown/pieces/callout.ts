// Callouts: a quote whose first line is `[!NOTA]`, or `[!NOTA] with a title`.

import type { Tokens } from 'marked';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { WARNING } from '../../../domain/text/signs.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import { textWords } from '../../../domain/words.ts';
import { escapeHtml } from '../escape.ts';
import { report, type State } from '../inspection.ts';
import type { Callout, Setting } from './own-tokens.ts';
import { splitAtLine, textAs } from './split-line.ts';

type Kind = keyof typeof textWords.callouts;

/** By what is written between the brackets, in letters of an address. */
const KINDS: Readonly<Record<string, Kind>> = {
  nota: 'note',
  dica: 'tip',
  importante: 'important',
  atencao: 'warning',
  cuidado: 'caution',
  note: 'note',
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'caution',
};

const PORTUGUESE = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO';
const KNOWN = `${PORTUGUESE}, NOTE, TIP, IMPORTANT, WARNING, CAUTION`;

/** Others write a colon behind it, or a sign that folds it. */
const CALLOUT_MARK = /^\s*\[!([\p{L}\d_-]+)\](?:[-+](?=\s|$))?:?[ \t]*/u;

/** Undefined for a quote that is one. */
export function asCallout(quote: Tokens.Blockquote): Callout | undefined {
  const [first, ...others] = quote.tokens;
  if (first?.type !== 'paragraph') return undefined;
  const [start, ...rest] = (first as Tokens.Paragraph).tokens;
  const [mark, name = ''] = (start?.type === 'text' && CALLOUT_MARK.exec(start.raw)) || [];
  if (!start || mark === undefined) return undefined;
  const opening = [...textAs(start, start.raw.slice(mark.length)), ...rest];
  const [title, below] = splitAtLine(opening, 'first');
  const paragraph = { ...first, raw: first.raw.replace(/^[^\n]*\n?/, ''), tokens: below };
  const tokens = below.length > 0 ? [paragraph, ...others] : others;
  return { type: 'callout', raw: quote.raw, name, kind: KINDS[slugOf(name)], title, tokens };
}

export function inspectCallout({ name, kind, title, tokens }: Callout, state: State): void {
  if (!kind) {
    const guess = nearest(name.toUpperCase(), KNOWN.split(', '));
    report(state, {
      message: `esperado: o nome de um destaque; encontrado: [!${name}]`,
      fix: guess
        ? `escreva [!${guess}]. Conhecidos: ${PORTUGUESE}`
        : `escreva um destes: ${PORTUGUESE}`,
    });
  } else if (title.length === 0 && tokens.length === 0) {
    report(state, {
      message: `esperado: um texto abaixo de [!${name}]; encontrado: nenhum`,
      fix: 'escreva na linha seguinte, que também começa com >',
    });
  }
}

/** On a grid of 24 units, as all signs of the interface. */
const ICONS: Readonly<Record<Kind, string>> = {
  note: 'M12 10.5V18M12 6v.6',
  // A pinhão, as a flame.
  tip: 'M12 21.5C8 17 6.6 12.8 7.6 9 8.4 6 10 4 12 2.5 14 4 15.6 6 16.4 9 17.4 12.8 16 17 12 21.5Z',
  important: 'M12 4v10.5M12 18.4v.8',
  warning: WARNING,
  caution: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM8 12h8',
};

interface Rendered {
  title: string;
  inner: string;
}

/** Far from the site's style it is a quote. */
export function calloutHtml(
  { kind = 'note' }: Callout,
  { title, inner }: Rendered,
  { embedScripts }: Setting,
): string {
  const heading = `${escapeHtml(textWords.callouts[kind])}${title && `: ${title}`}`;
  if (!embedScripts) {
    return `<blockquote><p><strong>${heading}</strong></p>\n${inner}</blockquote>\n`;
  }
  const icon = `<svg class="callout-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[kind]}"/></svg>`;
  return `<div class="callout" role="note" data-kind="${kind}"><p class="callout-title">${icon}<strong>${heading}</strong></p>\n${inner}</div>\n`;
}
