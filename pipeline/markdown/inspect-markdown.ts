// Looks for what a text says in Markdown and this site cannot show, each at its place in the file.

import type { Token, Tokens } from 'marked';
import type { Picture } from '../../domain/post.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { findUnseen } from '../read/refuse-signs.ts';
import { type Body, placeAt } from '../source.ts';

export interface Heading {
  /** 2 to 6; never more than one deeper than the heading before. */
  depth: number;
  id: string;
  text: string;
}

export type FindPicture = (
  path: string,
  report: (message: string, fix: string) => void,
) => Picture | undefined;

export interface MarkdownContext {
  file: string;
  /** Label of a table that may scroll sideways. */
  tableLabel: string;
  /** A picture of public/ as pages show it, or undefined after reporting what is wrong with it. */
  picture: FindPicture;
}

export interface Inspection {
  /** In their order. */
  headings: Heading[];
  problems: Problem[];
  notices: Notice[];
}

/** Ids that templates write around the text: a heading of the same name gets a number. */
const TEMPLATE_IDS = ['conteudo', 'neste-artigo'];

interface State extends Inspection {
  context: MarkdownContext;
  body: Body;
  ids: Set<string>;
  /** Names of the HTML tags that were reported and not closed yet. */
  openTags: string[];
  /** Where in the body the token that is being looked at may start. */
  cursor: number;
  /** How many quotes and lists are around it. */
  levels: { blockquote: number; list: number };
}

export function inspectMarkdown(
  tokens: readonly Token[],
  body: Body,
  context: MarkdownContext,
): Inspection {
  const state: State = {
    context,
    body,
    headings: [],
    problems: [],
    notices: [],
    ids: new Set(TEMPLATE_IDS),
    openTags: [],
    cursor: 0,
    levels: { blockquote: 0, list: 0 },
  };
  let offset = 0;
  for (const token of tokens) {
    state.cursor = offset;
    inspect(token, state);
    offset += token.raw.length;
  }
  const { headings, problems, notices } = state;
  return { headings, problems, notices };
}

/** The tokens inside a token, in the order of the text. */
export function childrenOf(token: Token): Token[] {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [...header, ...rows.flat()].flatMap((cell) => cell.tokens);
  }
  if (token.type === 'list') return (token as Tokens.List).items;
  return 'tokens' in token && token.tokens ? token.tokens : [];
}

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
    case 'blockquote':
    case 'list':
      inspectLevel(token as Tokens.Blockquote | Tokens.List, state);
      return;
    case 'text':
      if (!('tokens' in token && token.tokens)) inspectText(token as Tokens.Text, state);
      break;
    case 'del':
      if (!token.raw.startsWith('~~')) reportDialect(DIALECTS.tilde, state);
      break;
    case 'def':
      if ((token as Tokens.Def).tag.startsWith('^')) reportDialect(DIALECTS.footnote, state);
      break;
    default:
      break;
  }
  for (const child of childrenOf(token)) inspect(child, state);
}

/** Deeper ones leave no room for their text on a telephone. */
const MAX_LEVELS = { blockquote: 2, list: 4 };

function inspectLevel(token: Tokens.Blockquote | Tokens.List, state: State): void {
  const { type } = token;
  const what = type === 'list' ? 'lists' : 'quotes';
  if (type === 'blockquote' && /^\s*\[!\w+\]/.test(token.text))
    reportDialect(DIALECTS.callout, state);
  state.levels[type]++;
  if (state.levels[type] === MAX_LEVELS[type] + 1) {
    report(
      state,
      `expected ${what} in at most ${MAX_LEVELS[type]} levels, found more`,
      type === 'list'
        ? 'start the line further left, or write a heading of its own'
        : 'take a ">" away',
    );
  }
  for (const child of childrenOf(token)) inspect(child, state);
  state.levels[type]--;
}

interface Dialect {
  found: string;
  fix: string;
}

/** Written elsewhere and unknown here: it would be printed with all its signs. */
const DIALECTS = {
  footnote: {
    found: 'a footnote',
    fix: 'write it in parentheses, or in a sentence of its own',
  },
  callout: {
    found: 'a callout such as > [!NOTE]',
    fix: 'write > **Nota:** and go on with the text',
  },
  highlight: { found: 'highlighted ==text==', fix: 'write **text**' },
  definition: { found: 'a definition list', fix: 'write - **term**: text' },
  tilde: {
    found: 'text between single ~',
    fix: 'write ~~text~~ to strike it through; for H₂O and the like use the sign ₂ itself',
  },
} as const satisfies Record<string, Dialect>;

