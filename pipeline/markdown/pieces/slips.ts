// What people mean as Markdown and the parser reads as plain text: it would be printed with all its signs.

import type { Tokens } from 'marked';
import type { Advice } from '../../../domain/problem.ts';
import { report, type State } from '../inspection.ts';

interface Slip {
  pattern: RegExp;
  /** `found` is the first group. */
  say(found: string): Advice;
}

/** In the text of a paragraph, at the start of a line. */
const LINE_SLIPS: readonly Slip[] = [
  {
    pattern: /^ {0,3}(#{1,6}[^\s#\d][^\n]*)/m,
    say: (found) => {
      const mended = found.replace(/^#+/, (signs) => `${signs.length < 2 ? '##' : signs} `);
      return {
        en: `expected a space behind the signs # of a heading, found "${cut(found)}"`,
        pt: `esperado: um espaço depois dos sinais # de um título; encontrado: "${cut(found)}"`,
        fixEn: `write ${cut(mended)} (to show the sign itself: \\#)`,
        fixPt: `escreva ${cut(mended)} (para mostrar o próprio sinal: \\#)`,
      };
    },
  },
  {
    pattern: /^ {0,3}([•▪◦‣●\uf0b7][ \t]*\S[^\n]*)/m,
    say: (found) => {
      const mended = `- ${found.slice(1).trim()}`;
      return {
        en: `expected a list with a hyphen before each entry, found "${cut(found)}"`,
        pt: `esperada: uma lista com hífen antes de cada item; encontrado: "${cut(found)}"`,
        fixEn: `write ${cut(mended)}`,
        fixPt: `escreva ${cut(mended)}`,
      };
    },
  },
  {
    pattern: /^ {0,3}(\[![\p{L}\d_-]+\])/mu,
    say: (found) => ({
      en: `expected ${found} on the first line of a quote, found it in a text`,
      pt: `esperado: ${found} na primeira linha de uma citação; encontrado: no meio de um texto`,
      fixEn: `write > ${found}, and > before the lines of the callout`,
      fixPt: `escreva > ${found}, e > antes de cada linha do destaque`,
    }),
  },
];

/** In what is left as text, without code and what stands behind a backslash. */
const TEXT_SLIPS: readonly Slip[] = [
  {
    pattern: /(\[\[[^[\]\n]{1,200}\]\])/,
    say: (found) => ({
      en: `expected a link such as [words](/address), found ${found}`,
      pt: `esperado: um link como [palavras](/endereço); encontrado: ${found}`,
      fixEn: `write [${found.slice(2, -2)}](/ and the address of the page)`,
      fixPt: `escreva [${found.slice(2, -2)}](/ e o endereço da página)`,
    }),
  },
  {
    pattern: /(?<![\w:/.@])(:(?:[a-z][a-z0-9_+-]{1,40}|\+1|-1):)(?![\w:/])/,
    say: (found) => ({
      en: `expected a sign or words, found ${found}, which would be printed as it is`,
      pt: `esperado: um emoji ou palavras; encontrado: ${found}, que sairia assim mesmo`,
      fixEn: `paste the emoji itself, such as 🙂, or write \\${found}`,
      fixPt: `cole o próprio emoji, como 🙂, ou escreva \\${found}`,
    }),
  },
  {
    pattern: /(`+)/,
    say: (found) => ({
      en: `expected code between two ${found}, found one alone`,
      pt: `esperado: código entre dois sinais ${found}; encontrado: um sozinho`,
      fixEn: `write the other one, or ’ for an apostrophe; to show the sign itself: \\${found}`,
      fixPt: `escreva o outro, ou ’ se for um apóstrofo; para mostrar o próprio sinal: \\${found}`,
    }),
  },
];

export function inspectLines({ raw, tokens }: Tokens.Paragraph | Tokens.Text, state: State): void {
  // Signs of code are signs.
  const [first] = tokens ?? [];
  if (first?.type === 'codespan') return;
  reportSlips(LINE_SLIPS, raw, state);
  inspectRows(raw, state);
}

export function inspectSigns(raw: string, state: State): void {
  reportSlips(TEXT_SLIPS, raw, state);
  inspectMarks(raw, state);
  // The address itself may be a link by itself already, and stand in the next piece of the text.
  const at = state.cursor;
  const following = state.masked.slice(at, at + raw.length) === raw ? at + raw.length : at;
  const parted = /(\[[^[\]\n]{1,200}\]) \((?:(?:\/|#|mailto:|tel:)[^\s()]*\)|$)/.exec(raw);
  if (!parted) return;
  const [all, words = ''] = parted;
  if (all.endsWith('(') && !/^(?:https?:|www\.)/.test(state.masked.slice(following))) return;
  report(
    { ...state, cursor: at + parted.index },
    {
      en: `expected ( directly behind ${words}, found a space between them`,
      pt: `esperado: ( logo depois de ${words}; encontrado: um espaço entre os dois`,
      fixEn: `write ${words}(address), without the space`,
      fixPt: `escreva ${words}(endereço), sem o espaço`,
    },
  );
}

function inspectMarks(raw: string, state: State): void {
  const index = raw.indexOf('**');
  if (index < 0) return;
  report(
    { ...state, cursor: state.cursor + index },
    {
      en: 'expected ** directly before the first and directly behind the last of the bold words, found ** that does not fit',
      pt: 'esperado: ** colado na primeira e na última das palavras em negrito; encontrado: ** solto',
      fixEn:
        'write **words**, with spaces outside and none inside; to show the signs themselves: \\*\\*',
      fixPt:
        'escreva **palavras**, com espaço por fora e sem espaço por dentro; para mostrar os próprios sinais: \\*\\*',
    },
  );
}

/** Cells that are one too many would be left out without a word, and a text right below the table be one. */
export function inspectTable({ raw, header }: Tokens.Table, state: State): void {
  let offset = 0;
  // Its caption stands above it.
  let isBelow = false;
  for (const line of raw.split('\n')) {
    const cells = line.includes('|') ? cellsIn(line) : 0;
    isBelow ||= cells > 0;
    if (isBelow && cells === 0 && line.trim() !== '') {
      report(
        { ...state, cursor: state.cursor + offset },
        {
          en: `expected a row with | between its cells, found "${line.trim()}"`,
          pt: `esperada: uma linha com | entre as células; encontrado: "${line.trim()}"`,
          fixEn: `leave an empty line below the table, or write | ${line.trim()} |`,
          fixPt: `deixe uma linha vazia abaixo da tabela, ou escreva | ${line.trim()} |`,
        },
      );
    }
    if (cells > header.length) {
      report(
        { ...state, cursor: state.cursor + offset },
        {
          en: `expected at most ${header.length} cells, as the table's first line has, found ${cells}`,
          pt: `esperadas: no máximo ${header.length} células, como na primeira linha da tabela; encontradas: ${cells}`,
          fixEn:
            'add a column to the first two lines, or join cells; a bar inside of a cell is \\|',
          fixPt:
            'acrescente uma coluna às duas primeiras linhas, ou junte células; uma barra dentro da célula é \\|',
        },
      );
    }
    offset += line.length + 1;
  }
}

function cellsIn(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}

/** Rows of a table that the parser does not take for one. */
function inspectRows(raw: string, state: State): void {
  const lines = raw.split('\n');
  const row = lines.findIndex((line, index) => {
    const next = lines[index + 1] ?? '';
    return isRow(line) || (line.includes('|') && isRule(next));
  });
  if (row < 0) return;
  const found = lines[row] ?? '';
  const columns = cellsIn(found);
  const second = `|${' --- |'.repeat(columns)}`;
  const before = lines.slice(0, row).join('\n').length + (row > 0 ? 1 : 0);
  report(
    { ...state, cursor: state.cursor + before },
    {
      en: `expected a table whose second line is ${second}, found none or another below "${cut(found)}"`,
      pt: `esperada: uma tabela com ${second} na segunda linha; encontrada: nenhuma, ou outra, abaixo de "${cut(found)}"`,
      fixEn: `write ${second} below the first line; to show a bar itself: \\|`,
      fixPt: `escreva ${second} abaixo da primeira linha; para mostrar a própria barra: \\|`,
    },
  );
}

/** The second line of a table. */
function isRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s|:-]+$/.test(line);
}

function isRow(line: string): boolean {
  const text = line.trim();
  return text.startsWith('|') && text.length > 2 && text.indexOf('|', 1) > 0;
}

function reportSlips(slips: readonly Slip[], raw: string, state: State): void {
  for (const { pattern, say } of slips) {
    const found = pattern.exec(raw);
    if (!found) continue;
    const [all, words = ''] = found;
    report({ ...state, cursor: state.cursor + found.index + all.indexOf(words) }, say(words));
  }
}

function cut(text: string): string {
  const plain = text.trim();
  return plain.length > 60 ? `${plain.slice(0, 59)}…` : plain;
}
