// What this site makes of the parser's tokens.

import type { Token, Tokens } from 'marked';
import type { textWords } from '../../../domain/words.ts';
import type { FramedAddress } from './frames.ts';

/** `[^1]` in the text. Number and use come when the text is inspected. */
export interface NoteMark extends Tokens.Generic {
  type: 'noteMark';
  name: string;
  number?: number;
  /** The how manyeth mark of its note it is, from 1. */
  use?: number;
}

/** `[^1]: what it says`. */
export interface Note extends Tokens.Generic {
  type: 'note';
  name: string;
  tokens: Token[];
}

/** What was seen of the notes so far, by their names; `where` stands for the place in the body. */
export interface SeenNotes {
  uses: Map<string, { number: number; marks: NoteMark[]; where: number }>;
  written: Map<string, { note: Note; where: number }>;
}

/** A quote that starts with `[!NOTA]`. */
export interface Callout extends Tokens.Generic {
  type: 'callout';
  /** As it is written. */
  name: string;
  kind: keyof typeof textWords.callouts | undefined;
  title: Token[];
  tokens: Token[];
}

/** A quote whose last line says who said it. */
export interface SignedQuote extends Tokens.Generic {
  type: 'signedQuote';
  /** Up to the first comma, and what comes behind it. */
  name: Token[];
  role: Token[];
  tokens: Token[];
}

export interface CaptionedTable extends Tokens.Table {
  caption?: Token[];
}

/** A video or a map, which a visitor loads from elsewhere by a click. */
export interface Embed extends Tokens.Generic {
  type: 'embed';
  href: string;
  /** What it shows; empty where nobody said so. */
  title: string;
  /** Undefined where the address says no place. */
  frame: FramedAddress | undefined;
}

/** A sound of the site's own. */
export interface Sound extends Tokens.Generic {
  type: 'sound';
  href: string;
  title: string;
}

/** What a piece of a text is shown with. */
export interface Setting {
  /** The addresses of the script that loads videos and maps; without it, as in the feed, nothing has the site's style. */
  embedScripts?: readonly string[] | undefined;
  /** The address that a link gets instead of the one that is written. */
  address: (written: string) => string;
}
