// The links and pictures of a text, each with its place in the file.

import type { Token } from 'marked';
import { type Body, placeAt, placesOfValue, type Source, type Spot } from '../source.ts';
import { childrenOf } from './inspection.ts';
import { lex } from './lexer.ts';
import { refuseMonster } from './refuse-monster.ts';

interface Reference {
  type: 'link' | 'image';
  href: string;
  /** In the body. */
  position: number;
}

/** The addresses of the pictures that a text shows, in their order. */
export function picturesIn(body: Body): string[] {
  return referencesIn(body).flatMap(({ type, href }) => (type === 'image' ? href : []));
}

/** Everywhere that a file has an address: in its data, and in its text. */
export function placesOfAddress(source: Source, address: string): Spot[] {
  return [...placesOfValue(source, address), ...placesOfReference(source.body, address)];
}

/** Everywhere that a text links to `href`, or shows the picture there. */
function placesOfReference(body: Body, href: string): Spot[] {
  return referencesIn(body)
    .filter((reference) => reference.href === href)
    .map(({ position }) => {
      const place = placeAt(body.text, position);
      return { ...place, line: place.line + body.firstLine - 1 };
    });
}

/** None in texts that no person wrote. */
function referencesIn(body: Body): Reference[] {
  if (refuseMonster(body, '')) return [];
  const found: Reference[] = [];
  let offset = 0;
  for (const token of lex(body.text)) {
    collect(token, offset, body.text, found);
    offset += token.raw.length;
  }
  return found;
}

/** `cursor`: from where in the text the token may start. */
function collect(token: Token, cursor: number, text: string, found: Reference[]): number {
  const start = Math.max(cursor, text.indexOf(token.raw, cursor));
  if (token.type === 'link' || token.type === 'image') {
    const inside = Math.max(0, token.raw.lastIndexOf(token.href));
    found.push({ type: token.type, href: token.href, position: start + inside });
  }
  let inner = start;
  for (const child of childrenOf(token)) inner = collect(child, inner, text, found);
  return start;
}
