// Footnotes: `[^1]` in the text, and `[^1]: what it says` on a line of its own; numbered as they come.

import type { Token, TokenizerExtension } from 'marked';
import { textWords } from '../../../domain/words.ts';
import { escapeHtml } from '../escape.ts';
import { report, type State } from '../inspection.ts';
import type { Note, NoteMark, SeenNotes, Setting } from './own-tokens.ts';

/** A note as the list at the end shows it. */
export interface NumberedNote {
  number: number;
  uses: number;
  tokens: Token[];
}

const NAME = '\\[\\^([^\\[\\]\\s]{1,40})\\]';
const MARK = new RegExp(`^${NAME}`);
/** Of another note, a heading, a quote, code, a table, a list, or an empty line. */
const BEGINNING =
  '[ \\t]*(?:\\n|$)| {0,3}(?:\\[\\^|#{1,6}[ \\t]|>|```|~~~|\\||[-*+][ \\t]|\\d{1,9}[.)][ \\t])';
/** Up to an empty line, or to what begins something else. */
const NOTE = new RegExp(`^ {0,3}${NAME}:[ \\t]*([^\\n]*(?:\\n(?!${BEGINNING})[^\\n]+)*)\\n?`);
const NOTE_BELOW = /\n {0,3}\[\^[^[\]\s]{1,40}\]:/;

export const NOTE_SYNTAX: TokenizerExtension[] = [
  {
    name: 'note',
    level: 'block',
    start: (text) => {
      // Asked of all that is left, for each paragraph anew: only the next one counts.
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

export function newNotes(): SeenNotes {
  return { uses: new Map(), written: new Map() };
}

/** Numbers a mark; a note is numbered by the first of its marks. */
export function inspectMark(mark: NoteMark, state: State): void {
  const { uses } = state.notes;
  if (state.within.has('note') || state.within.has('link')) {
    const inside = state.within.has('note');
    report(
      state,
      inside
        ? {
            message: `esperada: uma nota sem outras notas dentro; encontrada: ${mark.raw} em uma delas`,
            fix: 'escreva tudo na mesma nota',
          }
        : {
            message: `esperado: um link sem notas nas suas palavras; encontrada: ${mark.raw}`,
            fix: `escreva ${mark.raw} depois do link`,
          },
    );
    return;
  }
  const known = uses.get(mark.name) ?? { number: uses.size + 1, marks: [], where: state.cursor };
  known.marks.push(mark);
  uses.set(mark.name, known);
  Object.assign(mark, { number: known.number, use: known.marks.length });
}

export function inspectNote(note: Note, state: State): void {
  const { written } = state.notes;
  if (note.tokens.length === 0) {
    report(state, {
      message: `esperado: o texto da nota [^${note.name}]; encontrado: nada`,
      fix: `escreva na mesma linha: [^${note.name}]: o texto`,
    });
  }
  const first = written.get(note.name);
  if (!first) written.set(note.name, { note, where: state.cursor });
  else {
    report(state, {
      message: `esperada: cada nota uma vez só; encontrada: [^${note.name}] de novo`,
      fix: 'dê outro nome a ela, aqui e no texto, ou apague uma das duas',
    });
  }
}

/** Notes in their order; those that nobody wrote, or nobody names, are reported where they stand. */
export function settleNotes(state: State): NumberedNote[] {
  const { uses, written } = state.notes;
  for (const [name, { where, marks }] of uses) {
    if (written.has(name)) continue;
    // A link to nowhere would be a problem of its own.
    for (const mark of marks) delete mark.number;
    report(
      { ...state, cursor: where },
      {
        message: `esperada: uma linha [^${name}]: com o texto da nota; encontrada: nenhuma`,
        fix: `escreva [^${name}]: e o texto em uma linha só dela, com uma linha vazia antes`,
      },
    );
  }
  for (const [name, { where }] of written) {
    if (uses.has(name)) continue;
    report(
      { ...state, cursor: where },
      {
        message: `esperado: [^${name}] no texto; encontrada: só a nota`,
        fix: `escreva [^${name}] onde a nota entra, ou apague a linha dela`,
      },
    );
  }
  return [...uses].flatMap(([name, { number, marks }]) => {
    const tokens = written.get(name)?.note.tokens;
    return tokens ? [{ number, uses: marks.length, tokens }] : [];
  });
}

/** Ids with an underscore, which those of headings never have. */
const noteId = (number: number): string => `nota_${number}`;
const markId = (number: number, use: number): string => `nota_${number}_${use}`;

export function markHtml(mark: NoteMark, { address }: Setting): string {
  const { raw, number, use = 0 } = mark;
  if (number === undefined) return escapeHtml(raw);
  const name = escapeHtml(textWords.note(number));
  const href = escapeHtml(address(`#${noteId(number)}`));
  return `<sup class="note-mark"><a id="${markId(number, use)}" href="${href}" role="doc-noteref" aria-label="${name}">${number}</a></sup>`;
}

/** The list at the end of the text; `inline` renders what a note says. */
export function notesHtml(
  notes: readonly NumberedNote[],
  inline: (tokens: Token[]) => string,
  { address }: Setting,
): string {
  if (notes.length === 0) return '';
  const items = notes.map(({ number, uses, tokens }) => {
    const name = escapeHtml(textWords.backToText(number));
    const back = Array.from({ length: uses }, (_, index) => {
      const href = escapeHtml(address(`#${markId(number, index + 1)}`));
      const count = uses > 1 ? `, ${index + 1}` : '';
      return ` <a class="note-back" href="${href}" role="doc-backlink" aria-label="${name}${count}">↩\uFE0E${uses > 1 ? index + 1 : ''}</a>`;
    });
    return `<li id="${noteId(number)}">${inline(tokens)}${back.join('')}</li>`;
  });
  return `<section class="notes" role="doc-endnotes" aria-labelledby="notas_titulo"><h2 class="notes-title" id="notas_titulo">${escapeHtml(textWords.notes)}</h2><ol>${items.join('')}</ol></section>\n`;
}
