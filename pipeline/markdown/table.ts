// Renders a table: row headers, figures to the right, totals marked, and column names in the cells for narrow screens.

import type { Tokens } from 'marked';
import { escapeHtml } from '../../domain/text.ts';
import type { CaptionedTable } from './tokens.ts';
import { textOfTokens } from './tokens.ts';

interface Column {
  name: string;
  align: string | null;
}

/** `inline` renders the content of a cell, and the caption. */
export function tableHtml(
  { header, rows, caption }: CaptionedTable,
  label: string,
  inline: (cell: Pick<Tokens.TableCell, 'tokens'>) => string,
): string {
  const figures = ofFigures(header.map((_, index) => rows.map((cells) => cellText(cells[index]))));
  const columns = header.map(
    (cell, index): Column => ({
      name: cellText(cell),
      align: cell.align ?? (figures[index] ? 'right' : null),
    }),
  );
  const head = header.map((cell, index) => th('col', columns[index], inline(cell)));
  const body = rows.map((cells) => {
    const inner = cells.map((cell, index) =>
      index === 0 ? th('row', columns[0], inline(cell)) : td(columns[index], inline(cell)),
    );
    return `<tr${isTotal(cellText(cells[0])) ? ' data-total' : ''}>${inner.join('')}</tr>`;
  });
  return [
    `<section class="table-scroll" aria-label="${label}"${header.length > 2 ? ' tabindex="0" data-wide' : ''}>`,
    `<table>${caption ? `<caption>${inline({ tokens: caption })}</caption>` : ''}<thead><tr>${head.join('')}</tr></thead>`,
    `<tbody>${body.join('')}</tbody></table></section>\n`,
  ].join('');
}

function th(scope: 'col' | 'row', column: Column | undefined, inner: string): string {
  return `<th scope="${scope}"${alignment(column)}>${inner}</th>`;
}

function td(column: Column | undefined, inner: string): string {
  const name = column?.name ? ` data-label="${escapeHtml(column.name)}"` : '';
  return `<td${alignment(column)}${name}>${inner}</td>`;
}

function alignment(column: Column | undefined): string {
  return column?.align ? ` data-align="${column.align}"` : '';
}

function cellText(cell: Tokens.TableCell | undefined): string {
  return cell ? textOfTokens(cell.tokens).trim() : '';
}

/** True for a figure, false for a single word such as `incluído` or an empty cell, undefined for any other text. */
function isNumericCell(text: string): boolean | undefined {
  if (/^[-−+<>]?\s?(?:R\$\s?)?\d/.test(text) && text.length < 32) return true;
  return /^\p{L}*$/u.test(text) ? false : undefined;
}

/** The columns of figures: they have no other texts than single words, and in one of them figures are the majority. */
function ofFigures(columns: readonly string[][]): boolean[] {
  const counts = columns.map((texts, index) => {
    const cells = texts.map(isNumericCell);
    // The first column has the names of the rows.
    return index === 0 || cells.includes(undefined) ? 0 : cells.filter(Boolean).length;
  });
  const areMost = counts.some((figures, index) => figures * 2 > (columns[index]?.length ?? 0));
  return counts.map((figures) => areMost && figures > 0);
}

function isTotal(text: string): boolean {
  return /^(?:sub)?total(?![\p{L}])/iu.test(text);
}
