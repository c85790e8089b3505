// Finds lines of a paragraph that were meant as something else: lists, tables, headings, tasks.

import type { Token } from 'marked';
import { type Complaint, complaint } from '../../domain/problem.ts';
import { BREAK } from './literal.ts';
import type { Report } from './tokens.ts';

/** Beginnings of lines that were meant as a list; with `isCertain`, two such lines cannot mean anything else. */
const ENUMERATIONS: readonly { form: RegExp; isCertain: boolean; isOrdered?: boolean }[] = [
  // The second and the third level of a list of Word are `o` and `§` before a tab.
  { form: /^(?:[•●▪◦‣∙·■□➢➤►▶→✓✔✗✘☑☐◆◇○⁃]\uFE0F?|[-=]>|[o§](?=\t))\s*/u, isCertain: true },
  {
    form: /^(?![©®™‼⁉])(?:\p{Extended_Pictographic}|\d?\uFE0F|\u20E3|\u200D)+\s*/u,
    isCertain: true,
  },
  { form: /^[-*+](?=[\p{L}"“([\uFFFC])/u, isCertain: true },
  // An item that is indented too far to be read as one.
  { form: /^[-*+][ \t]+(?=\S)/, isCertain: true },
  { form: /^[–‒−]\s+/, isCertain: true },
  { form: /^\d{1,2}[.)](?=[\p{L}\uFFFC])(?![ºª])/u, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}\.?\s?[-–—]\s?(?=\p{L})/u, isCertain: true, isOrdered: true },
  { form: /^\(\d{1,2}\)\s+(?!\d)/, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}\t+(?=\p{L})/u, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}[.)][ \t]+/, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}[º°ª][.)]?\s+/, isCertain: false },
  { form: /^\(?[a-hA-H][).]\s+/, isCertain: false },
  { form: /^[ivxIVX]{1,4}[).]\s+/, isCertain: false },
  { form: /^—\s*/, isCertain: false },
  { form: /^\uFFFC*\p{Lu}[\p{L} ]{0,28}\uFFFC*:\uFFFC*\s+/u, isCertain: false },
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
  { isItem, isQuoteStart }: { isItem: boolean; isQuoteStart: boolean },
  report: Report,
): void {
  const lines = linesOf(literal, token.raw);
  for (const line of lines) {
    // Every line that is refused begins with a sign or a figure.
    if (/^\p{L}/u.test(line.text)) continue;
    const finding = refuseLine(line.text, line.written, isQuoteStart && line === lines[0]);
    if (finding) report(token, finding, line.index);
  }
  const isRow = ({ text }: Line): boolean => /(?<!\|)\|(?!\|)/.test(text);
  // The checks below are for several lines, or for one with columns.
  if (lines.length === 1 && !/[|\t]/.test(literal)) return;
  const row = lines.findIndex((line, at) => isRow(line) && lines.slice(at + 1, at + 2).some(isRow));
  const table = row >= 0 ? lines[row] : lines.find(({ text }) => /^\|[^|]*\|.*\|\s*$/.test(text));
  if (table) {
    report(token, refuseTable(lines.slice(lines.indexOf(table))), table.index);
    return;
  }
  for (const { form, isCertain, isOrdered = false } of ENUMERATIONS) {
    const at = lines.findIndex((line, index) => {
      if (!form.test(line.text) || (index > 0 && line.isBroken)) return false;
      const next = lines[index + 1];
      const isBelow =
        index > 0 && (/:$/.test(lines[index - 1]?.text ?? '') || (isItem && !isOrdered));
      return (
        (isBelow && isCertain) || (next !== undefined && !next.isBroken && form.test(next.text))
      );
    });
    const line = lines[at];
    if (!line) continue;
    const rest = line.written.slice(form.exec(line.text)?.[0].length ?? 0);
    const better = /^\d+[.)] /.test(line.written)
      ? line.written
      : `${isOrdered ? '1.' : '-'} ${rest}`;
    const problem = complaint(
      'cada item em uma linha que começa com - ou 1.',
      `"${line.written}", que se juntaria às outras linhas`,
      better !== line.written
        ? `escreva "${better}", com uma linha vazia acima da lista`
        : isOrdered
          ? 'ponha uma linha vazia acima desta'
          : 'tire espaços do começo da linha, até o sinal ficar abaixo da primeira letra do item de cima',
    );
    report(token, isCertain ? problem : JOINED, line.index);
    return;
  }
  const joined = areApart(lines)
    ? lines[0]
    : lines.find((line, at) => isApart(line, lines[at + 1]));
  if (joined) report(token, JOINED, joined.index);
  const tabbed = lines.find(
    ({ text }, at) =>
      /\S\t+\S.*\t\S/.test(text) ||
      (/\S\t+\S/.test(text) && /\S\t+\S/.test(lines[at + 1]?.text ?? '')),
  );
  if (tabbed) {
    const names = tabbed.text.split(/\t+/).map((name) => name.trim());
    const fix = `escreva uma tabela: | ${names.join(' | ')} |, e abaixo dela ${ruleOf(names.length)}`;
    const found = 'tabulações, e as linhas se juntariam';
    report(token, complaint('colunas separadas por |', found, fix), tabbed.index);
  }
}

