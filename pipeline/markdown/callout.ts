// Callouts: quotes that begin with `[!NOTA]`, perhaps with a title behind it.

import type { Parser, Token, Tokens } from 'marked';
import { WARNING } from '../../domain/asset-names.ts';
import { complaint } from '../../domain/problem.ts';
import { escapeHtml, nearest, slugOf } from '../../domain/text.ts';
import { textWords } from '../../domain/words.ts';
import { isType, type Report, splitAtLine, textAs } from './tokens.ts';

/** The HTML of a quote that is a callout, and undefined for another; with `isPlain`, for the feed, as an ordinary quote. */
export function calloutHtml(
  token: Tokens.Blockquote,
  { parser, report, isPlain }: { parser: Parser; report: Report; isPlain: boolean },
): string | undefined {
  const [first, ...others] = token.tokens;
  const [start, ...rest] = isType(first, 'paragraph') ? first.tokens : [];
  const [mark, name = ''] = (start?.type === 'text' && CALLOUT.exec(start.raw)) || [];
  if (!first || !start || mark === undefined) return undefined;
  const kind = CALLOUTS[slugOf(name)];
  const opening = [...textAs(start, start.raw.slice(mark.length)), ...rest];
  const [title, below] = splitAtLine(opening, 'first');
  if (!kind) {
    const guess = nearest(name.toUpperCase(), CALLOUT_NAMES.split(', '));
    report(token, {
      message: `esperado: o nome de um destaque; encontrado: [!${name}]`,
      fix: guess ? `escreva [!${guess}]` : `escreva um destes: ${CALLOUT_NAMES}`,
    });
  }
  const words = parser.parseInline(title);
  const text = [...(below.length > 0 ? [{ ...first, tokens: below } as Token] : []), ...others];
  if (words === '' && text.length === 0) {
    const fix = 'ponha o texto abaixo dele, com > no começo de cada linha e nenhuma vazia antes';
    report(token, complaint('o texto do aviso', 'só o nome dele', fix));
  }
  const heading = escapeHtml(textWords.callouts[kind ?? 'note']) + (words && `: ${words}`);
  const html = parser.parse(text);
  if (isPlain) return `<blockquote><p><strong>${heading}</strong></p>\n${html}</blockquote>\n`;
  const icon = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${ICONS[kind ?? 'note']}"/></svg>`;
  return `<div class="callout box" role="note" data-kind="${kind}"><p class="callout-title cluster">${icon}<strong>${heading}</strong></p>\n${html}</div>\n`;
}

type CalloutKind = keyof typeof textWords.callouts;

/** The kinds of callouts by the slug of the word between the brackets. */
const CALLOUTS: Readonly<Record<string, CalloutKind>> = {
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

const CALLOUT_NAMES = 'NOTA, DICA, IMPORTANTE, ATENÇÃO, CUIDADO';

/** The mark of a callout; other editors add a colon, or a sign that folds the callout. */
const CALLOUT = /^\s*\[!\s*([\p{L}\d_-]+)\s*\](?:[-+](?=\s|$))?:?[ \t]*/u;

/** Path data of icons on a grid of 24 units, as for all icons of the interface. */
const ICONS: Readonly<Record<CalloutKind, string>> = {
  note: 'M12 10.5V18M12 6v.6',
  // A pinhão, as a flame.
  tip: 'M12 21.5C8 17 6.6 12.8 7.6 9 8.4 6 10 4 12 2.5 14 4 15.6 6 16.4 9 17.4 12.8 16 17 12 21.5Z',
  important: 'M12 4v10.5M12 18.4v.8',
  warning: WARNING,
  caution: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM8 12h8',
};
