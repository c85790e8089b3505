// Markdown to HTML that cannot surprise: no raw HTML, no script links, ids on headings, tables that scroll.

import { Marked, type Token, type Tokens } from 'marked';
import type { Picture } from '../domain/post.ts';
import {
  childrenOf,
  type Heading,
  inspectMarkdown,
  leafText,
  type MarkdownContext,
} from './inspect-markdown.ts';
import type { Body } from './parse-source.ts';
import { refuseMonster } from './refuse-monster.ts';

export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
  words: number;
}

/** Headings of the body start at `##`: the page's title is its only first-level heading. */
export function renderMarkdown(body: Body, context: MarkdownContext): RenderedMarkdown {
  if (refuseMonster(body, context)) return { html: '', headings: [], words: 0 };
  const tokens = marked.lexer(body.text);
  const headings = inspectMarkdown(tokens, body, context);
  current = { context, headings, renderedHeadings: 0, tables: new Map() };
  return { html: marked.parser(tokens), headings, words: countWords(tokens) };
}

interface Rendering {
  context: MarkdownContext;
  headings: Heading[];
  /** Headings come out in the order in which they were inspected. */
  renderedHeadings: number;
  /** How many tables were rendered, by what they are called. */
  tables: Map<string, number>;
}

/** marked's renderers take no context of their own, so one rendering at a time is current. */
let current: Rendering | undefined;

const marked = new Marked({
  gfm: true,
  renderer: {
    html: () => '',
    heading({ tokens, ...token }) {
      const { depth, id } = current?.headings[current.renderedHeadings++] ?? { ...token, id: '' };
      return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      return `<a href="${escapeHtml(href)}">${this.parser.parseInline(tokens)}</a>`;
    },
    image({ href, text }) {
      const picture = current?.context.picture(href, () => {});
      return picture ? pictureHtml(picture, text) : '';
    },
    paragraph({ tokens }) {
      const [image] = tokens;
      const caption = tokens.length === 1 && image?.type === 'image' && image.title;
      const inner = this.parser.parseInline(tokens);
      if (!caption) return `<p>${inner}</p>\n`;
      return `<figure class="figure">${inner}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
    },
    code({ text, lang }) {
      const language = lang ? ` data-language="${escapeHtml(lang)}"` : '';
      return `<pre tabindex="0"${language}><code>${escapeHtml(text)}\n</code></pre>\n`;
    },
    table(token) {
      const row = (cells: Tokens.TableCell[], tag: 'th' | 'td'): string =>
        `<tr>${cells.map((cell) => tableCell(cell, tag, this.parser.parseInline(cell.tokens))).join('')}</tr>`;
      return [
        `<section class="table-scroll" aria-label="${nextTableLabel()}" tabindex="0"><table>`,
        `<thead>${row(token.header, 'th')}</thead>`,
        `<tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody>`,
        '</table></section>\n',
      ].join('');
    },
    checkbox: ({ checked }) => `<span class="check-mark" data-checked="${checked}"></span>`,
  },
});

/** The column of text and its margins, for browsers to choose by. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

function pictureHtml({ src, width, height, sources = [] }: Picture, alt: string): string {
  const image = `<img class="text-picture" src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (sources.length === 0) return image;
  const lighter = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${SIZES}">`,
  );
  return `<picture>${lighter.join('')}${image}</picture>`;
}

/** The addresses of the pictures that a text shows, in their order. */
export function picturesIn(body: Body): string[] {
  if (!body.text.includes('![') || refuseMonster(body, { file: '', problems: [] })) return [];
  const found: string[] = [];
  marked.walkTokens(marked.lexer(body.text), (token) => {
    if (token.type === 'image') found.push(token.href);
  });
  return found;
}

/**
 * Landmarks of one page are told apart by their names: a table is called after the heading above
 * it, and the second one there, or without any, has a number.
 */
function nextTableLabel(): string {
  if (!current) return '';
  const { tables, context, headings, renderedHeadings } = current;
  const above = headings[renderedHeadings - 1]?.text;
  const name = above ? `${context.tableLabel}: ${above}` : context.tableLabel;
  const count = (tables.get(name) ?? 0) + 1;
  tables.set(name, count);
  return escapeHtml(count === 1 ? name : `${name} ${count}`);
}

function tableCell(cell: Tokens.TableCell, tag: 'th' | 'td', inner: string): string {
  const scope = tag === 'th' ? ' scope="col"' : '';
  const align = cell.align ? ` data-align="${cell.align}"` : '';
  return `<${tag}${scope}${align}>${inner}</${tag}>`;
}

function countWords(tokens: Token[]): number {
  return tokens.reduce((count, token) => {
    const inner = childrenOf(token);
    if (inner.length > 0) return count + countWords(inner);
    return count + (leafText(token).match(/\S+/g)?.length ?? 0);
  }, 0);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
