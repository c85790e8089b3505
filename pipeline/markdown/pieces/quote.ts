// A quote whose last line names who said it: `> — Nome, papel`.

import type { Token, Tokens } from 'marked';
import type { SignedQuote } from './own-tokens.ts';
import { splitAtLine, textAs } from './split-line.ts';

const DASH = /^(?:—|–|--)[ \t]*/;

/** Undefined for a quote of nobody, or of nothing. */
export function asSigned(quote: Tokens.Blockquote): SignedQuote | undefined {
  const last = quote.tokens.findLast(({ type }) => type !== 'space');
  if (last?.type !== 'paragraph') return undefined;
  const others = quote.tokens.slice(0, quote.tokens.lastIndexOf(last));
  const { tokens } = last as Tokens.Paragraph;
  const [before, behind] = splitAtLine(tokens, 'last');
  // In a paragraph of its own, or on the last line of the words.
  const [words, [start, ...rest]] = behind.length > 0 ? [before, behind] : [[], tokens];
  const dash = start?.type === 'text' && DASH.exec(start.raw)?.[0];
  if (!start || !dash || (words.length === 0 && others.length === 0)) return undefined;
  const said = [...textAs(start, start.raw.slice(dash.length)), ...rest];
  if (said.length === 0) return undefined;
  const [name, role] = splitAtComma(said);
  return {
    type: 'signedQuote',
    raw: quote.raw,
    name,
    role,
    tokens: words.length > 0 ? [...others, { ...last, tokens: words }] : others,
  };
}

function splitAtComma(tokens: readonly Token[]): [name: Token[], role: Token[]] {
  const at = tokens.findIndex(({ type, raw }) => type === 'text' && raw.includes(','));
  const token = tokens[at];
  if (!token) return [[...tokens], []];
  const comma = token.raw.indexOf(',');
  return [
    [...tokens.slice(0, at), ...textAs(token, token.raw.slice(0, comma))],
    [...textAs(token, token.raw.slice(comma)), ...tokens.slice(at + 1)],
  ];
}

export function signedQuoteHtml(inner: string, name: string, role: string): string {
  return `<figure class="quote"><blockquote class="pull-quote">\n${inner}</blockquote><figcaption class="quote-author">— <strong>${name}</strong>${role}</figcaption></figure>\n`;
}
