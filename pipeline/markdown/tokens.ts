// The parser's tokens: walking them, changing them before rendering, and their places in the source.

import { decodeHTMLStrict } from 'entities/decode';
import type { MarkedToken, Token, Tokens } from 'marked';

/**
 * A finding with a fix is a problem; without one, or with `isNotice`, it is a notice. One with `isNotice` stops a strict
 * build. docs/escrever.md has the list of signs.
 */
export interface Finding {
  message: string;
  fix?: string;
  isNotice?: true;
}

/** `index` is the place of the finding in the source of the token. */
export type Report = (token: Token, finding: Finding, index?: number) => void;

export interface CaptionedTable extends Tokens.Table {
  caption?: Token[];
}

/** Narrows a token to its type. Comparing `type` does not: marked's `Token` also has a member with any type. */
export function isType<Type extends MarkedToken['type']>(
  token: Token | undefined,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> {
  return token?.type === type;
}

/** The lists of tokens inside of a token, of a table one for each cell; empty if it cannot have any. */
export function listsIn(token: Token): Token[][] {
  if (isType(token, 'table')) {
    return [token.header, ...token.rows].flat().map(({ tokens }) => tokens);
  }
  const inner = innerOf(token);
  return inner ? [inner] : [];
}

/** All tokens directly inside of a token, in their order. */
export function childrenOf(token: Token): Token[] {
  return token.type === 'table' ? listsIn(token).flat() : (innerOf(token) ?? []);
}

function innerOf(token: Token): Token[] | undefined {
  const { items, tokens } = token as Partial<Tokens.List> & { tokens?: Token[] };
  return token.type === 'list' ? items : tokens;
}

/** Replaces entities such as `&eacute;` by their characters, except in code. */
export function decodeEntities(tokens: readonly Token[]): void {
  for (const token of tokens) {
    if ('href' in token) {
      token.href = decodeHTMLStrict(token.href);
      if (token.title) token.title = decodeHTMLStrict(token.title);
    }
    const inner = childrenOf(token);
    decodeEntities(inner);
    if (inner.length === 0 && (token.type === 'text' || token.type === 'image'))
      token.text = decodeHTMLStrict(token.text);
  }
}

export function textOfTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return textOfTokens(token.tokens);
      return 'text' in token && typeof token.text === 'string' ? token.text : '';
    })
    .join('');
}

const CAPTION = /^Tabela:[ \t]+/;

/** Moves a paragraph `Tabela: the caption` directly above a table into the table. */
export function withCaptions(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const gap = kept.at(-1)?.type === 'space' ? 1 : 0;
    const above = kept.at(-1 - gap);
    const caption = token.type === 'table' && above ? captionIn(above) : undefined;
    if (!caption) {
      kept.push(token);
      continue;
    }
    const removed = kept.splice(kept.length - 1 - gap);
    const raw = removed.map((one) => one.raw).join('') + token.raw;
    kept.push({ ...token, raw, caption } as CaptionedTable);
  }
  return kept;
}

function captionIn(paragraph: Token): Token[] | undefined {
  if (!isType(paragraph, 'paragraph') || paragraph.raw.trim().includes('\n')) return undefined;
  const [start, ...rest] = paragraph.tokens;
  const mark = start?.type === 'text' ? CAPTION.exec(start.raw)?.[0] : undefined;
  return start && mark ? [...textAs(start, start.raw.slice(mark.length)), ...rest] : undefined;
}

/** Splits tokens at the first or the last line break; if there is none, all are `before`. */
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

/** The token with another text; empty if the text is. */
export function textAs(token: Token, text: string): Token[] {
  return text === '' ? [] : [{ ...token, raw: text, text } as Token];
}

const DASH = /^(?:—|–|--)[ \t]*/;

/** A quote whose last line names its speaker, `> — Nome, papel`; undefined without a speaker or a text. */
export function signatureIn(
  tokens: readonly Token[],
): { quote: Token[]; name: Token[]; role: Token[] } | undefined {
  const last = tokens.findLast(({ type }) => type !== 'space');
  if (!isType(last, 'paragraph')) return undefined;
  const others = tokens.slice(0, tokens.lastIndexOf(last));
  const all = last.tokens;
  const [before, behind] = splitAtLine(all, 'last');
  // The signature is a paragraph of its own, or the last line of the quote.
  const [words, [start, ...rest]] = behind.length > 0 ? [before, behind] : [[], all];
  const dash = start?.type === 'text' && DASH.exec(start.raw)?.[0];
  if (!start || !dash || (words.length === 0 && others.length === 0)) return undefined;
  const line = [...textAs(start, start.raw.slice(dash.length)), ...rest];
  if (line.length === 0) return undefined;
  const at = line.findIndex(({ type, raw }) => type === 'text' && raw.includes(','));
  const parted = line[at];
  const comma = parted?.raw.indexOf(',') ?? 0;
  return {
    quote: words.length > 0 ? [...others, { ...last, tokens: words } as Token] : others,
    name: parted ? [...line.slice(0, at), ...textAs(parted, parted.raw.slice(0, comma))] : line,
    role: parted ? [...textAs(parted, parted.raw.slice(comma)), ...line.slice(at + 1)] : [],
  };
}

/** The offset of each token in `body`, found by its first line. */
export function placesOf(tokens: readonly Token[], body: string): Map<Token, number> {
  const places = new Map<Token, number>();
  const place = (inner: readonly Token[], from: number): number => {
    let cursor = from;
    for (const token of inner) {
      const { raw } = token;
      const at = Math.max(cursor, body.indexOf(raw.split('\n', 1)[0] ?? '', cursor));
      places.set(token, at);
      const end = place(childrenOf(token), at);
      cursor = body.startsWith(raw, at) ? at + raw.length : end;
    }
    return cursor;
  };
  place(tokens, 0);
  return places;
}

/** The offset in `body` of the character at `index` in `raw`, whose lines may be indented or quoted in `body`. */
export function offsetIn(body: string, start: number, raw: string, index: number): number {
  if (index === 0 || body.startsWith(raw, start)) return start + index;
  const above = raw.slice(0, index).split('\n');
  const column = above.pop()?.length ?? 0;
  let offset = start;
  for (const line of [...above, raw.slice(index - column).split('\n', 1)[0] ?? '']) {
    offset = Math.max(
      offset,
      body.indexOf(line, offset === start ? start : body.indexOf('\n', offset)),
    );
  }
  return offset + column;
}
