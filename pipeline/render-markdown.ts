// Markdown to HTML that cannot surprise: no raw HTML, no script links, ids on headings, tables that scroll.

import { Marked, type Token, type Tokens } from 'marked';
import type { Problem } from '../domain/problem.ts';
import { slugOf } from '../domain/slug.ts';
import { type Body, placeAt } from './parse-source.ts';
import type { ImageSize } from './read-image.ts';

export interface Heading {
  /** 2 to 6; never more than one deeper than the heading before. */
  depth: number;
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
  words: number;
}

export interface MarkdownContext {
  file: string;
  problems: Problem[];
  /** Label of a table that may scroll sideways. */
  tableLabel: string;
  /** Hears of what is worth knowing but stops nothing. */
  notice: (message: string) => void;
  /** Size of a picture under public/, or undefined after reporting what is wrong with it. */
  imageSize: (
    path: string,
    report: (message: string, fix: string) => void,
  ) => ImageSize | undefined;
}

/** Ids that templates write around the text: a heading of the same name gets a number. */
const TEMPLATE_IDS = ['conteudo', 'neste-artigo'];

/** Headings of the body start at `##`: the page's title is its only first-level heading. */
export function renderMarkdown(body: Body, context: MarkdownContext): RenderedMarkdown {
  const state: State = {
    context,
    body,
    headings: [],
    renderedHeadings: 0,
    tables: 0,
    ids: new Set(TEMPLATE_IDS),
    openTags: [],
    cursor: 0,
  };
  current = state;
  const tokens = marked.lexer(body.text);
  let offset = 0;
  for (const token of tokens) {
    state.cursor = offset;
    inspect(token, state);
    offset += token.raw.length;
  }
  const html = marked.parser(tokens);
  return { html, headings: state.headings, words: countWords(tokens) };
}

interface State {
  context: MarkdownContext;
  body: Body;
  headings: Heading[];
  /** Headings come out in the order in which they were inspected. */
  renderedHeadings: number;
  /** How many tables were rendered. */
  tables: number;
  ids: Set<string>;
  /** Names of the HTML tags that were reported and not closed yet. */
  openTags: string[];
  /** Where in the body the token that is being looked at may start. */
  cursor: number;
}

/** marked's renderers take no context of their own, so one rendering at a time is current. */
let current: State | undefined;

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
      const size = current?.context.imageSize(href, () => {});
      const dimensions = size ? ` width="${size.width}" height="${size.height}"` : '';
      return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}"${dimensions} loading="lazy" decoding="async">`;
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

/** Landmarks of one page are told apart by their names: the second table is `Tabela 2`. */
function nextTableLabel(): string {
  if (!current) return '';
  current.tables++;
  const { tables, context } = current;
  return escapeHtml(tables === 1 ? context.tableLabel : `${context.tableLabel} ${tables}`);
}

function tableCell(cell: Tokens.TableCell, tag: 'th' | 'td', inner: string): string {
  const scope = tag === 'th' ? ' scope="col"' : '';
  const align = cell.align ? ` data-align="${cell.align}"` : '';
  return `<${tag}${scope}${align}>${inner}</${tag}>`;
}

/** Looks at a token and everything inside it, in the order of the text. */
function inspect(token: Token, state: State): void {
  const found = state.body.text.indexOf(token.raw, state.cursor);
  if (found >= 0) state.cursor = found;
  switch (token.type) {
    case 'html':
      inspectHtml(token, state);
      return;
    case 'heading':
      inspectHeading(token as Tokens.Heading, state);
      break;
    case 'link':
      inspectLink(token as Tokens.Link, state);
      break;
    case 'image':
      inspectImage(token as Tokens.Image, state);
      break;
    default:
      break;
  }
  for (const child of children(token)) inspect(child, state);
}

function children(token: Token): Token[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  if (token.type === 'list') return (token as Tokens.List).items;
  return 'tokens' in token && token.tokens ? token.tokens : [];
}

function inspectHtml(token: Token, state: State): void {
  if (/^\s*<!--[\s\S]*-->\s*$/.test(token.raw)) return;
  const tag = /<\/?[a-z][\w-]*/i.exec(token.raw)?.[0] ?? token.raw.trim().slice(0, 20);
  if (closesReported(tag, token.raw, state)) return;
  report(
    state,
    `expected Markdown, found the HTML tag "${tag}${tag.includes('<') ? '>' : ''}"`,
    'write it in Markdown; to show the tag itself, put it between `backticks`',
  );
}

/** Of a pair of tags only the first is a problem: whoever mends it sees the second. */
function closesReported(tag: string, raw: string, { openTags }: State): boolean {
  const name = tag.replace(/^<\/?/, '').toLowerCase();
  if (tag.startsWith('</')) {
    const open = openTags.lastIndexOf(name);
    if (open >= 0) openTags.splice(open, 1);
    return open >= 0;
  }
  if (!raw.toLowerCase().includes(`</${name}`)) openTags.push(name);
  return false;
}

function inspectHeading({ depth, tokens, text }: Tokens.Heading, state: State): void {
  const deepest = (state.headings.at(-1)?.depth ?? 1) + 1;
  if (depth === 1) {
    report(
      state,
      'expected section headings from "##", found a heading of the first level',
      `write "## ${text}": the title in the front matter is the page's only first-level heading`,
    );
  } else if (depth > deepest) {
    report(
      state,
      `expected a heading of level ${deepest} at most, found level ${depth}`,
      `write "${'#'.repeat(deepest)} ${text}"`,
    );
  }
  const plain = plainText(tokens);
  const mended = Math.min(Math.max(depth, 2), deepest);
  state.headings.push({ depth: mended, id: uniqueId(plain, state.ids), text: plain });
}

function inspectLink({ href }: Tokens.Link, state: State): void {
  if (/^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/))/i.test(href)) return;
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href)?.[1];
  report(
    state,
    scheme
      ? `expected a link with https:, mailto: or tel:, found "${scheme}:"`
      : `expected a link that starts with / or https://, found "${href}"`,
    scheme
      ? 'link to a page instead; links that run code are never published'
      : relativeLinkFix(href),
  );
}

function relativeLinkFix(href: string): string {
  const host = /^(?:\/\/|(?=www\.|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(href)?.[1];
  if (host) return `write https://${host}`;
  return `write the address from the root of the site, such as /${href.replace(/^[./]+/, '')}`;
}

function inspectImage({ href, text }: Tokens.Image, state: State): void {
  const { context, body } = state;
  if (text.trim() === '') {
    const line = placeAt(body.text, state.cursor).line + body.firstLine - 1;
    context.notice(
      `${context.file}:${line} has a picture without a text for those who cannot see it`,
    );
  }
  context.imageSize(href, (message, fix) => report(state, message, fix));
}

function report({ context, body, cursor }: State, message: string, fix: string): void {
  const place = placeAt(body.text, cursor);
  context.problems.push({
    file: context.file,
    ...place,
    line: place.line + body.firstLine - 1,
    message,
    fix,
  });
}

function uniqueId(text: string, taken: Set<string>): string {
  const base = slugOf(text) || 'secao';
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

function plainText(tokens: Token[]): string {
  return tokens
    .map((token) => ('tokens' in token && token.tokens ? plainText(token.tokens) : leafText(token)))
    .join('');
}

function leafText(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}

function countWords(tokens: Token[]): number {
  return tokens.reduce((count, token) => {
    const inner = children(token);
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
