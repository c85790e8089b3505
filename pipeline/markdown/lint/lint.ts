// Finds text that looks like Markdown but would appear as typed or not at all: a problem if certain, or a notice.

import type { Token, Tokens } from 'marked';
import { complaint } from '../../../domain/problem.ts';
import { CONFLICT } from '../../content/source.ts';
import { childrenOf, isType, type Report } from '../tokens.ts';
import { cellsOf, lintLines } from './lines.ts';
import { literalOf } from './literal.ts';
import { lintSigns } from './signs.ts';

/** `parent`: the list item or the quote that the blocks are in. */
export function lint(tokens: readonly Token[], report: Report, parent?: Token): void {
  let above: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    const isDirectlyBelow = above === tokens[index - 1];
    lintBlock(token, { above, isDirectlyBelow, parent }, report);
    if (token.type !== 'space') above = token;
  }
}

interface LintContext {
  above: Token | undefined;
  /** True if no empty line stands between. */
  isDirectlyBelow: boolean;
  parent: Token | undefined;
}

function lintBlock(token: Token, setting: LintContext, report: Report): void {
  const { type, raw } = token;
  const isConflict = type !== 'code' && type !== 'list' && raw.includes('<<<<<<< ');
  const conflict = isConflict ? raw.search(/^<{7} /m) : -1;
  if (conflict >= 0) report(token, CONFLICT, conflict);
  else if (type === 'paragraph' || type === 'text') lintParagraph(token, setting, report);
  else if (isType(token, 'heading')) lintHeading(token, report);
  else if (isType(token, 'code')) lintIndented(token, report);
  else if (isType(token, 'table')) lintTable(token, report);
  else if (type === 'note') lintSigns(token, literalOf(token), report);
  else if (isType(token, 'list')) lintList(token, setting, report);
  else if (isType(token, 'blockquote')) {
    // The line that names who speaks is read as a part of the quote.
    const outside = raw
      .split('\n')
      .findIndex((line) => line.trim() && !/^ {0,3}(?:>|[—–]|--)/.test(line));
    if (outside > 0) {
      const at = raw.split('\n').slice(0, outside).join('\n').length + 1;
      report(
        token,
        { message: 'põe também esta linha na citação; ponha uma linha vazia acima dela, ou >' },
        at,
      );
    }
    lint(token.tokens, report, token);
  }
}

