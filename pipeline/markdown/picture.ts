// Pictures of a text: their addresses, and their HTML.

import type { Token } from 'marked';
import type { Picture } from '../../domain/content/image.ts';
import { escapeHtml } from '../../domain/text.ts';

/** The attribute `sizes` of pictures in a text: the width of its column. */
const SIZES = '(min-width: 48rem) 44rem, 92vw';

/** A picture of more than this ratio of height to width is not fitted into a window. */
const TALL = 2.5;

/** True for a picture, or a link that is a picture. */
export function hasPictureAlone(token: Token | undefined): boolean {
  const inside = token?.type === 'link' ? (token.tokens ?? []) : [token];
  return inside.length === 1 && inside[0]?.type === 'image';
}

/** The HTML of a picture; with `isPlain` one address, since feed readers know no others. */
export function pictureHtml(
  { src, width, height, sources = [] }: Picture,
  alt: string,
  { isPlain, isAlone }: { isPlain: boolean; isAlone: boolean },
) {
  const kind = isAlone ? 'text-picture' : 'text-icon';
  const tall = height > TALL * width ? ' data-tall' : '';
  const image = `<img class="${kind}"${tall} src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`;
  if (isPlain || sources.length === 0) return image;
  const lighter = sources.map(
    ({ type, srcSet }) => `<source type="${type}" srcset="${escapeHtml(srcSet)}" sizes="${SIZES}">`,
  );
  return `<picture>${lighter.join('')}${image}</picture>`;
}

/** Addresses that a text may show as pictures. Some may be none, which only rendering decides. */
export function imagesInText(body: string): string[] {
  if (!body.includes('![')) return [];
  return [...body.matchAll(IMAGE_ADDRESS)].flatMap((match) => match.slice(1).filter(Boolean));
}

/** An address between angle brackets, one with balanced parentheses, or that of a reference. */
const IMAGE_ADDRESS =
  /!\[(?:(?!!\[)[^\]])*\]\(\s*(?:<([^<>\n]+)>|((?:[^\s()<>]|\([^\s()]*\))+))|^ {0,3}\[[^[\]]+\]:\s*(?:<([^<>\n]+)>|([^\s<>]+))/gm;
