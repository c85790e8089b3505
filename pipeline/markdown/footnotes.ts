// Footnotes: `[^1]` in the text, and `[^1]: the note` on a line of its own; numbered in the order of their marks.

import type { Token, TokenizerExtension, Tokens } from 'marked';
import { escapeHtml } from '../../domain/text.ts';
import { textWords } from '../../domain/words.ts';
import type { Report } from './tokens.ts';

/** The mark of a note; `[^a-z]`, as in a regular expression, is none. */
const NAME = '\\[\\^(?!\\w-\\w\\])([^\\[\\]\\s]{1,40})\\]';
const MARK = new RegExp(`^${NAME}`);
/** The first characters of another note, a heading, a quote, code, a table, a list, or an empty line. */
const BEGINNING =
  '[ \\t]*(?:\\n|$)| {0,3}(?:\\[\\^|#{1,6}[ \\t]|>|```|~~~|\\||[-*+][ \\t]|\\d{1,9}[.)][ \\t])';
/** A note: its lines up to an empty one, or to the beginning of another block. */
const NOTE = new RegExp(`^ {0,3}${NAME}:[ \\t]*([^\\n]*(?:\\n(?!${BEGINNING})[^\\n]+)*)\\n?`);
const NOTE_BELOW = /\n {0,3}\[\^[^[\]\s]{1,40}\]:/;

export const NOTE_SYNTAX: TokenizerExtension[] = [
  {
    name: 'note',
    level: 'block',
    start: (text) => {
      // marked calls this with the whole rest of the text at each paragraph, so only the next paragraph is searched.
      const end = text.search(/\n[ \t]*\n/);
      const found = text.slice(0, end < 0 ? undefined : end).search(NOTE_BELOW);
      return found < 0 ? undefined : found + 1;
    },
    tokenizer(text) {
      const [raw, name = '', words = ''] = NOTE.exec(text) ?? [];
      if (raw === undefined) return undefined;
      return { type: 'note', raw, name, tokens: this.lexer.inline(words.trim(), []) };
    },
  },
  {
    name: 'noteMark',
    level: 'inline',
    start: (text) => (text.includes('[^') ? text.indexOf('[^') : undefined),
    tokenizer(text) {
      const [raw, name = ''] = MARK.exec(text) ?? [];
      return raw === undefined ? undefined : { type: 'noteMark', raw, name };
    },
  },
];

/** The notes of one text, while it is rendered. */
export class Footnotes {
  readonly #written = new Map<string, Tokens.Generic>();
  readonly #marks = new Map<string, { number: number; uses: number; raw: string }>();
  readonly #address: (written: string) => string;

  constructor(address: (written: string) => string) {
    this.#address = address;
  }

  /** Reads all notes before the first mark is rendered. */
  read(tokens: readonly Token[], report: Report): void {
    for (const token of tokens) {
      if (token.type !== 'note') continue;
      const { name } = token as Tokens.Generic;
      if (this.#written.has(name)) {
        const message = `esperada: cada nota uma vez só; encontrada: [^${name}] de novo`;
        report(token, {
          message,
          fix: 'dê outro nome a ela, aqui e no texto, ou apague uma das duas',
        });
      } else this.#written.set(name, token as Tokens.Generic);
    }
  }

  markHtml(token: Tokens.Generic, report: Report): string {
    const { name, raw } = token;
    if (!this.#written.has(name)) {
      const message = `esperada: uma linha [^${name}]: com o texto da nota; encontrada: nenhuma`;
      const fix = `escreva [^${name}]: e o texto em uma linha só dela, com uma linha vazia antes`;
      if (!this.#marks.has(name)) report(token, { message, fix });
    }
    const mark = this.#marks.get(name) ?? { number: this.#marks.size + 1, uses: 0, raw };
    this.#marks.set(name, mark);
    const { number } = mark;
    const use = ++mark.uses;
    const label = escapeHtml(textWords.note(number));
    const href = escapeHtml(this.#address(`#${noteId(number)}`));
    return `<sup class="note-mark"><a id="${markId(number, use)}" href="${href}" role="doc-noteref" aria-label="${label}">${number}</a></sup>`;
  }

  /** The list at the end of the text; `inline` renders the words of a note. */
  listHtml(inline: (tokens: Token[]) => string, report: Report): string {
    for (const [name, token] of this.#written) {
      if (this.#marks.has(name)) continue;
      const message = `esperado: [^${name}] no texto; encontrada: só a nota`;
      const fix = `escreva [^${name}] onde a nota entra, ou apague a linha dela`;
      report(token, { message, fix });
    }
    if (this.#marks.size === 0) return '';
    const items = [...this.#marks].map(([name, { number, uses }]) => {
      const label = escapeHtml(textWords.backToText(number));
      const back = Array.from({ length: uses }, (_, index) => {
        const href = escapeHtml(this.#address(`#${markId(number, index + 1)}`));
        const count = uses > 1 ? `, ${index + 1}` : '';
        return ` <a class="note-back" href="${href}" role="doc-backlink" aria-label="${label}${count}">↩\uFE0E${uses > 1 ? index + 1 : ''}</a>`;
      });
      const words = inline(this.#written.get(name)?.tokens ?? []);
      return `<li id="${noteId(number)}">${words}${back.join('')}</li>`;
    });
    return `<section class="notes" role="doc-endnotes" aria-labelledby="notas_titulo"><h2 id="notas_titulo">${escapeHtml(textWords.notes)}</h2><ol>${items.join('')}</ol></section>\n`;
  }
}

/** The ids have an underscore, which those of headings never have. */
const noteId = (number: number): string => `nota_${number}`;
const markId = (number: number, use: number): string => `nota_${number}_${use}`;
