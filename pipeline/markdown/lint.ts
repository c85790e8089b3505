// What was meant as Markdown but would be shown as it is typed, or not at all: a problem where the meaning is certain, a notice where it is not.

import type { Token, Tokens } from 'marked';
import { type Complaint, expectedFound } from '../../domain/problem.ts';
import { childrenOf, plainText } from './tokens.ts';

/** A sentence alone is a notice. `index`: where in the source of the token. */
export type Report = (token: Token, finding: Complaint | string, index?: number) => void;

export function lint(tokens: readonly Token[], report: Report): void {
  lintBlocks(tokens, report);
  const used = new Set<string>();
  visit(tokens, ({ type, raw }) => {
    if (type === 'link' || type === 'image') used.add(labelOf(/\[([^[\]]*)\](?:\[\])?$/.exec(raw)));
  });
  for (const token of tokens) {
    if (token.type !== 'def' || used.has(labelOf([token.raw, (token as Tokens.Def).tag]))) continue;
    const { tag } = token as Tokens.Def;
    report(token, {
      message: expectedFound(
        `um link [palavras][${tag}] no texto`,
        `só o endereço dele, e esta linha não aparece`,
      ),
      fix: `escreva o link; se a linha é do texto, escreva \\[${tag}]:`,
    });
  }
}

