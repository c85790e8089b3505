// Parts the words of a paragraph at one of its line breaks.

import type { Token } from 'marked';

/** What stands before the first or the last break, and what behind it; without one, all stands before it. */
export function splitAtLine(
  tokens: readonly Token[],
  which: 'first' | 'last',
): [before: Token[], behind: Token[]] {
  const hasBreak = (token: Token): boolean =>
    token.type === 'br' || (token.type === 'text' && token.raw.includes('\n'));
  const at = which === 'first' ? tokens.findIndex(hasBreak) : tokens.findLastIndex(hasBreak);
  const token = tokens[at];
  if (!token) return [[...tokens], []];
  const [before, behind] = [tokens.slice(0, at), tokens.slice(at + 1)];
  if (token.type === 'br') return [before, behind];
  const { raw } = token;
  const end = which === 'first' ? raw.indexOf('\n') : raw.lastIndexOf('\n');
  return [
    [...before, ...textAs(token, raw.slice(0, end).trimEnd())],
    [...textAs(token, raw.slice(end + 1).trimStart()), ...behind],
  ];
}

/** A piece of a text; none where nothing is left of it. */
export function textAs(token: Token, text: string): Token[] {
  return text === '' ? [] : [{ ...token, raw: text, text } as Token];
}
