// What somebody takes from a page: its words, its figures and where its links lead, whatever dresses them.

import { withoutParts } from '../../text/html-parts.ts';

/** A page as its reader has it: `page` at first, `choices` by what the address then says. */
export interface Reading {
  page: string[];
  choices: Record<string, string[]>;
}

/** Parts of the HTML that are never shown as text. */
const UNREAD = [
  ['<script', '</script>'],
  ['<style', '</style>'],
  ['<template', '</template>'],
  ['<!--', '-->'],
] as const;

const PIECE = /<(\/?)([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const ATTRIBUTE = /(?<![\w:-])([\w:-]+)="([^"]*)"/g;

/** Read out to those who do not see the element. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder'];

/** These run on within a line; every other element starts one of its own. */
const INLINE = new Set(
  'a abbr b code del em i img input mark path rect s select small span strong sub sup svg time u'.split(
    ' ',
  ),
);

/**
 * The lines of a page's HTML, with the address behind each link's text. Classes, wrappers and
 * pictures leave no trace.
 */
export function linesOf(html: string): string[] {
  const shown = UNREAD.reduce((text, [open, close]) => withoutParts(text, open, close), html);
  const lines = [''];
  const links: string[] = [];
  const add = (text: string): void => {
    lines.push(`${lines.pop()} ${text}`);
  };
  for (const [piece, slash, name, attributes = ''] of shown.matchAll(PIECE)) {
    if (name === undefined) {
      add(plainOf(piece));
      continue;
    }
    if (!INLINE.has(name.toLowerCase())) lines.push('');
    const known = attributesOf(attributes);
    for (const spoken of SPOKEN) if (known.get(spoken)) add(`[${known.get(spoken)}]`);
    if (name === 'a' && slash) add(`→ ${links.pop()}`);
    else if (name === 'a') links.push(decode(known.get('href') ?? ''));
  }
  return lines.map(tidy).filter((line) => line !== '');
}

/** What makes two lines the same: spaces come and go with the elements around a text. */
export function lineKey(line: string): string {
  return line.replace(/\s+/g, '');
}

/** On one line, with plain spaces. */
export function tidy(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
      key.toLowerCase(),
      plainOf(value),
    ]),
  );
}

/** The message in a link to a chat is read by whoever sends it. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&amp;': '&',
};

function plainOf(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp|#x27|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
