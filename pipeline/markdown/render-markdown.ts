// Markdown to HTML that cannot surprise: no raw HTML, no script links, ids on headings, tables that scroll.

import { Parser, Renderer, type Tokens } from 'marked';
import type { Picture } from '../../domain/post.ts';
import { isFailure } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import { escapeHtml } from './escape.ts';
import { lexText } from './fill-tokens.ts';
import { inspectMarkdown } from './inspect-markdown.ts';
import type { Heading, Inspection, MarkdownContext } from './inspection.ts';
import { refuseMonster } from './refuse-monster.ts';
import { tableHtml } from './table.ts';

export interface RenderedMarkdown extends Inspection {
  html: string;
}

/** Headings of the body start at `##`: the page's title is its only first-level heading. */
export function renderBody(
  { file, body }: Pick<Source, 'file' | 'body'>,
  setting: Omit<MarkdownContext, 'file'>,
): RenderedMarkdown {
  const monster = refuseMonster(body, file);
  if (monster) return { html: '', words: 0, headings: [], problems: [monster], notices: [] };
  const lexed = lexText(body.text, setting.fills);
  const context = { file, ...setting };
  const found = inspectMarkdown(lexed, body, context);
  const renderer = new BodyRenderer(found.headings, context);
  const html = Parser.parse(lexed.tokens, { renderer });
  return { ...found, html };
}

/** Renders one body. */
class BodyRenderer extends Renderer {
  readonly #headings: Iterator<Heading>;
  readonly #context: MarkdownContext;
  /** The text of the last heading. */
  #above = '';
  /** How many tables there were, by what they are called. */
  readonly #tables = new Map<string, number>();

  /** `headings` come out in the order in which they were inspected. */
  constructor(headings: readonly Heading[], context: MarkdownContext) {
    super();
    this.#headings = headings.values();
    this.#context = context;
  }

  override html(): string {
    return '';
  }

  override heading({ tokens, depth }: Tokens.Heading): string {
    const { value = { depth, id: '', text: '' } } = this.#headings.next();
    this.#above = value.text;
    const inner = this.parser.parseInline(tokens);
    return `<h${value.depth} id="${value.id}">${inner}</h${value.depth}>\n`;
  }

  override link({ href, tokens }: Tokens.Link): string {
    return `<a href="${escapeHtml(this.#address(href))}">${this.parser.parseInline(tokens)}</a>`;
  }

  override image({ href, text }: Tokens.Image): string {
    const picture = this.#context.picture(href);
    if (isFailure(picture)) return '';
    return pictureHtml({ ...picture, src: this.#address(picture.src) }, text);
  }

  #address(written: string): string {
    return this.#context.address?.(written) ?? written;
  }

  override paragraph({ tokens }: Tokens.Paragraph): string {
    const [image] = tokens;
    const caption = tokens.length === 1 && image?.type === 'image' && image.title;
    const inner = this.parser.parseInline(tokens);
    if (!caption) return `<p>${inner}</p>\n`;
    return `<figure class="figure">${inner}<figcaption>${escapeHtml(caption)}</figcaption></figure>\n`;
  }

  override code({ text, lang }: Tokens.Code): string {
    const language = lang ? ` data-language="${escapeHtml(lang)}"` : '';
    return `<pre class="listing" tabindex="0"${language}><code>${escapeHtml(text)}\n</code></pre>\n`;
  }

  override codespan({ text }: Tokens.Codespan): string {
    return `<code class="code">${escapeHtml(text)}</code>`;
  }

  override blockquote({ tokens }: Tokens.Blockquote): string {
    return `<blockquote class="pull-quote">\n${this.parser.parse(tokens)}</blockquote>\n`;
  }

  override table(token: Tokens.Table): string {
    return tableHtml(token, this.#tableLabel(), ({ tokens }) => this.parser.parseInline(tokens));
  }

  override checkbox({ checked }: Tokens.Checkbox): string {
    return `<span class="check-mark" data-checked="${checked}"></span>`;
  }

  /**
   * Landmarks of one page are told apart by their names: a table is called after the heading above
   * it, and the second one there, or without any, has a number.
   */
  #tableLabel(): string {
    const { tableLabel } = this.#context;
    const name = this.#above ? `${tableLabel}: ${this.#above}` : tableLabel;
    const count = (this.#tables.get(name) ?? 0) + 1;
    this.#tables.set(name, count);
    return escapeHtml(count === 1 ? name : `${name} ${count}`);
  }
}

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
