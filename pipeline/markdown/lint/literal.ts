// The literal text of a token: the characters that readers see as typed, at the same index as in the source.

import type { Token } from 'marked';

/** Replaces each character that is no literal text: code, addresses, and signs of Markdown. */
export const MASK = '\uFFFC';
/** Stands in the character before a line break that readers see. */
export const BREAK = '\uFFFB';

const INDENT = /\n[ \t]*/g;

/** The source of a token with a mask for all but literal text; its length is kept. */
export function literalOf(token: Token): string {
  const { type, raw } = token;
  const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
  if (type === 'text' && tokens.length === 0) return raw;
  if (type === 'br') return `${mask(raw.slice(0, -2))}${BREAK}\n`;
  const source = tokens.map((inner) => inner.raw).join('');
  const isAddress = type === 'link' && !raw.startsWith('[');
  const at = tokens.length === 0 || isAddress ? -1 : raw.indexOf(source);
  const flush = raw.replace(INDENT, '\n');
  if (at < 0 && !isAddress && flush !== raw) {
    // The parser takes the indentation of a list from the lines of its items.
    const indents = [...raw.matchAll(INDENT)].map(([indent]) => indent);
    return literalOf({ ...token, raw: flush } as Token).replace(
      /\n/g,
      () => indents.shift() ?? '\n',
    );
  }
  if (at < 0) return mask(raw);
  const inner = tokens.map(literalOf).join('');
  return mask(raw.slice(0, at)) + inner + mask(raw.slice(at + source.length));
}

function mask(raw: string): string {
  return raw.includes('\n') ? raw.replace(/[^\n]/g, MASK) : MASK.repeat(raw.length);
}
