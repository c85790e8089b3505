// Reads ids, links, classes and headings of a page's HTML in one pass, and ties units in it: see domain/typography.ts.

import { hasComponent } from '../../domain/islands.ts';
import { keepUnitsTogether } from '../../domain/typography.ts';

export interface ReadHtml {
  /** The HTML with its units tied: see domain/typography.ts. */
  html: string;
  /** In their order, repeated ones included. */
  ids: string[];
  /** Every address that the HTML links to, once, as written. */
  links: string[];
  /** The levels of the headings, in their order. */
  levels: number[];
  /** Every class that an element has. */
  classes: ReadonlySet<string>;
}

/** Elements without an end tag. */
const VOID = new Set('br col hr img input link meta source track wbr'.split(' '));

/** Elements whose text is left untied: it is no prose, is copied literally, or may contain no element. */
const VERBATIM = new Set('code option pre script select style svg textarea title'.split(' '));

/** Elements of running text, in which a unit may be wrapped in a span; in rows and grids the span would be an item. */
const RUNNING = new Set('h1 h2 h3 h4 p li dt dd strong em del blockquote figcaption'.split(' '));

/** Classes of elements of these names that are rows or grids after all. */
const ROWS = /\b(?:badge|button|kicker|service-card-price)\b/;

/** Links whose text is a number or an address, which the style keeps on one line. */
const ADDRESS = / href="(?:tel|mailto):/;

/** The facts about an element that decide how its texts are tied. */
interface Element {
  name: string;
  /** True inside an element whose text is left untied. */
  isUntied: boolean;
  /** True inside a component, which writes its texts again when it is hydrated. */
  isHydrated: boolean;
  isHeading: boolean;
  isRunning: boolean;
  /** True in navigation, where each link is a row. */
  isNavigation: boolean;
}

const PAGE: Element = {
  name: '',
  isUntied: false,
  isHydrated: false,
  isHeading: false,
  isRunning: false,
  isNavigation: false,
};

/**
 * Units are tied here and not where content is read: it is not known yet there what a text is for,
 * and in a chat link, a PIX code or what an island sends a space has to stay a space.
 */
export function readHtml(html: string): ReadHtml {
  const [ids, levels, links]: [string[], number[], Set<string>] = [[], [], new Set()];
  const lists = new Set<string>();
  const open: Element[] = [PAGE];
  let [inside, read, copied] = [PAGE, 0, 0];
  let whole = '';
  /** Copies the HTML up to `from`, and writes `text` instead of the HTML from there to `to`. */
  const put = (from: number, text: string, to: number): void => {
    whole += html.slice(copied, from) + text;
    copied = to;
  };
  // React and our Markdown escape `<` and `>` everywhere but around tags.
  while (read < html.length) {
    const found = html.indexOf('<', read);
    const start = found < 0 ? html.length : found;
    if (start > read && !inside.isUntied && !inside.isHydrated) {
      const text = html.slice(read, start);
      const tied = tie(text, inside);
      if (tied !== text) put(read, tied, start);
    }
    if (found < 0) break;
    // A comment, as in a company's mark, or a `<` that begins no tag.
    if (!/[a-z/]/i.test(html[start + 1] ?? '')) {
      const isComment = html.startsWith('<!--', start);
      const close = isComment ? html.indexOf('-->', start) : start;
      read = close < 0 ? html.length : close + 1;
      continue;
    }
    const end = endOfTag(html, start);
    read = end + 1;
    if (html.startsWith('</', start)) {
      open.pop();
      inside = open.at(-1) ?? PAGE;
      continue;
    }
    const space = html.indexOf(' ', start);
    const nameEnd = space > 0 && space < end ? space : html[end - 1] === '/' ? end - 1 : end;
    const name = html.slice(start + 1, nameEnd);
    // React adds preload links for pictures in sight. They are dropped, so that fonts load first.
    if (name === 'link') {
      put(start, '', read);
      continue;
    }
    const attributes = html.slice(nameEnd, end);
    const id = attribute(attributes, 'id');
    if (id !== undefined) ids.push(id);
    const classes = attribute(attributes, 'class') ?? '';
    if (classes !== '') lists.add(classes);
    if (name === 'a' || name === 'form') {
      const link = attribute(attributes, name === 'a' ? 'href' : 'action');
      if (link) links.add(unescaped(link));
    } else if (isHeading(name)) levels.push(Number(name[1]));
    if (VOID.has(name) || attributes.endsWith('/')) continue;
    inside = elementOf(name, attributes, classes, inside);
    open.push(inside);
    // A `<` inside of these is no tag.
    if (name === 'script' || name === 'style') {
      const close = html.indexOf(`</${name}`, read);
      if (close >= 0) read = close;
    }
  }
  put(html.length, '', html.length);
  const classes = new Set([...lists].flatMap((list) => (list === '' ? [] : list.split(' '))));
  return { html: whole, ids, links: [...links], levels, classes };
}

/** The index of the `>` that ends a tag; attributes of foreign drawings may contain a `>`. */
function endOfTag(html: string, start: number): number {
  let end = html.indexOf('>', start);
  while (end >= 0 && isInAttribute(html, start, end)) end = html.indexOf('>', end + 1);
  return end < 0 ? html.length : end;
}

/** True if the beginning of a tag has an attribute that is still open. Quotes are counted only where the end leaves a doubt. */
function isInAttribute(html: string, start: number, end: number): boolean {
  if (html[end - 1] === '"' ? html[end - 2] !== '=' : html.lastIndexOf('"', end) < start)
    return false;
  return html.slice(start, end).split('"').length % 2 === 0;
}

function attribute(attributes: string, name: string): string | undefined {
  if (attributes === '') return undefined;
  const start = attributes.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
}

function isHeading(name: string): boolean {
  return name.length === 2 && name.startsWith('h') && name !== 'hr';
}

function tie(text: string, { isHeading, isRunning }: Element): string {
  return keepUnitsTogether(text, { isHeading, wrap: isRunning ? wrapUnit : undefined });
}

function wrapUnit(unit: string): string {
  return `<span class="unit">${unit}</span>`;
}

function elementOf(name: string, attributes: string, classes: string, inside: Element): Element {
  // Returned early for speed: most spans are words or code within a line.
  if (name === 'span' && inside.isUntied) return inside;
  const isText = RUNNING.has(name) || (name === 'a' && inside.isRunning && !inside.isNavigation);
  return {
    name,
    isUntied: inside.isUntied || VERBATIM.has(name) || (name === 'a' && ADDRESS.test(attributes)),
    isHydrated: classes === 'island' ? isComponent(attributes) : inside.isHydrated,
    isHeading: inside.isHeading || (isHeading(name) && name < 'h5'),
    isRunning: isText && !ROWS.test(classes),
    isNavigation: inside.isNavigation || name === 'nav' || name === 'footer',
  };
}

/** True for an island that hydrates its HTML, false for a slot inside of it, whose HTML it leaves alone. */
function isComponent(attributes: string): boolean {
  const name = attribute(attributes, 'data-island');
  return name !== undefined && hasComponent(name);
}

const ESCAPED: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" },
};

/** Reverses the escapes that React and our Markdown use in attributes. */
function unescaped(attribute: string): string {
  return attribute.includes('&')
    ? attribute.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => ESCAPED[sign] ?? sign)
    : attribute;
}