/** True for short lines that were broken on purpose, such as those of an address or a list of telephones. */
function areApart(lines: readonly Line[]): boolean {
  const isShort = ({ text }: Line): boolean =>
    text.length <= 60 && /^[\p{Lu}\d("“\uFFFC]/u.test(text);
  return lines.length > 2 && lines.every(isShort) && !lines.some(({ isBroken }) => isBroken);
}

/** Beginnings of lines in a timetable, a transcript or a law: `9h`, `[12/05`, `§`, `Art. 1º`, `R$`. */
const BEGINNING =
  /^(?:\p{L}{1,10}\.? )?(?:[^\s,\p{N}]*\p{N}[^\s,]*|[^\p{L}\p{N}\s]+)(?=[ \t])|^R\$ /u;
const TITLE = /^(\*\*|__)[^*_]+\1:?$|^\p{Lu}(?:[^\p{Lu}\p{Ll}]*\p{Lu}){4}[^\p{Ll}]*$/u;

/** True for two lines that begin alike, or a title above its text, unless an editor may have wrapped the first. */
function isApart({ text, written }: Line, next: Line | undefined): boolean {
  const isWrapped = text.length > 60 && text.length < 120;
  if (!next?.text || next.isBroken || isWrapped || /^[—–]/.test(next.text)) return false;
  const [one, other] = [text, next.text].map((line) =>
    BEGINNING.exec(line)?.[0].replace(/\p{N}+(?:\.\p{N}+)*\.?/gu, '0'),
  );
  return TITLE.test(written) || (one !== undefined && one === other);
}

const JOINED =
  'junta estas linhas em uma só; para separá-las, ponha dois espaços no fim de cada uma, ou faça uma lista com -';

function ruleOf(columns: number): string {
  return `| ${Array(columns).fill('---').join(' | ')} |`;
}

/** The complaint about lines with columns that Markdown does not read as a table. */
function refuseTable(lines: readonly Line[]): Complaint {
  const [head, second] = lines;
  const rule = ruleOf(cellsOf(head?.text ?? '').length);
  const isRule = (line: Line | undefined): boolean => /^[\s|:=–—+-]{3,}$/.test(line?.text ?? '');
  if (isRule(head) || !second) {
    return complaint(
      'as linhas de uma tabela juntas',
      `"${head?.written}" sozinha`,
      `tire a linha vazia que a separa da tabela; se ela começa uma, ponha ${rule} abaixo dela; onde o sinal é texto, escreva \\|`,
    );
  }
  return complaint(
    `${rule} abaixo dos títulos da tabela`,
    `"${second.written}"`,
    lines.some(({ text }) => /^\+[-=+]{3,}$/.test(text))
      ? `tire todas as linhas de + e -, e ponha ${rule} só abaixo de "${head?.written}"`
      : isRule(second)
        ? `escreva a segunda linha assim: ${rule}`
        : `ponha ${rule} abaixo de "${head?.written}"; onde o sinal é texto, escreva \\|`,
  );
}

/** Invisible characters that Google Docs and WhatsApp leave before or behind the sign of a line. */
const HIDDEN =
  /^(?:[-*+>]|\d{1,3}[.)]|#{2,6})[\u200B-\u200F\u2060]|^[\u200B-\u200F\u2060]+(?:[-*+>#|]|\d{1,3}[.)])/;

/** Refuses a line by its beginning alone. */
function refuseLine(
  text: string,
  written: string,
  isQuoteStart: boolean,
): Complaint | string | undefined {
  if (HIDDEN.test(text)) {
    const better = written.replace(/[\u200B-\u200F\u2060]+ ?/, (_, at) => (at > 0 ? ' ' : ''));
    const found = `"${written}", com um caractere que não se vê`;
    return complaint('o sinal no começo da linha', found, `escreva de novo "${better}"`);
  }
  const [, marks, words] = /^(#{2,})[ \t]*(.*)/.exec(text) ?? [];
  if (marks && (words || marks.length > 6)) {
    const better = `${marks.slice(0, 6)} ${written.slice(marks.length).trim()}`;
    const expected = `um espaço comum entre ${marks.slice(0, 6)} e o título`;
    return complaint(expected, `"${written}"`, `escreva "${better}"`);
  }
  const [, sign] = /^([-*+>]|\d{1,3}[.)])\u00a0/.exec(text) ?? [];
  if (sign) {
    const better = `${sign} ${written.slice(sign.length + 1)}`;
    const expected = `um espaço comum depois de ${sign}`;
    const fix = `apague o espaço e escreva "${better}"`;
    return complaint(expected, 'um que não quebra a linha', fix);
  }
  if (/^\[[ xX]?\] ?\p{L}[^[]*$/u.test(text)) {
    const better = `- [${/x/i.test(text.slice(0, 3)) ? 'x' : ' '}] ${written.replace(/^\[.?\]\s*/, '')}`;
    return complaint('uma tarefa', `"${written}"`, `escreva "${better}"`);
  }
  if (/^(?:'{3}|"{3}|´{3}|‘{3}|“{3})\w*$/.test(text)) {
    return complaint('três crases', `"${written}"`, 'escreva ```, acima e abaixo do código');
  }
  const [, callout] = (isQuoteStart ? null : /^\[!(\p{L}+)\]/u.exec(text)) ?? [];
  const [, container] = /^(?:::+|!!!)\s*(\p{L}+)/u.exec(text) ?? [];
  if (callout || container) {
    return complaint(
      'um aviso em uma citação',
      `"${written}"`,
      `escreva "> [!${(callout ?? container ?? '').toUpperCase()}]", e > no começo das linhas dele`,
    );
  }
  if (/^(?:\[{1,2}_?toc_?\]{1,2}|\{:toc\})$/i.test(written)) {
    return `mostra ${written} como está escrito; o sumário vem sozinho: apague a linha`;
  }
  const [frame = ''] = /^[*=~-]{3,}/.exec(text) ?? [];
  const title = text.endsWith(frame) ? text.slice(frame.length, -frame.length).trim() : '';
  if (/^\p{L}[^*=~]*$/u.test(title))
    return `mostra ${frame} como está escrito; se é um título, escreva "## ${title}"`;
  if (/^[=—–]{3,}$/.test(text))
    return `mostra ${written} como está escrito; uma divisão se escreve ---`;
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
