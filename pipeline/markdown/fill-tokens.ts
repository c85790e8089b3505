// Puts values in the place of names in a text while it is lexed; code says what it says.

import { Lexer, type Token, type Tokens } from 'marked';
import { type Fills, type FoundName, namesIn } from '../../domain/text/named-fills.ts';
import { isKnown } from '../read/unknown-fill.ts';
import { plainText } from './inspection.ts';
import { lex } from './lexer.ts';

export interface LexedText {
  tokens: Token[];
  /** As long as the text: what the `raw` of tokens is a part of. */
  masked: string;
  /** Names that nothing stands for, and that are not in code. */
  unknown: FoundName[];
}

/** No text has signs for private use: the first one of a name says which it is, the others keep its length. */
const MASK = /[\uE000-\uF7FF]\uF8FF+/g;
const FIRST = 0xe000;
const MOST = 6_000;

/** Without `fills` braces are braces. To the parser a name is a word, as its value will be. */
export function lexText(text: string, fills?: Fills): LexedText {
  const names = fills ? namesIn(text).slice(0, MOST) : [];
  let masked = '';
  for (const [index, { name, index: position }] of names.entries()) {
    const mask = String.fromCharCode(FIRST + index).padEnd(name.length + 2, '\uF8FF');
    masked += text.slice(masked.length, position) + mask;
  }
  masked += text.slice(masked.length);
  const tokens = lex(masked);
  if (!fills || names.length === 0) return { tokens, masked, unknown: [] };
  const filler = new Filler(names, fills);
  return { tokens: filler.fill(tokens), masked, unknown: [...filler.unknown] };
}

/** Puts values in the place of masks, and hears which names stood outside of code. */
class Filler {
  readonly unknown = new Set<FoundName>();
  readonly #names: readonly FoundName[];
  readonly #fills: Fills;

  constructor(names: readonly FoundName[], fills: Fills) {
    this.#names = names;
    this.#fills = fills;
  }

  fill(tokens: Token[]): Token[] {
    return tokens.flatMap((token) => this.#fillToken(token));
  }

  #fillToken(token: Token): Token[] {
    const inside = 'tokens' in token ? token.tokens : undefined;
    if (token.type === 'text' && !inside) return this.#split(token.text);
    // Code is as it was written, and so is the address of a picture, which is found by it.
    const isCode = /^(?:code|codespan|html)$/.test(token.type);
    for (const [key, value] of Object.entries(token)) {
      if (typeof value !== 'string' || key === 'raw') continue;
      const isWritten = isCode || (token.type === 'image' && key === 'href');
      // What stands in tokens inside is looked at there.
      const isShown = !(inside && key === 'text');
      const say = (mask: string): string =>
        isWritten ? `{${this.#nameOf(mask).name}}` : plainText(this.#valueOf(mask, isShown));
      Object.assign(token, { [key]: value.replace(MASK, say) });
    }
    if (inside) Object.assign(token, { tokens: this.fill(inside) });
    if (token.type === 'list') this.fill((token as Tokens.List).items);
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      for (const cell of [...header, ...rows.flat()]) cell.tokens = this.fill(cell.tokens);
    }
    return [token];
  }

  #split(text: string): Token[] {
    const masks = text.match(MASK) ?? [];
    return text.split(MASK).flatMap((part, index) => {
      const mask = masks[index];
      return [...(part ? [textToken(part, part)] : []), ...(mask ? this.#valueOf(mask) : [])];
    });
  }

  #nameOf(mask: string): FoundName {
    const found = this.#names[mask.charCodeAt(0) - FIRST];
    if (!found) throw new Error('a mask stands for no name');
    return found;
  }

  #valueOf(mask: string, isShown = true): Token[] {
    const found = this.#nameOf(mask);
    if (isShown && !isKnown(found.name, this.#fills)) this.unknown.add(found);
    if (!Object.hasOwn(this.#fills, found.name)) return [textToken(mask, `{${found.name}}`)];
    return Lexer.lexInline(String(this.#fills[found.name]));
  }
}

function textToken(raw: string, text: string): Tokens.Text {
  return { type: 'text', raw, text, escaped: false };
}
