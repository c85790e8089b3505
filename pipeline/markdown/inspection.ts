// What the inspection of a text hands on from token to token, and what comes of it.

import type { Token, Tokens } from 'marked';
import type { Origins } from '../../domain/islands.ts';
import type { Complaint, Notice, Problem } from '../../domain/problem.ts';
import type { Fills } from '../../domain/text/named-fills.ts';
import type { ShownPicture } from '../shown-picture.ts';
import { type Body, placeAt } from '../source.ts';
import type { Callout, CaptionedTable, SeenNotes, SignedQuote } from './pieces/own-tokens.ts';

export interface Heading {
  /** 2 to 6; never more than one deeper than the heading before. */
  depth: number;
  id: string;
  text: string;
}

/** A picture of public/ as pages show it, or what is wrong with it. */
export type FindPicture = (path: string) => ShownPicture;

export interface MarkdownContext {
  file: string;
  /** The addresses of the script that loads videos and maps; without it, as in the feed, nothing has the site's style. */
  embedScripts?: readonly string[] | undefined;
  picture: FindPicture;
  /** What stands for `{brand}` and the like; without it braces are braces. */
  fills?: Fills | undefined;
  /** The address that a link or a picture gets instead of the one that is written. */
  address?: (written: string) => string;
}

export interface Inspection {
  /** In their order. */
  headings: Heading[];
  /** Number of words. */
  words: number;
  /** What its videos, maps and sounds need. */
  origins: Origins[];
  problems: Problem[];
  notices: Notice[];
}

export interface State extends Inspection {
  context: MarkdownContext;
  body: Body;
  /** Its text as the parser saw it; see `lexText`. */
  masked: string;
  ids: Set<string>;
  /** Names of the HTML tags that were reported and not closed yet. */
  openTags: string[];
  /** Where in the body the token that is being looked at may start. */
  cursor: number;
  /** Footnotes and their marks up to there. */
  notes: SeenNotes;
  /** What is around the token, of what takes no footnotes. */
  within: Set<string>;
  /** How many quotes and lists are around it. */
  levels: { blockquote: number; list: number };
}

/** At the token that is being looked at. */
export function report({ context, body, cursor, problems }: State, said: Complaint): void {
  const place = placeAt(body.text, cursor);
  const line = place.line + body.firstLine - 1;
  problems.push({ file: context.file, ...place, line, ...said });
}

/** The tokens inside a token, in the order of the text. */
export function childrenOf(token: Token): Token[] {
  if (token.type === 'table') {
    const { header, rows, caption = [] } = token as CaptionedTable;
    return [...caption, ...[...header, ...rows.flat()].flatMap((cell) => cell.tokens)];
  }
  if (token.type === 'callout') return [...(token as Callout).title, ...(token.tokens ?? [])];
  if (token.type === 'signedQuote') {
    const { tokens, name, role } = token as SignedQuote;
    return [...tokens, ...name, ...role];
  }
  if (token.type === 'list') return (token as Tokens.List).items;
  return 'tokens' in token && token.tokens ? token.tokens : [];
}

export function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : leafText(token)))
    .join('');
}

export function leafText(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
