// What a first visit of each page transfers: compressed as a host sends it, by kind.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isPicture, isText } from '../../domain/hosting/media-types.ts';
import { partsBetween } from '../../domain/text/html-parts.ts';

/** All in bytes. */
export interface PageWeight {
  /** Of the page, from the folder of the site. */
  file: string;
  /** Uncompressed. */
  raw: number;
  /** The page with everything that stands in it. */
  html: number;
  /** The part of that which is style. */
  style: number;
  /** What runs before a visitor touches anything, and with every island touched; `inPage` is part of both and of the HTML. */
  script: { inPage: number; untouched: number; touched: number };
  fonts: number;
  /** Those that are fetched at once, and those that wait until they are near. */
  pictures: { atOnce: number; later: number };
  /** The heaviest files of the visit, the page itself among them. */
  heaviest: { path: string; bytes: number }[];
}

const HEAVIEST = 5;

export function weighPages(dist: string): PageWeight[] {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const known = sizes.get(path) ?? transferred(dist, path);
    sizes.set(path, known);
    return known;
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => weighPage(dist, file, sizeOf));
}

/** What waits until it is needed is no part of `atOnce`. */
export function firstVisit({ html, script, fonts, pictures }: PageWeight): number {
  return html + script.untouched - script.inPage + fonts + pictures.atOnce;
}

function weighPage(dist: string, file: string, sizeOf: (path: string) => number): PageWeight {
  const bytes = readFileSync(join(dist, file));
  const html = bytes.toString();
  const style = partsBetween(html, '<style>', '</style>')[0] ?? '';
  const fonts = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(pathIn);
  const images = partsBetween(html, '<img ', '>').map((tag) => ({
    path: /(?<!\S)src="(\/[^"]*)"/.exec(tag)?.[1] ?? '',
    isLater: tag.includes('loading="lazy"'),
  }));
  const own = images.filter(({ path }) => path !== '');
  const later = pathsOf(own.filter(({ isLater }) => isLater));
  const atOnce = pathsOf(own.filter(({ isLater }) => !isLater));
  const drawn = partsBetween(style, 'url(', ')')
    .map((address) => address.replaceAll('"', ''))
    .filter((address) => address.startsWith('/') && isPicture(address));
  const all = [...new Set([...fonts, ...atOnce, ...drawn])];
  const size = compressed(bytes);
  return {
    file,
    raw: bytes.length,
    html: size,
    style: compressed(Buffer.from(style)),
    script: scriptWeight(html, sizeOf),
    fonts: sum(fonts.map(sizeOf)),
    pictures: {
      atOnce: sum([...new Set([...atOnce, ...drawn])].map(sizeOf)),
      later: sum(later.map(sizeOf)),
    },
    heaviest: [{ path: file, bytes: size }, ...all.map((path) => ({ path, bytes: sizeOf(path) }))]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, HEAVIEST),
  };
}

function pathIn([, path = '']: RegExpMatchArray): string {
  return path;
}

function pathsOf(images: readonly { path: string }[]): string[] {
  return [...new Set(images.map(({ path }) => path))];
}

function scriptWeight(html: string, sizeOf: (path: string) => number): PageWeight['script'] {
  const [loader = ''] = partsBetween(html, '<script type="module">', '</script>');
  const islands = [...html.matchAll(/ data-src="([^"]*)" data-when="([^"]*)"/g)];
  const inPage = loader === '' ? 0 : compressed(Buffer.from(loader));
  const weigh = (chosen: typeof islands): number => {
    const files = new Set(chosen.flatMap(([, addresses = '']) => addresses.split(' ')));
    return inPage + sum([...files].filter(Boolean).map(sizeOf));
  };
  const early = islands.filter(([, , when = '']) => ['load', 'idle'].includes(when));
  return { inPage, untouched: weigh(early), touched: weigh(islands) };
}

/** `path`: an address of the site. Pictures and fonts are compressed as they are. */
function transferred(dist: string, path: string): number {
  const file = join(dist, decodeURIComponent(path));
  if (!existsSync(file)) return 0;
  return isText(path) ? compressed(readFileSync(file)) : statSync(file).size;
}

function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
