// Reads the body of a page, once: what the style, the policy and the checks of the site want to know of it.

import { classesOf } from '../assets/styles/stylesheet.ts';

/** Of one body; every text is a copy, since a mere slice would keep the whole page in memory. */
export interface PageFacts {
  ids: Set<string>;
  /** Ids that stand there more than once. */
  doubledIds: string[];
  /** Every address that the page leads to, once each, as written. */
  links: Set<string>;
  /** The levels of the headings, in their order. */
  levels: number[];
}

export interface ReadHtml extends PageFacts {
  classes: Set<string>;
  /** The addresses of the pictures that are shown. */
  pictures: Set<string>;
}

const TAG = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/g;
const LINK = /\s(?:href|action)="([^"]*)"/;
const SOURCE = /\ssrc="([^"]*)"/;
const ID = /\sid="([^"]*)"/;

/** Texts that pages have in common, held once. */
export type KnownTexts = Map<string, string>;

/** React escapes `<` and `>` in text and attributes, so tags can be found without a parser. */
export function readHtml(html: string, known: KnownTexts): ReadHtml {
  const found: ReadHtml = {
    ids: new Set(),
    doubledIds: [],
    links: new Set(),
    levels: [],
    classes: classesOf(html),
    pictures: new Set(),
  };
  for (const [, name, attributes] of html.matchAll(TAG)) {
    if (!name || attributes === undefined) continue;
    const id = ID.exec(attributes)?.[1];
    if (id !== undefined && found.ids.has(id)) found.doubledIds.push(keep(id, known));
    else if (id !== undefined) found.ids.add(keep(id, known));
    const link = /^(?:a|form)$/.test(name) ? LINK.exec(attributes)?.[1] : undefined;
    if (link) found.links.add(keep(plain(link), known));
    const picture = name === 'img' ? SOURCE.exec(attributes)?.[1] : undefined;
    if (picture) found.pictures.add(plain(picture));
    if (/^h[1-6]$/.test(name)) found.levels.push(Number(name[1]));
  }
  return found;
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