function labelOf(match: readonly (string | undefined)[] | null): string {
  return (match?.[1] ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}

function visit(tokens: readonly Token[], look: (token: Token) => void): void {
  for (const token of tokens) {
    look(token);
    visit(childrenOf(token), look);
  }
}

/** `parent`: the list item or the quote that the blocks are in. */
function lintBlocks(tokens: readonly Token[], report: Report, parent?: Token): void {
  let above: Token | undefined;
  for (const token of tokens) {
    const isDirectlyBelow = above === tokens[tokens.indexOf(token) - 1];
    lintBlock(token, { above, isDirectlyBelow, parent }, report);
    if (token.type !== 'space') above = token;
  }
}

interface Setting {
  above: Token | undefined;
  /** Without an empty line between. */
  isDirectlyBelow: boolean;
  parent: Token | undefined;
}

function lintBlock(token: Token, setting: Setting, report: Report): void {
  const { type, raw } = token;
  if (type === 'paragraph' || type === 'text') lintParagraph(token, setting, report);
  else if (type === 'heading') lintHeading(token, report);
  else if (type === 'code') lintIndented(token as Tokens.Code, setting, report);
  else if (type === 'table') lintTable(token as Tokens.Table, report);
  else if (type === 'note') lintSigns(token, literalOf(token), report);
  else if (type === 'list') lintList(token as Tokens.List, setting, report);
  else if (type === 'blockquote') {
    const outside = raw.split('\n').findIndex((line) => line.trim() && !/^ {0,3}>/.test(line));
    if (outside > 0) {
      const at = raw.split('\n').slice(0, outside).join('\n').length + 1;
      report(token, 'põe também esta linha na citação; ponha uma linha vazia acima dela, ou >', at);
    }
    lintBlocks((token as Tokens.Blockquote).tokens, report, token);
  }
}

function lintHeading(token: Token, report: Report): void {
  const { raw, text } = token as Tokens.Heading;
  if (!/^\s*#/.test(raw) && /-\s*$/.test(raw)) {
    const index = raw.trimEnd().lastIndexOf('\n') + 1;
    const message =
      'esperada: uma linha vazia acima de ---; encontrado: texto, que viraria um título';
    report(
      token,
      { message, fix: `ponha a linha vazia; se é um título, escreva "## ${text}"` },
      index,
    );
  }
  lintSigns(token, literalOf(token), report);
}

/** Lines that are indented by four spaces are code, and seldom meant so. */
function lintIndented(token: Tokens.Code, { above }: Setting, report: Report): void {
  if (token.codeBlockStyle !== 'indented') return;
  const first = token.text.trimStart();
  const isBlock = /^(?:[-*+•]\s|\d{1,3}[.)]\s|#{1,6}\s|>\s|\||```|\[\^|!?\[[^\]]*\]\()/.test(first);
  if (isBlock || above?.type === 'note') {
    const fix =
      above?.type === 'note'
        ? 'escreva a nota inteira em um parágrafo só'
        : 'tire os espaços do começo da linha, deixando no máximo três; para mostrar código, ponha ``` acima e abaixo';
    report(token, {
      message: expectedFound(
        'texto sem recuo',
        'uma linha recuada por quatro espaços, que viraria código',
      ),
      fix,
    });
  } else if (
    /^[^{}();=<>|\\/$&]*$/.test(token.text) &&
    /(?:\S+\s+){3}\S/.test(first) &&
    /^["“]?\p{Lu}\p{Ll}|[à-ú]|, /u.test(first)
  ) {
    report(token, 'mostra como código um texto recuado por quatro espaços; tire o recuo');
  }
}

function lintTable(token: Tokens.Table, report: Report): void {
  const { header, rows, raw } = token;
  const width = header.length;
  let index = 0;
  let isTorn = false;
  for (const [row, line] of raw.split('\n').entries()) {
    const cells = cellsOf(line);
    const lost = cells.slice(width).join('|');
    const found = `${cells.length} em uma linha de ${width}`;
    if (row < 2 || !line.trim()) {
      // The head, and the line below it.
    } else if (lost.trim()) {
      isTorn = true;
      const isCode = (line.match(/`/g)?.length ?? 0) > 1;
      report(
        token,
        {
          message: expectedFound(
            `uma célula por coluna, ${width} nesta tabela`,
            `${found}; "${lost.trim()}" não aparece`,
          ),
          fix: isCode
            ? 'escreva \\| onde o sinal é parte do texto, também dentro das crases'
            : 'tire a célula que sobra, ou ponha mais uma coluna nas duas primeiras linhas',
        },
        index,
      );
    } else if (cells.length === 1 && width > 1 && !/^\s*\|/.test(line)) {
      const message = expectedFound(
        'uma linha vazia abaixo da tabela',
        'texto, que viraria a primeira célula de uma linha',
      );
      report(token, { message, fix: 'ponha uma linha vazia entre a tabela e o texto' }, index);
    } else if (cells.length < width) {
      report(
        token,
        `tem uma linha de tabela com ${cells.length} de ${width} células: as que faltam ficam vazias`,
        index,
      );
    }
    index += line.length + 1;
  }
  for (const { tokens } of [header, ...rows].flat()) {
    const [first] = tokens;
    if (first && !isTorn) lintSigns(first, tokens.map(literalOf).join(''), report);
  }
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/);
}

function lintList(token: Tokens.List, { above, isDirectlyBelow }: Setting, report: Report): void {
  const { items, raw, ordered } = token;
  const indent = raw.search(/\S/);
  if (above?.type === 'list' && isDirectlyBelow && indent > 0) {
    const needed = /^\s*\S+\s+/.exec((above as Tokens.List).items.at(-1)?.raw ?? '')?.[0].length;
    const message = expectedFound(
      `${needed} espaços no começo de um item que fica dentro de outro`,
      `${indent}, e ele não ficaria dentro`,
    );
    report(token, {
      message,
      fix: 'alinhe o sinal do item de dentro com a primeira letra do de fora',
    });
  }
  for (const item of items) {
    const first = item.raw.search(/\S/);
    if (!ordered && first !== Math.max(0, indent))
      report(item, 'tem um item recuado que não fica dentro do de cima; recue-o por dois espaços');
    lintBlocks(item.tokens, report, item);
  }
  const numbers = items.map(({ raw }) => Number.parseInt(raw.trim(), 10));
  const isOff = numbers.some((number, index) => number !== Number(numbers[0]) + index);
  if (ordered && isOff && new Set(numbers).size > 1) {
    const shown = numbers.map((_, index) => Number(numbers[0]) + index);
    report(token, `numera uma lista ${numbers.join(', ')}, que aparece como ${shown.join(', ')}`);
  }
}

/** Stands for what is no literal text: code, addresses, and signs that mean something. */
const MASK = '\uFFFC';
/** Stands before a line break that is shown. */
const BREAK = '\uFFFB';

/** The source of a token, as long as it is, where nothing but literal text is left. */
function literalOf(token: Token): string {
  const { type, raw } = token;
  const tokens = 'tokens' in token ? (token.tokens ?? []) : [];
  if (type === 'text' && tokens.length === 0) return raw;
  if (type === 'br') return `${mask(raw.slice(0, -2))}${BREAK}\n`;
  const source = tokens.map((inner) => inner.raw).join('');
  const isAddress = type === 'link' && !raw.startsWith('[');
  const at = tokens.length === 0 || isAddress ? -1 : raw.indexOf(source);
  if (at < 0) return mask(raw);
  const inner = tokens.map(literalOf).join('');
  return mask(raw.slice(0, at)) + inner + mask(raw.slice(at + source.length));
}

function mask(raw: string): string {
  return raw.replace(/[^\n]/g, MASK);
}

function lintParagraph(token: Token, setting: Setting, report: Report): void {
  const literal = literalOf(token);
  const isQuoteStart = setting.parent?.type === 'blockquote' && setting.above === undefined;
  if (/^ {1,3}\S/.test(token.raw) && setting.above?.type === 'list') {
    report(
      token,
      'tem um parágrafo recuado que não fica no item de cima; alinhe-o com o texto do item',
    );
  }
  const inner = childrenOf(token);
  const isFigure = token.type === 'paragraph' && inner.length === 1 && inner[0]?.type === 'image';
  for (const one of isFigure ? [] : inner.flatMap((one) => [one, ...childrenOf(one)])) {
    if (one.type === 'image' && one.title)
      report(one, 'tem uma legenda que só aparece com a imagem sozinha no parágrafo');
  }
  lintLines(token, literal, { isQuoteStart, isItem: setting.parent?.type === 'list_item' }, report);
  lintSigns(token, literal, report);
}

/** What begins lines that were meant as a list; `isCertain`: of two such lines nothing else can be meant. */
const ENUMERATIONS: readonly { form: RegExp; isCertain: boolean; isOrdered?: boolean }[] = [
  { form: /^[•●▪◦‣∙·■□➢➤►▶→✓✔✗✘☑☐◆◇○⁃]\uFE0F?\s*/u, isCertain: true },
  {
    form: /^(?![©®™‼⁉])(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+\s*/u,
    isCertain: true,
  },
  { form: /^[-*+](?=[\p{L}"“([\uFFFC])/u, isCertain: true },
  { form: /^[–‒−]\s+/, isCertain: true },
  { form: /^\d{1,2}[.)](?=\p{L})(?![ºª])/u, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}\s?[-–—]\s?(?=\p{L})/u, isCertain: true, isOrdered: true },
  { form: /^\(\d{1,2}\)\s+/, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}[.)][ \t]+/, isCertain: true, isOrdered: true },
  { form: /^\d{1,2}[º°ª][.)]?\s+/, isCertain: false },
  { form: /^\(?[a-hA-H][).]\s+/, isCertain: false },
  { form: /^[ivxIVX]{1,4}[).]\s+/, isCertain: false },
  { form: /^—\s*/, isCertain: false },
  { form: /^\p{Lu}[\p{L} ]{1,28}:\s+/u, isCertain: false },
];

interface Line {
  /** Literal text alone. */
  text: string;
  written: string;
  /** Of its first sign, in the source of the paragraph. */
  index: number;
  /** Whether the line above ends in a break that is shown. */
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

function lintLines(
  token: Token,
  literal: string,
  { isItem, isQuoteStart }: { isItem: boolean; isQuoteStart: boolean },
  report: Report,
): void {
  const lines = linesOf(literal, token.raw);
  for (const line of lines) {
    const complaint = refuseLine(line.text, line.written, isQuoteStart && line === lines[0]);
    if (complaint) report(token, complaint, line.index);
  }
  const isRow = ({ text }: Line): boolean => /(?<!\|)\|(?!\|)/.test(text);
  const row = lines.findIndex((line, at) => isRow(line) && lines.slice(at + 1, at + 2).some(isRow));
  const table = row >= 0 ? lines[row] : lines.find(({ text }) => /^\|.*\|.*\|\s*$/.test(text));
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
    const complaint = {
      message: expectedFound(
        'cada item em uma linha que começa com - ou 1.',
        `"${line.written}", que se juntaria às outras linhas`,
      ),
      fix: `escreva "${better}", com uma linha vazia acima da lista`,
    };
    report(token, isCertain ? complaint : JOINED, line.index);
    return;
  }
  const tabbed = lines.find(
    ({ text }, at) => /\S\t+\S/.test(text) && /\S\t+\S/.test(lines[at + 1]?.text ?? ''),
  );
  if (tabbed) {
    const message = expectedFound(
      'colunas separadas por |',
      'tabulações, e as linhas se juntariam',
    );
    report(
      token,
      { message, fix: `escreva uma tabela: ${headOf(cells(tabbed.text, /\t+/))}` },
      tabbed.index,
    );
  }
}

const JOINED =
  'junta linhas que começam da mesma forma; para separá-las, ponha uma linha vazia entre elas, ou faça uma lista com -';

function cells(line: string, separator: RegExp): string[] {
  return line.split(separator).map((cell) => cell.trim());
}

function headOf(names: readonly string[]): string {
  return `| ${names.join(' | ')} |, e abaixo dela ${ruleOf(names.length)}`;
}

function ruleOf(columns: number): string {
  return `| ${Array(columns).fill('---').join(' | ')} |`;
}

/** Lines with columns that are no table. */
function refuseTable(lines: readonly Line[]): Complaint {
  const [head, second] = lines;
  const rule = ruleOf(cellsOf(head?.text ?? '').length);
  const isRule = (line: Line | undefined): boolean => /^[\s|:=–—+-]{3,}$/.test(line?.text ?? '');
  if (isRule(head) || !second) {
    return {
      message: expectedFound('as linhas de uma tabela juntas', `"${head?.written}" sozinha`),
      fix: `tire a linha vazia que a separa da tabela; se ela começa uma, ponha ${rule} abaixo dela; onde o sinal é texto, escreva \\|`,
    };
  }
  return {
    message: expectedFound(`${rule} abaixo dos títulos da tabela`, `"${second.written}"`),
    fix: isRule(second)
      ? `escreva a segunda linha assim: ${rule}`
      : `ponha ${rule} abaixo de "${head?.written}"; onde o sinal é texto, escreva \\|`,
  };
}

/** What begins a line, whatever stands around it. */
function refuseLine(
  text: string,
  written: string,
  isQuoteStart: boolean,
): Complaint | string | undefined {
  const [, marks, words] = /^(#{2,})[ \t]*(.*)$/.exec(text) ?? [];
  if (marks && (words || marks.length > 6)) {
    const better = `${marks.slice(0, 6)} ${written.slice(marks.length).trim()}`;
    const message = expectedFound(
      `um espaço comum entre ${marks.slice(0, 6)} e o título`,
      `"${written}"`,
    );
    return { message, fix: `escreva "${better}"` };
  }
  const [, sign] = /^([-*+>]|\d{1,3}[.)])\u00a0/.exec(text) ?? [];
  if (sign) {
    const better = `${sign} ${written.slice(sign.length + 1)}`;
    const message = expectedFound(`um espaço comum depois de ${sign}`, 'um que não quebra a linha');
    return { message, fix: `apague o espaço e escreva "${better}"` };
  }
  if (/^\[[ xX]?\] ?\p{L}[^[]*$/u.test(text)) {
    const better = `- [${/x/i.test(text.slice(0, 3)) ? 'x' : ' '}] ${written.replace(/^\[.?\]\s*/, '')}`;
    return { message: expectedFound('uma tarefa', `"${written}"`), fix: `escreva "${better}"` };
  }
  if (/^(?:'{3}|"{3}|´{3}|‘{3}|“{3})\w*$/.test(text)) {
    return {
      message: expectedFound('três crases', `"${written}"`),
      fix: 'escreva ```, acima e abaixo do código',
    };
  }
  const [, callout] = (isQuoteStart ? null : /^\[!(\p{L}+)\]/u.exec(text)) ?? [];
  const [, container] = /^(?:::+|!!!)\s*(\p{L}+)/u.exec(text) ?? [];
  if (callout || container) {
    return {
      message: expectedFound('um aviso em uma citação', `"${written}"`),
      fix: `escreva "> [!${(callout ?? container ?? '').toUpperCase()}]", e > no começo das linhas dele`,
    };
  }
  if (/^(?:\[{1,2}_?toc_?\]{1,2}|\{:toc\})$/i.test(written)) {
    return `mostra ${written} como está escrito; o sumário vem sozinho: apague a linha`;
  }
  if (/^[=—–]{3,}$/.test(text))
    return `mostra ${written} como está escrito; uma divisão se escreve ---`;
  return undefined;
}

interface Found {
  written: string;
  groups: readonly (string | undefined)[];
  before: string;
  after: string;
  /** The line that it stands in. */
  line: string;
}

const asIs = (sign: string, meant: string, better: string): string =>
  `mostra ${sign} como está escrito; se era ${meant}, escreva ${better}`;

/** Signs in literal text, wherever they stand. */
const SIGNS: readonly { form: RegExp; say: (found: Found) => Complaint | string | undefined }[] = [
  {
    // `](` of a link that is none.
    form: /(!?)\[([^[\]\n]*)\]\(([^\n]*)/dg,
    say: ({ written }) => refuseBrokenLink(written),
  },
  {
    form: /(?<![\p{L}\d])!?\[([^[\]\n]{5,}|\p{L}{4})\][ \t]+\((?:\/|#|mailto:|tel:|www\.|\uFFFC)[^)\n]*\)?/dgu,
    say: ({ written }) => ({
      message: expectedFound('] e ( juntos em um link', `"${written}"`),
      fix: `escreva ${written.replace(/\][ \t]+\(/, '](')}`,
    }),
  },
  {
    form: /(!?)\(([^()\n]+)\)\[((?:https?:|\/|#|www\.|mailto:|\uFFFC)[^\]\n]*)\]?/dg,
    say: ({ written, groups: [, mark = '', words = '', href = ''] }) => ({
      message: expectedFound(`${mark}[palavras](endereço)`, `"${written}"`),
      fix: `escreva ${mark}[${words}](${href.replace(/\].*/, '')})`,
    }),
  },
  {
    form: /(?<![\w\]])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/dg,
    say: ({ written, groups: [, words = '', label] }) => ({
      message: expectedFound(`uma linha [${label || words}]: com o endereço`, 'nenhuma'),
      fix: `escreva [${words}](/endereço) no lugar de ${written}`,
    }),
  },
  {
    form: /(?<![\w\\])\[\[([^[\]\n]+)\]\](?<!TOC.*)/dg,
    say: ({ written, groups: [, words = ''] }) => asIs(written, 'um link', `[${words}](/endereço)`),
  },
  {
    form: /(?<![\w\\/])\[\^([^\]\n]*\s[^\]\n]*)\]|\^\[([^\]\n]*\s[^\]\n]*)\]/dg,
    say: ({ written, groups: [, name] }) => ({
      message: expectedFound('uma nota como [^1], sem espaços', `"${written}"`),
      fix: name
        ? `escreva [^${name.trim().replace(/\s+/g, '-')}]`
        : 'escreva [^1], e o texto em uma linha [^1]: abaixo',
    }),
  },
  { form: /(?<![*/\\])\*\*(?![*/])/dg, say: strayPair('negrito') },
  {
    form: /(?<![_\w/\\])__(?=[\p{L}\d])|(?<=[\p{L}\d.,:;!?])__(?![_\w])/dgu,
    say: strayPair('negrito'),
  },
  { form: /(?<![~/])~~(?![~/])/dg, say: strayPair('riscado') },
  {
    // `*Atenção:*leia`, and `*palavra *com`.
    form: /(?<![\p{L}\d*_\\])([*_])(?=[\p{L}\d])[^*_\n]*?(?:[.:!?,;)]\1(?=[\p{L}\d])|[ \t]\1(?=[\p{L}\d\s.,;]|$))/dgu,
    say: ({ written, line, groups: [, sign = ''] }) =>
      /\s.$/.test(written)
        ? asIs(written, 'itálico', `${written.slice(0, -1).trim()}${sign}`)
        : {
            message: expectedFound(`um espaço depois de ${written}`, 'uma letra'),
            fix: `escreva ${mended(line)}`,
          },
  },
  {
    form: /(?<![\p{L}\d`´])`(?=[\p{L}\d./$<{-])/dgu,
    say: ({ line }) => ({
      message: expectedFound('uma crase onde o código termina', 'só a que o abre'),
      fix: `ponha a segunda crase; para mostrar o sinal, escreva \\\` (em "${shortened(line)}")`,
    }),
  },
  {
    form: /(?<=\p{L})`(?=[\s.,;:!?]|$)/dgu,
    say: () => asIs('`', 'código', '`palavras`, e para mostrá-lo \\`'),
  },
  {
    form: /(?<![=\w])==(?=[^\s=])([^=\n]*[^\s=])==(?![=\w])/dg,
    say: ({ written, groups: [, words = ''] }) => ({
      message: expectedFound('um destaque em negrito', `"${written}"`),
      fix: `escreva **${words}**`,
    }),
  },
  {
    form: /(?<![\w:/])(:[a-z][a-z_+-]{2,30}:)(?![\w:/])/dg,
    say: ({ written }) =>
      `mostra ${written} como está escrito; se era um desenho, cole o próprio desenho`,
  },
  {
    // The backslash of a folder, before a sign that it hides: `C:\_fontes`.
    form: /(?:(?<=^|[\s("“])[A-Za-z]:[\w\\ .-]*|(?<=^|\s)|\\\w+)\uFFFC{2}[\w-]+/dg,
    say: ({ written }) =>
      /^(?:[A-Za-z]:.*\\[^\p{L}\d\s]|\\\\[\w-])/u.test(written)
        ? {
            message: expectedFound(
              'o caminho de uma pasta entre crases',
              `"${written}", que perderia uma barra`,
            ),
            fix: `escreva \`${written}\``,
          }
        : undefined,
  },
];

function lintSigns(token: Token, literal: string, report: Report): void {
  if (!/[*_~`[=:\\\uFFFC]/.test(literal)) return;
  for (const { form, say } of SIGNS) {
    for (const match of literal.matchAll(form)) {
      const { index } = match;
      const start = token.raw.lastIndexOf('\n', index - 1) + 1;
      const [line = ''] = token.raw.slice(start).split('\n', 1);
      const end = index + match[0].length;
      const finding = say({
        written: token.raw.slice(index, end),
        groups: (match.indices ?? []).map((span) => span && token.raw.slice(...span)),
        before: literal.charAt(index - 1),
        after: literal.charAt(end),
        line: line.trim(),
      });
      if (!finding) continue;
      report(token, finding, index);
      // The first of its kind leads to the others.
      break;
    }
  }
  lintEmphasis(token, literal, report);
}

/** Emphasis that was not meant, or was meant otherwise: `5*3*2`, `H~2~O`, bold words in bold ones. */
function lintEmphasis(token: Token, literal: string, report: Report): void {
  let index = 0;
  const walk = (tokens: readonly Token[], outer: string): void => {
    for (const inner of tokens) {
      const { type, raw } = inner;
      const at = token.raw.indexOf(raw, index);
      if (type === 'em' || type === 'strong' || type === 'del') {
        const [before, after] = [token.raw.charAt(at - 1), token.raw.charAt(at + raw.length)];
        const isInside = /[\p{L}\d]/u.test(before) && /[\p{L}\d]/u.test(after);
        const words = plainText([inner]);
        const isShort = /^(?:\d[\d.,]*|\p{L})$/u.test(words);
        const isTilde =
          type === 'del' && !raw.startsWith('~~') && /[\p{L}\d]/u.test(before + after);
        if ((isInside && isShort) || isTilde) {
          const [sign = ''] = raw;
          report(
            token,
            {
              message: expectedFound(
                'um sinal que se vê',
                `"${before}${raw}${after}", que o perderia`,
              ),
              fix: `escreva \\${sign} no lugar de ${sign}, ou ponha entre crases`,
            },
            at,
          );
        }
        if (type === outer) {
          report(
            token,
            {
              message: expectedFound(
                `${raw.slice(0, 2)} sem espaço por dentro, onde o negrito começa e onde termina`,
                `"${shortened(token.raw)}"`,
              ),
              fix: `escreva ${mended(token.raw)}`,
            },
            at,
          );
        }
      }
      if (at >= 0) index = at;
      walk(childrenOf(inner), type);
      if (at >= 0) index = at + raw.length;
    }
  };
  if (literal.includes(MASK)) walk(childrenOf(token), '');
}

function strayPair(meant: string): (found: Found) => Complaint | string | undefined {
  return ({ written: sign, before, after, line }) => {
    const isWord = (sign: string): boolean => /[^\s]/.test(sign);
    const isPower = /\d/.test(before) && /\d/.test(after);
    const others = line.split(sign).length - 1;
    if (isPower || (!isWord(before) && !isWord(after) && others < 2)) return undefined;
    if (others < 2 && (sign === '__' || before === '(')) return undefined;
    if (others < 2) return asIs(sign, meant, `${sign}palavras${sign}, e para mostrá-lo \\${sign}`);
    if (!isWord(before) && !isWord(after) && !/\p{L}/u.test(line)) return undefined;
    return {
      message: expectedFound(
        `${sign} junto das palavras, e um espaço entre elas e as vizinhas`,
        `"${shortened(line)}"`,
      ),
      fix: mendedOr(line, `tire um dos ${sign}; para mostrá-lo, escreva \\${sign}`),
    };
  };
}

function mendedOr(line: string, advice: string): string {
  const better = mended(line);
  return better === shortened(line) ? advice : `escreva ${better}`;
}

/** With the signs of bold, italic and struck words where they were meant. */
function mended(line: string): string {
  const better = line
    .split('\n')
    .map((one) =>
      one.replace(
        /(\*\*|~~|__|[*_])(\s*)(\S(?:.*?\S)?)(\s*)\1(?=(.?))/gu,
        (_, sign, lead, words, trail, next) => {
          const isGlued = /[\p{L}\d]/u.test(next) && (trail || /[\p{P}\p{S}]$/u.test(words));
          return `${lead}${sign}${words}${sign}${isGlued ? ' ' : trail}`;
        },
      ),
    )
    .join('\n');
  return shortened(better.replace(/ {2,}/g, ' '));
}

function shortened(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}

/** `[palavras](/endereço`, with a space or an open parenthesis in the address. */
function refuseBrokenLink(written: string): Complaint {
  const [, mark = '', words = '', rest = ''] = /^(!?)\[([^[\]]*)\]\((.*)$/s.exec(written) ?? [];
  const closed = /^\s*((?:[^()]|\([^()]*\))*)\)/.exec(rest)?.[1];
  const [, bare = '', title] =
    /^(.*?)(?:\s+["“”'‘’](.*?)["“”'‘’]?)?\s*$/.exec(closed ?? rest.trim()) ?? [];
  const address = closed === undefined ? (rest.trim().split(/\s/, 1)[0] ?? '') : bare.trim();
  const isPhone = /^[\d\s()+-]{8,}$/.test(address);
  const renamed = address.replace(/[\s()]+/g, '-').replace(/-(?=\.\w+$)/, '');
  const encoded = encodeURI(address).replaceAll('(', '%28').replaceAll(')', '%29');
  const isOpen = closed === undefined && !address.includes('(');
  const kept = isOpen ? address.replace(/[.,;]$/, '') : encoded.replace(/[.,;]$/, '');
  const better = isPhone ? `tel:${address.replace(/[^+\d]/g, '')}` : mark ? renamed : kept;
  const link = `${mark}[${words}](${better}${title ? ` "${title}"` : ''})`;
  const expected =
    closed === undefined
      ? 'uma ) onde o endereço termina'
      : title && address === better
        ? 'o título entre aspas retas'
        : 'um endereço sem espaços e sem parênteses';
  return {
    message: expectedFound(expected, `"${shortened(written)}"`),
    fix: mark && better !== address ? `renomeie o arquivo e escreva ${link}` : `escreva ${link}`,
  };
}
