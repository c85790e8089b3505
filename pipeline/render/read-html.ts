// Reads the HTML of a page, once: what the style, the policy and the checks of the site want to know of it.

import { classesOf } from '../assets/styles/stylesheet.ts';

/** Of a piece of HTML; every text is a copy, since a mere slice would keep the whole page in memory. */
export interface ReadHtml {
  /** In their order, as often as they stand there. */
  ids: string[];
  /** Every address that it leads to, once each, as written. */
  links: string[];
  /** The levels of the headings, in their order. */
  levels: number[];
  classes: ReadonlySet<string>;
  /** The addresses of the pictures that are shown. */
  pictures: string[];
}

/** Of a whole page: what is its own, and what stands before and after that on others too. */
export interface PageFacts {
  own: ReadHtml;
  shell: readonly [ReadHtml, ReadHtml];
  shellKey: string;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const LINK = /\s(?:href|action)="([^"]*)"/;
const SOURCE = /\ssrc="([^"]*)"/;
const ID = /\sid="([^"]*)"/;

/** Texts that pages have in common, held once. */
export type KnownTexts = Map<string, string>;

/** React escapes `<` and `>` in text and attributes, so tags can be found without a parser. */
export function readHtml(html: string, known: KnownTexts): ReadHtml {
  const found = { ids: [] as string[], levels: [] as number[] };
  const links = new Set<string>();
  const pictures = new Set<string>();
  for (const [, name, attributes] of html.matchAll(TAG)) {
    if (!name || attributes === undefined) continue;
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined) found.ids.push(keep(id, known));
    const link = name === 'a' || name === 'form' ? LINK.exec(attributes)?.[1] : undefined;
    if (link) links.add(keep(plain(link), known));
    const picture = name === 'img' ? SOURCE.exec(attributes)?.[1] : undefined;
    if (picture) pictures.add(keep(plain(picture), known));
    if (/^h[1-6]$/.test(name)) found.levels.push(Number(name[1]));
  }
  return { ...found, links: [...links], pictures: [...pictures], classes: classesOf(html) };
}

function plain(attribute: string): string {
  return attribute.replaceAll('&amp;', '&');
}

function keep(text: string, known: KnownTexts): string {
  const before = known.get(text);
  if (before !== undefined) return before;
  const copy = Buffer.from(text).toString();
  known.set(copy, copy);
  return copy;
}