function lintHeading(token: Tokens.Heading, report: Report): void {
  const { raw, text } = token;
  // A line of the same length, or a short one without a stop, was intended as a heading.
  if (/^[^#].*\n *---\s*$/s.test(raw) && (text.includes('\n') || /[.,;:!?]$/.test(text)))
    report(token, {
      message: 'faz um título do texto acima de ---; se é uma divisão, ponha uma linha vazia',
    });
  lintSigns(token, literalOf(token), report);
}

/** Reports lines that four spaces turn into code, which is seldom intended. */
function lintIndented(token: Tokens.Code, report: Report): void {
  const { codeBlockStyle, text } = token;
  const isBlock = /^\s*(?:[-*+•]|\d{1,3}[.)]|#{1,6}|>|\|)\s/.test(text);
  const isProse =
    /^\s*(?:["“]?\p{L}[^\s{}=<>|\\;]*(?:\s+|$)){4}/u.test(text) &&
    /^\s*["“]?\p{Lu}(?!\p{Lu})|[à-ú]/u.test(text);
  if (codeBlockStyle === 'indented' && (isBlock || isProse))
    report(token, {
      message: 'mostra como código um texto recuado por quatro espaços; tire o recuo',
    });
}

const BELOW_TABLE = complaint(
  'uma linha vazia abaixo da tabela',
  'texto, que viraria a primeira célula de uma linha',
  'ponha uma linha vazia entre a tabela e o texto',
);

function lintTable(token: Tokens.Table, report: Report): void {
  const { header, rows, raw } = token;
  const width = header.length;
  let index = 0;
  let isTorn = false;
  for (const [row, line] of raw.split('\n').entries()) {
    const cells = cellsOf(line);
    const dropped = cells.slice(width).join('|');
    const found = `${cells.length} em uma linha de ${width}`;
    if (row < 2 || !line.trim()) {
      // The head and the line below it decide the width, and cannot differ from it.
    } else if (dropped.trim()) {
      isTorn = true;
      const isCode = (line.match(/`/g)?.length ?? 0) > 1;
      report(
        token,
        complaint(
          `uma célula por coluna, ${width} nesta tabela`,
          `${found}; "${dropped.trim()}" não aparece`,
          isCode
            ? 'escreva \\| onde o sinal é parte do texto, também dentro das crases'
            : 'tire a célula que sobra, ou ponha mais uma coluna nas duas primeiras linhas',
        ),
        index,
      );
    } else if (cells.length === 1 && width > 1 && !/^\s*\|/.test(line)) {
      report(token, BELOW_TABLE, index);
    }
    index += line.length + 1;
  }
  for (const { tokens, text } of [header, ...rows].flat()) {
    if (PLAIN.test(text)) continue;
    const [first] = tokens;
    const cell = { type: 'text', raw: tokens.map((inner) => inner.raw).join(''), tokens } as Token;
    if (first && !isTorn)
      lintSigns(cell, literalOf(cell), (_, finding, at) => report(first, finding, at));
  }
}

function lintList(
  token: Tokens.List,
  { above, isDirectlyBelow }: LintContext,
  report: Report,
): void {
  const { items, raw, ordered } = token;
  const indent = raw.search(/\S/);
  if (isType(above, 'list') && isDirectlyBelow && indent > 0) {
    const needed = /^\s*\S+\s+/.exec(above.items.at(-1)?.raw ?? '')?.[0].length;
    const expected = `${needed} espaços no começo de um item que fica dentro de outro`;
    const fix = 'alinhe o sinal do item de dentro com a primeira letra do de fora';
    report(token, complaint(expected, `${indent}, e ele não ficaria dentro`, fix));
  }
  if (above?.type === 'paragraph' && isDirectlyBelow && items.length === 1 && raw.startsWith('*'))
    report(token, {
      message: 'faz uma lista de uma linha que começa com *; se é uma observação, escreva \\*',
    });
  for (const item of items) {
    const first = item.raw.search(/\S/);
    const isLong = item.raw.trimEnd().includes('\n');
    const above = isLong && /^(?:.*\n)+?(?=[\p{Lu}\d"“[(*_])/u.exec(item.raw)?.[0];
    if (above && !item.tokens.some(({ type }) => type === 'list' || type === 'code'))
      report(
        item,
        { message: 'põe também esta linha no item; ponha uma linha vazia acima dela' },
        above.length,
      );
    if (!ordered && first !== Math.max(0, indent))
      report(item, {
        message: 'tem um item recuado que não fica dentro do de cima; recue-o por dois espaços',
      });
    lint(item.tokens, report, item);
  }
  const numbers = items.map(({ raw }) => Number.parseInt(raw.trim(), 10));
  const isOff = numbers.some((number, index) => number !== Number(numbers[0]) + index);
  if (ordered && isOff && new Set(numbers).size > 1) {
    const rendered = numbers.map((_, index) => Number(numbers[0]) + index);
    report(token, {
      message: `numera uma lista ${numbers.join(', ')}, que aparece como ${rendered.join(', ')}`,
    });
  }
}

/** A line in which nothing could be found. */
const PLAIN = /^\p{L}[^*_~`[\]|\\\n\t]*\n*$/u;

function lintParagraph(token: Token, setting: LintContext, report: Report): void {
  if (PLAIN.test(token.raw)) return;
  const literal = literalOf(token);
  const isQuoteStart = setting.parent?.type === 'blockquote' && setting.above === undefined;
  if (/^ {1,3}\S/.test(token.raw) && setting.above?.type === 'list') {
    report(token, {
      message:
        'tem um parágrafo recuado que não fica no item de cima; alinhe-o com o texto do item',
    });
  }
  const inner = childrenOf(token);
  const isFigure = token.type === 'paragraph' && inner.length === 1 && inner[0]?.type === 'image';
  for (const one of isFigure ? [] : inner.flatMap((one) => [one, ...childrenOf(one)])) {
    if (one.type === 'image' && one.title)
      report(one, { message: 'tem uma legenda que só aparece com a imagem sozinha no parágrafo' });
  }
  lintLines(token, literal, isQuoteStart, report);
  lintSigns(token, literal, report);
}
