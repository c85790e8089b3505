// The caption of a table: a paragraph `Tabela: what it shows` directly above it.

import type { Token, Tokens } from 'marked';
import type { CaptionedTable } from './own-tokens.ts';
import { textAs } from './split-line.ts';

const MARK = /^Tabela:[ \t]+/;

/** Each such paragraph goes into its table; all others stay where they are. */
export function withCaptions(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  for (const token of tokens) {
    const table = token.type === 'table' ? captioned(token as Tokens.Table, kept) : undefined;
    kept.push(table ?? token);
  }
  return kept;
}

/** Takes the caption away from what stands above. */
function captioned(table: Tokens.Table, above: Token[]): CaptionedTable | undefined {
  const gap = above.at(-1)?.type === 'space' ? 1 : 0;
  const paragraph = above.at(-1 - gap);
  if (paragraph?.type !== 'paragraph') return undefined;
  const [start, ...rest] = (paragraph as Tokens.Paragraph).tokens;
  const mark = start?.type === 'text' && MARK.exec(start.raw)?.[0];
  if (!start || !mark || paragraph.raw.trim().includes('\n')) return undefined;
  const text = start.raw.slice(mark.length);
  const removed = above.splice(above.length - 1 - gap);
  const raw = removed.map((token) => token.raw).join('') + table.raw;
  return { ...table, raw, caption: [...textAs(start, text), ...rest] };
}
