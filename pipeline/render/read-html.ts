// Reads the HTML of a page, once: what the style, the policy and the checks want to know of it, and what in its texts must not be torn apart.

import { Parser } from 'htmlparser2';
import { scriptIslands } from '../../domain/islands.ts';
import { tieUnits } from '../../domain/text/units.ts';

/** What a piece of HTML has; every text is a copy, since a mere slice would keep the whole page in memory. */
export interface ReadHtml {
  /** The HTML with its units tied (see domain/text/units.ts). */
  html: string;
  /** In their order, as often as they stand there. */
  ids: string[];
  /** Every address that it leads to, once each, as written. */
  links: string[];
  /** The levels of the headings, in their order. */
  levels: number[];
  classes: ReadonlySet<string>;
}

/** Texts that pages have in common, held once. */
export type KnownTexts = Map<string, string>;

/** React and the Markdown of ours write every attribute in quotes, and escape it. */
const AS_WRITTEN = {
  decodeEntities: false,
  lowerCaseTags: false,
  lowerCaseAttributeNames: false,
};

/**
 * Units are tied here, and not where content is read: there it is not known yet what a text is for,
 * and in a chat link, a PIX code or what an island sends a space has to stay a space.
 *
 * `texts`: those that were read before, and stand in it by their marks.
 */
export function readHtml(
  html: string,
  known: KnownTexts = new Map(),
  texts: readonly ReadHtml[] = [],
): ReadHtml {
  const reader = new Reader(html, known);
  const parser: Parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes, parser),
      onclosetag: () => reader.close(parser),
      oncomment: (mark) => {
        const text = texts.find((_, number) => textMark(number) === `<!--${mark}-->`);
        if (text) reader.insert(text, parser);
      },
    },
    AS_WRITTEN,
  );
  parser.end(html);
  return reader.read();
}

/** Stands in a page for the text of this number. */
export function textMark(number: number): string {
  return `<!--text ${number}-->`;
}

type Attributes = Readonly<Record<string, string>>;

/** Where the last event stands in the text. */
type Place = Pick<Parser, 'startIndex' | 'endIndex'>;

/** What an element says of the texts in it. */
interface Element {
  isUntied: boolean;
  isHeading: boolean;
  isRunning: boolean;
  /** Among lists of links, each of them a row. */
  isNavigation: boolean;
  /** Drawn by a component, which would write its own text again as soon as it wakes. */
  isDrawn: boolean;
}

const PAGE: Element = {
  isUntied: false,
  isHeading: false,
  isRunning: false,
  isNavigation: false,
  isDrawn: false,
};

class Reader {
  readonly #html: string;
  readonly #known: KnownTexts;
  readonly #open: Element[] = [PAGE];
  readonly #ids: string[] = [];
  readonly #levels: number[] = [];
  readonly #links = new Set<string>();
  readonly #classes = new Set<string>();
  /** The tied text, up to `#copied` of the text. */
  #tied = '';
  #copied = 0;
  #textStart = 0;

  constructor(html: string, known: KnownTexts) {
    this.#html = html;
    this.#known = known;
  }

  open(name: string, attributes: Attributes, { startIndex, endIndex }: Place): void {
    this.#endText(startIndex);
    this.#textStart = endIndex + 1;
    // React asks for pictures in sight before all else: they come with the same HTML, and letters come first.
    if (name === 'link' && startIndex === this.#copied) this.#copied = endIndex + 1;
    this.#note(name, attributes);
    this.#open.push(elementOf(name, attributes, this.#open.at(-1) ?? PAGE));
  }

  /** Also of an element that has no end of its own: its place is that of its start, or of what ends it. */
  close({ startIndex, endIndex }: Place): void {
    this.#endText(startIndex);
    this.#open.pop();
    if (this.#html.startsWith('</', startIndex)) this.#textStart = endIndex + 1;
  }

  /** Puts a text that was read before into the place of its mark. */
  insert(text: ReadHtml, { startIndex, endIndex }: Place): void {
    this.#endText(startIndex);
    this.#tied += this.#html.slice(this.#copied, startIndex) + text.html;
    this.#copied = endIndex + 1;
    this.#textStart = endIndex + 1;
    for (const id of text.ids) this.#ids.push(this.#keep(id));
    for (const link of text.links) this.#links.add(this.#keep(link));
    for (const one of text.classes) this.#classes.add(one);
    this.#levels.push(...text.levels);
  }

  read(): ReadHtml {
    return {
      html: this.#tied + this.#html.slice(this.#copied),
      ids: this.#ids,
      links: [...this.#links],
      levels: this.#levels,
      classes: this.#classes,
    };
  }

  #endText(end: number): void {
    if (end <= this.#textStart) return;
    const { isUntied, isDrawn, isHeading, isRunning } = this.#open.at(-1) ?? PAGE;
    if (isUntied || isDrawn) return;
    const text = this.#html.slice(this.#textStart, end);
    const tied = tieUnits(text, { isHeading, wrap: isRunning ? this.#wrap : undefined });
    if (tied === text) return;
    this.#tied += this.#html.slice(this.#copied, this.#textStart) + tied;
    this.#copied = end;
  }

  readonly #wrap = (unit: string): string => {
    this.#classes.add('unit');
    return `<span class="unit">${unit}</span>`;
  };

  #note(name: string, { id, href, action, class: classes }: Attributes): void {
    if (id !== undefined) this.#ids.push(this.#keep(id));
    const link = name === 'a' ? href : name === 'form' ? action : undefined;
    if (link) this.#links.add(this.#keep(unescaped(link)));
    if (/^h[1-6]$/.test(name)) this.#levels.push(Number(name[1]));
    for (const one of classes?.split(' ') ?? []) this.#classes.add(one);
  }

  #keep(text: string): string {
    const before = this.#known.get(text);
    if (before !== undefined) return before;
    const copy = Buffer.from(text).toString();
    this.#known.set(copy, copy);
    return copy;
  }
}

/** What React and the Markdown of ours escape in attributes. */
const ESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescaped(attribute: string): string {
  return attribute.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => ESCAPED[sign] ?? sign);
}

/** What is no prose, is copied as it is, or takes no element. */
const UNTIED = new Set('code option pre script select style svg textarea title'.split(' '));

/** Their text runs on around an element: in others, rows and grids among them, it would be an item of its own. */
const RUNNING = new Set('h1 h2 h3 h4 p li dt dd strong em del blockquote figcaption'.split(' '));

/** Those of these names that are rows or grids all the same. */
const ROWS = /\b(?:badge|button|kicker|service-card-price)\b/;

/** Links whose text is a number or an address, which the style keeps on one line. */
const ADDRESS = /^(?:tel|mailto):/;

const HEADING = /^h[1-4]$/;

function elementOf(name: string, attributes: Attributes, inside: Element): Element {
  const { class: classes = '', href = '' } = attributes;
  return {
    isUntied: inside.isUntied || UNTIED.has(name) || (name === 'a' && ADDRESS.test(href)),
    isHeading: inside.isHeading || HEADING.test(name),
    isRunning:
      (RUNNING.has(name) || (name === 'a' && inside.isRunning && !inside.isNavigation)) &&
      !ROWS.test(classes),
    isNavigation: inside.isNavigation || name === 'nav' || name === 'footer',
    isDrawn: classes === 'island' ? isComponent(attributes) : inside.isDrawn,
  };
}

/** A slot in a component is not the component's. */
function isComponent({ 'data-island': name }: Attributes): boolean {
  return name !== undefined && !(name in scriptIslands);
}
