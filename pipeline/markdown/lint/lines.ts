// Finds lines of a paragraph that were intended as something else: lists, tables, headings.

import type { Token } from 'marked';
import { complaint } from '../../../domain/problem.ts';
import type { Finding, Report } from '../tokens.ts';
import { BREAK } from './literal.ts';

/** Beginnings of two lines in a row, or of one, that were intended as a list; with `isCertain`, they cannot mean anything else. */
const ENUMERATIONS: readonly { form: RegExp; isCertain?: true; isEnough?: true }[] = [
  // The second and the third level of a list of Word are `o` and `§` before a tab.
  { form: /^(?:[•●▪◦‣∙·■□➢➤►▶✓✔✗✘☑☐◆◇○⁃]|[o§]\t)/u, isCertain: true },
  { form: /^(?:\d{1,2}[.)]|\(\d{1,2}\)) ?(?=[\p{L}"“\uFFFC])(?![ºª])/u, isCertain: true },
  // An item that is indented too far to be read as one.
  { form: /^[-*+][ \t]+\S/, isCertain: true, isEnough: true },
  // A line of a dialogue ends its sentence.
  { form: /^[-+]\p{L}.*[^.!?…:]$/u },
  { form: /^(?![©®™‼⁉])(?:\p{Extended_Pictographic}|\d\uFE0F?\u20E3)/u },
  { form: /^\(?(?:[a-h]|[ivx]{1,4})\) /i },
];

interface Line {
  /** The line with a mask for everything but literal text. */
  text: string;
  written: string;
  /** The index of its first character in the source of the paragraph. */
  index: number;
  /** True if the line above ends in a visible line break. */
  isBroken: boolean;
}

function linesOf(literal: string, raw: string): Line[] {
  let index = 0;
  let isBroken = false;
  return literal.split('\n').map((line) => {
    const indent = Math.max(0, line.search(/\S/));
    const written = raw.slice(index + indent, index + line.length);
    const found = { text: line.slice(indent), written, index: index + indent, isBroken };
    isBroken = line.endsWith(BREAK);
    index += line.length + 1;
    return found;
  });
}

export function lintLines(
  token: Token,
  literal: string,
  isQuoteStart: boolean,
  report: Report,
): void {
  const lines = linesOf(literal.trimEnd(), token.raw);
  for (const [at, line] of lines.entries()) {
    // Every line that is reported by itself begins with a sign or a figure.
    if (/^\p{L}/u.test(line.text)) continue;
    const finding = refuseLine(line, lines.length === 1, isQuoteStart && at === 0);
    if (finding) report(token, finding, line.index);
  }
  // The checks below are for several lines, or for one with columns.
  if (lines.length === 1 && !/[|\t]/.test(literal)) return;
  const table = lines.findIndex(({ text }) => /^\|[^|]*\|.*\|\s*$/.test(text));
  const isItem = ({ text }: Line) => /^[^\d\s]\S?\t/.test(text);
  const columns = lines.every(isItem)
    ? -1
    : lines.findIndex(({ text }, at) => isRow(text) && isRow(lines[at + 1]?.text));
  const row = lines[table < 0 ? columns : table];
  if (row) {
    const found = `"${row.written}", que se juntaria às outras linhas`;
    report(token, table < 0 ? TABLE : complaint('uma tabela', found, RULE), row.index);
    return;
  }
  for (const { form, isCertain, isEnough } of ENUMERATIONS) {
    const line = lines.find(({ text, isBroken }, at) => {
      const next = lines[isEnough ? at : at + 1];
      return !isBroken && form.test(text) && next && !next.isBroken && form.test(next.text);
    });
    if (!line) continue;
    const found = `"${line.written}", que se juntaria às outras linhas`;
    const fix = 'comece cada linha com "- " ou "1. ", com uma linha vazia acima da primeira';
    report(token, isCertain ? complaint('uma lista', found, fix) : JOINED, line.index);
    return;
  }
  if (areApart(lines)) report(token, JOINED, lines[0]?.index);
}

/** True for short lines that were broken on purpose, such as those of an address or a list of telephones. */
function areApart(lines: readonly Line[]): boolean {
  const isShort = ({ text }: Line): boolean =>
    text.length <= 60 && /^[\p{Lu}\d("“\uFFFC]/u.test(text);
  return lines.length > 2 && lines.every(isShort) && !lines.some(({ isBroken }) => isBroken);
}

const JOINED: Finding = {
  message:
    'junta estas linhas em uma só; para separá-las, ponha dois espaços no fim de cada uma, ou faça uma lista com -',
};
const TABLE: Finding = {
  message:
    'junta estas linhas em uma só; se são uma tabela, separe as colunas com | e ponha | --- | --- | abaixo da primeira linha',
};

const RULE =
  'ponha | --- | --- | abaixo da primeira linha, e nenhuma linha vazia no meio; onde o sinal é texto, escreva \\|';

/** True for a line with several columns. */
function isRow(text = ''): boolean {
  return /(?<!\|)\|(?!\|)|\S\t+\S/.test(text);
}

/** Invisible characters that Google Docs and WhatsApp leave before or behind the sign of a line, and its space. */
const HIDDEN =
  /^(?:[-*+>]|\d{1,3}[.)]|#{2,6})[\u00A0\u200B-\u200F\u2060]|^[\u200B-\u200F\u2060]+(?:[-*+>#|]|\d{1,3}[.)])/;

/** Judges a line by its beginning alone. */
function refuseLine(
  { text, written }: Line,
  isOnly: boolean,
  isQuoteStart: boolean,
): Finding | undefined {
  if (HIDDEN.test(text)) {
    const found = `"${written}", com um caractere que não se vê, ou um espaço que não quebra a linha`;
    return complaint('um sinal e um espaço comum', found, 'escreva de novo o começo da linha');
  }
  // `#Curitiba` may be a tag of a network, and `#PraCegoVer` certainly is.
  const isTag = !isOnly || !/^#\p{Lu}\p{Ll}+(?: [^#]*)?$/u.test(text);
  if (/^##+[ \t]*[^#\s]/.test(text) || (/^#[^#]/.test(text) && !isTag)) {
    const fix = 'ponha um espaço depois dos sinais, seis no máximo';
    const finding = complaint('um título como "## Título"', `"${written}"`, fix);
    return /^##/.test(text) ? finding : { ...finding, isNotice: true };
  }
  if (/^\[!\p{L}+\]/u.test(text) && !isQuoteStart) {
    const fix = 'ponha > no começo desta linha e das outras do aviso';
    return complaint('um aviso em uma citação', `"${written}"`, fix);
  }
  return undefined;
}

/** The texts between the pipes of a line. */
export function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}
