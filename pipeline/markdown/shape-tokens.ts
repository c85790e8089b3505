// Turns what the parser knows into what this site shows: callouts, signed quotes, videos, sounds, tables with a caption.

import type { Token, Tokens } from 'marked';
import type { MarkdownContext } from './inspection.ts';
import { asCallout } from './pieces/callout.ts';
import { embedOr } from './pieces/embed.ts';
import { asSigned } from './pieces/quote.ts';
import { withCaptions } from './pieces/table-caption.ts';

/** The tokens of a whole text: what stands in lists and quotes is text, quotes and callouts only. */
export function shapeTokens(
  tokens: readonly Token[],
  context: Pick<MarkdownContext, 'file'>,
): Token[] {
  return withCaptions(tokens).map((token) => embedOr(shape(token), context));
}

function shape(token: Token): Token {
  if (token.type === 'list') {
    const items = (token as Tokens.List).items.map((item) => shape(item) as Tokens.ListItem);
    return { ...token, items };
  }
  if (token.type !== 'blockquote' && token.type !== 'list_item') return token;
  const inner = { ...token, tokens: (token.tokens ?? []).map(shape) };
  if (token.type === 'list_item') return inner;
  const quote = inner as Tokens.Blockquote;
  return asCallout(quote) ?? asSigned(quote) ?? quote;
}
