// Markdown to HTML that cannot surprise: no raw HTML, no script links, ids on headings, tables that scroll.

import { Parser, Renderer, type Token, type Tokens } from 'marked';
import type { Picture } from '../../domain/post.ts';
import { textWords } from '../../domain/words.ts';
import { isFailure } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import { escapeHtml } from './escape.ts';
import { lexText } from './fill-tokens.ts';
import { inspectMarkdown } from './inspect-markdown.ts';
import { type Heading, type Inspection, type MarkdownContext, plainText } from './inspection.ts';
import { calloutHtml } from './pieces/callout.ts';
import { codeHtml } from './pieces/code.ts';
import { embedHtml, soundHtml } from './pieces/embed.ts';
import { markHtml, type NumberedNote, notesHtml } from './pieces/footnotes.ts';
import type {
  Callout,
  CaptionedTable,
  Embed,
  NoteMark,
  Setting,
  SignedQuote,
  Sound,
} from './pieces/own-tokens.ts';
import { signedQuoteHtml } from './pieces/quote.ts';
import { refuseMonster } from './refuse-monster.ts';
import { shapeTokens } from './shape-tokens.ts';
import { tableHtml } from './table.ts';

export interface RenderedMarkdown extends Inspection {
  html: string;
}

/** Headings of the body start at `##`: the page's title is its only first-level heading. */
export function renderBody(
  { file, body }: Pick<Source, 'file' | 'body'>,
  setting: Omit<MarkdownContext, 'file'>,
): RenderedMarkdown {
  const nothing = { html: '', words: 0, headings: [], origins: [], notices: [] };
  const monster = refuseMonster(body, file);
  if (monster) return { ...nothing, problems: [monster] };
  const lexed = lexText(body.text, setting.fills);
  const context = { file, ...setting };
  const tokens = shapeTokens(lexed.tokens, context);
  const { notes, ...found } = inspectMarkdown({ ...lexed, tokens }, body, context);
  const renderer = new BodyRenderer(found.headings, context);
  const extensions = { renderers: renderer.own, childTokens: {} };
  const parser = new Parser({ renderer, extensions });
  const html = parser.parse(tokens) + renderer.notes(notes);
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

  /** What the parser itself knows nothing of, by its type. */
  readonly own = {
    note: () => '',
    noteMark: (token: Tokens.Generic) => markHtml(token as NoteMark, this.#setting),
    embed: (token: Tokens.Generic) => embedHtml(token as Embed, this.#setting),
    sound: (token: Tokens.Generic) => soundHtml(token as Sound, this.#setting),
    callout: (token: Tokens.Generic) => {
      const callout = token as Callout;
      const title = this.parser.parseInline(callout.title);
      const inner = this.parser.parse(callout.tokens);
      return calloutHtml(callout, { title, inner }, this.#setting);
    },
    signedQuote: (token: Tokens.Generic) => {
      const { tokens, name, role } = token as SignedQuote;
      const inline = (said: Token[]) => this.parser.parseInline(said);
      return signedQuoteHtml(this.parser.parse(tokens), inline(name), inline(role));
    },
  };

  notes(notes: readonly NumberedNote[]): string {
    return notesHtml(notes, (tokens) => this.parser.parseInline(tokens), this.#setting);
  }

  get #setting(): Setting {
    const { embedScripts } = this.#context;
    return { embedScripts, address: (href) => this.#address(href) };
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

  override code(token: Tokens.Code): string {
    return codeHtml(token, this.#setting);
  }

  override codespan({ text }: Tokens.Codespan): string {
    return `<code class="code">${escapeHtml(text)}</code>`;
  }

  override blockquote({ tokens }: Tokens.Blockquote): string {
    return `<blockquote class="pull-quote">\n${this.parser.parse(tokens)}</blockquote>\n`;
  }

  override table(token: CaptionedTable): string {
    return tableHtml(token, this.#tableLabel(token), ({ tokens }) =>
      this.parser.parseInline(tokens),
    );
  }

  /** The sign is for who listens, and for readers of the feed; pages draw the box. */
  override checkbox({ checked }: Tokens.Checkbox): string {
    const sign = checked ? '☑' : '☐';
    return `<span class="check-mark" data-checked="${checked}">${sign}</span> `;
  }

  /**
   * Landmarks of one page are told apart by their names: a table is called after its caption, or the
   * heading above it, and the second one there, or without any, has a number.
   */
  #tableLabel({ caption }: CaptionedTable): string {
    const about = caption ? plainText(caption) : this.#above;
    const name = about ? `${textWords.table}: ${about}` : textWords.table;
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
