// The Markdown of this site: that of GitHub, and footnotes.

import { Marked, type Token } from 'marked';
import { NOTE_SYNTAX } from './pieces/footnotes.ts';

const marked = new Marked({ extensions: NOTE_SYNTAX });

export function lex(text: string): Token[] {
  return marked.lexer(text);
}
