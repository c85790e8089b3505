// What people mean as Markdown and the parser reads as plain text: it would be printed with all its signs.

import type { Tokens } from 'marked';
import type { Complaint } from '../../../domain/problem.ts';
import { report, type State } from '../inspection.ts';

interface Slip {
  pattern: RegExp;
  /** `found` is the first group. */
  say(found: string): Complaint;
}

/** In the text of a paragraph, at the start of a line. */
const LINE_SLIPS: readonly Slip[] = [
  {
    pattern: /^ {0,3}(#{1,6}[^\s#\d][^\n]*)/m,
    say: (found) => {
      const mended = found.replace(/^#+/, (signs) => `${signs.length < 2 ? '##' : signs} `);
      return {
        message: `esperado: um espaço depois dos sinais # de um título; encontrado: "${cut(found)}"`,
        fix: `escreva ${cut(mended)} (para mostrar o próprio sinal: \\#)`,
      };
    },
  },
  {
    pattern: /^ {0,3}([•▪◦‣●\uf0b7][ \t]*\S[^\n]*)/m,
    say: (found) => {
      const mended = `- ${found.slice(1).trim()}`;
      return {
        message: `esperada: uma lista com hífen antes de cada item; encontrado: "${cut(found)}"`,
        fix: `escreva ${cut(mended)}`,
      };
    },
  },
  {
    pattern: /^ {0,3}(\[![\p{L}\d_-]+\])/mu,
    say: (found) => ({
      message: `esperado: ${found} na primeira linha de uma citação; encontrado: no meio de um texto`,
      fix: `escreva > ${found}, e > antes de cada linha do destaque`,
    }),
  },
];

/** In what is left as text, without code and what stands behind a backslash. */
const TEXT_SLIPS: readonly Slip[] = [
  {
    pattern: /(\[\[[^[\]\n]{1,200}\]\])/,
    say: (found) => ({
      message: `esperado: um link como [palavras](/endereço); encontrado: ${found}`,
      fix: `escreva [${found.slice(2, -2)}](/ e o endereço da página)`,
    }),
  },
  {
    pattern: /(?<![\w:/.@])(:(?:[a-z][a-z0-9_+-]{1,40}|\+1|-1):)(?![\w:/])/,
    say: (found) => ({
      message: `esperado: um emoji ou palavras; encontrado: ${found}, que sairia assim mesmo`,
      fix: `cole o próprio emoji, como 🙂, ou escreva \\${found}`,
    }),
  },
  {
    pattern: /(`+)/,
    say: (found) => ({
      message: `esperado: código entre dois sinais ${found}; encontrado: um sozinho`,
      fix: `escreva o outro, ou ’ se for um apóstrofo; para mostrar o próprio sinal: \\${found}`,
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
      message: `esperado: ( logo depois de ${words}; encontrado: um espaço entre os dois`,
      fix: `escreva ${words}(endereço), sem o espaço`,
    },
  );
}

function inspectMarks(raw: string, state: State): void {
  const index = raw.indexOf('**');
  if (index < 0) return;
  report(
    { ...state, cursor: state.cursor + index },
    {
      message:
        'esperado: ** colado na primeira e na última das palavras em negrito; encontrado: ** solto',
      fix: 'escreva **palavras**, com espaço por fora e sem espaço por dentro; para mostrar os próprios sinais: \\*\\*',
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
          message: `esperada: uma linha com | entre as células; encontrado: "${line.trim()}"`,
          fix: `deixe uma linha vazia abaixo da tabela, ou escreva | ${line.trim()} |`,
        },
      );
    }
    if (cells > header.length) {
      report(
        { ...state, cursor: state.cursor + offset },
        {
          message: `esperadas: no máximo ${header.length} células, como na primeira linha da tabela; encontradas: ${cells}`,
          fix: 'acrescente uma coluna às duas primeiras linhas, ou junte células; uma barra dentro da célula é \\|',
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
      message: `esperada: uma tabela com ${second} na segunda linha; encontrada: nenhuma, ou outra, abaixo de "${cut(found)}"`,
      fix: `escreva ${second} abaixo da primeira linha; para mostrar a própria barra: \\|`,
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
