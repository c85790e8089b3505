// What marked is to make of a name in braces: its value, read as Markdown; code says what it says.

import {
  Marked,
  type MarkedOptions,
  type Token,
  type TokenizerAndRendererExtension,
  type Tokens,
} from 'marked';
import { type Fills, fillNames, namesIn } from '../../domain/text/named-fills.ts';
import { isKnown } from '../read/unknown-fill.ts';
import { plainText } from './inspection.ts';

/** A name, with the tokens of its value; of a name that nothing stands for there is the text alone. */
export interface FillToken extends Tokens.Generic {
  type: 'fill';
  name: string;
  isUnknown: boolean;
  text: string;
  tokens: Token[];
}

/** The tokens of a text, and what renders them. Without `fills` braces are braces. */
export function lexText(text: string, fills?: Fills): { tokens: Token[]; options: MarkedOptions } {
  const marked = new Marked();
  if (fills && text.includes('{')) marked.use({ extensions: [fillWith(fills)] });
  const tokens = marked.lexer(text);
  if (fills) fillAddresses(tokens, fills, marked);
  return { tokens, options: marked.defaults };
}

function fillAddresses(tokens: Token[], fills: Fills, marked: Marked): void {
  marked.walkTokens(tokens, (token) => {
    if (token.type !== 'link' && token.type !== 'image') return;
    token.href = fillNames(token.href, fills);
    if (token.title) token.title = fillNames(token.title, fills);
    if (token.type === 'image') token.text = fillNames(token.text, fills);
  });
}

function fillWith(fills: Fills): TokenizerAndRendererExtension {
  return {
    name: 'fill',
    level: 'inline',
    start: (text) => text.indexOf('{'),
    tokenizer(text) {
      if (!text.startsWith('{')) return undefined;
      const [found] = namesIn(text.slice(0, text.indexOf('}') + 1));
      if (found?.index !== 0) return undefined;
      const raw = `{${found.name}}`;
      const value = Object.hasOwn(fills, found.name) ? String(fills[found.name]) : raw;
      const tokens =
        value === raw
          ? [{ type: 'text', raw, text: raw, escaped: false } satisfies Tokens.Text]
          : this.lexer.inlineTokens(value);
      const isUnknown = !isKnown(found.name, fills);
      return { type: 'fill', raw, name: found.name, isUnknown, text: plainText(tokens), tokens };
    },
    childTokens: ['tokens'],
    renderer(token) {
      return this.parser.parseInline(token.tokens ?? []);
    },
  };
}