function inspectText({ raw }: Tokens.Text, state: State): void {
  for (const { 0: reference, 1: hex, 2: decimal, index } of raw.matchAll(REFERENCE)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (isText(code)) continue;
    report(
      { ...state, cursor: state.cursor + index },
      `expected the number of a sign that can be read, found ${reference}`,
      'delete it, or write the sign itself',
    );
  }
  if (/\[\^[^[\]\s]+\]/.test(raw)) reportDialect(DIALECTS.footnote, state);
  if (/==[^\s=][^=]*==/.test(raw)) reportDialect(DIALECTS.highlight, state);
  if (/\n: /.test(raw)) reportDialect(DIALECTS.definition, state);
  const links = [...raw.matchAll(/(!?)\[[^[\]]*\]\(([^()<>]*)\)/g)];
  const spaced = links.find(([, , address = '']) => /\s/.test(address));
  if (!spaced) return;
  const [, mark, address = ''] = spaced;
  const extension = /\.\w+$/.exec(address)?.[0] ?? '';
  const better = address
    .slice(0, address.length - extension.length)
    .split('/')
    .map((part) => slugOf(part))
    .join('/');
  report(
    state,
    `expected an address without spaces, found "${address}"`,
    mark
      ? `rename the file, and write ${better}${extension.toLowerCase()}`
      : 'write %20 for each space, or correct the address',
  );
}

/** A sign by its number, such as `&#8217;` or `&#x2019;`. */
const REFERENCE = /&#(?:x([\da-f]{1,8})|(\d{1,8}));/gi;

function isText(code: number): boolean {
  return code > 0 && code <= 0x10ffff && !findUnseen(String.fromCodePoint(code));
}

function reportDialect({ found, fix }: Dialect, state: State): void {
  report(state, `expected Markdown that this site knows, found ${found}`, fix);
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
  if (text.trim() === '') {
    report(
      state,
      'expected a heading with words, found an empty one',
      'write its words, or remove the line',
    );
  }
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

function inspectLink({ href, text, tokens }: Tokens.Link, state: State): void {
  if (plainText(tokens).trim() === '' && !tokens.some(({ type }) => type === 'image')) {
    const fix = `write what the link leads to: [the words](${href})`;
    report(state, 'expected words between the square brackets of a link, found none', fix);
  }
  if (/^(?:https?:\/\/|mailto:|tel:)$/i.test(href)) {
    const fix = `write the whole address, such as ${href}${EXAMPLES[href.slice(0, 3).toLowerCase()]}`;
    report(state, `expected an address after ${href}, found none`, fix);
    return;
  }
  if (/^https?:/i.test(href) && !URL.canParse(href)) {
    report(state, `expected a complete address, found ${href}`, 'correct the address');
  }
  // `[^1]: text` is a link to "text" for the parser, and was meant as a footnote.
  if (text.startsWith('^')) {
    reportDialect(DIALECTS.footnote, state);
    return;
  }
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

const EXAMPLES: Record<string, string> = {
  htt: 'www.exemplo.com.br',
  mai: 'contato@exemplo.com.br',
  tel: '+5541900000000',
};

function relativeLinkFix(href: string): string {
  const host = /^(?:\/\/|(?=www\.|[\w.-]+\.com(?:\.br)?(?:[/?#]|$)))(.+)$/i.exec(href)?.[1];
  if (host) return `write https://${host}`;
  return `write the address from the root of the site, such as /${href.replace(/^[./]+/, '')}`;
}

function inspectImage({ href, text }: Tokens.Image, state: State): void {
  const { context, body } = state;
  if (text.trim() === '') {
    const line = placeAt(body.text, state.cursor).line + body.firstLine - 1;
    const message = `${context.file}:${line} has a picture without a text for those who cannot see it`;
    state.notices.push({ message });
  }
  const extension = /\.\w+$/.exec(href)?.[0] ?? '';
  if (/^\.(?:hei[cf]|tiff?|bmp|psd|gif)$/i.test(extension)) {
    report(
      state,
      `expected a picture that browsers show, found ${extension}`,
      `export it as JPEG, and write ${href.slice(0, -extension.length)}.jpg`,
    );
    return;
  }
  context.picture(href, (message, fix) => report(state, message, fix));
}

function report({ context, body, cursor, problems }: State, message: string, fix: string): void {
  const place = placeAt(body.text, cursor);
  problems.push({
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

export function leafText(token: Token): string {
  return 'text' in token && typeof token.text === 'string' ? token.text : '';
}
