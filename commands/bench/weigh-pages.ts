// What a first visit of each page transfers: compressed as a host sends it, by kind.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isPicture, isText } from '../../domain/hosting/media-types.ts';

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
}

/** What fits into the first fourteen packets, and what a first visit of the home page, of an article and of any other may weigh. */
const HTML_BUDGET = 14 * 1024;
const VISIT_BUDGETS: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^index\.html$/, 55 * 1024],
  [/^blog\//, 42 * 1024],
];

type SizeOf = (path: string) => number;

export function weighPages(dist: string): PageWeight[] {
  const sizes = new Map<string, number>();
  const sizeOf: SizeOf = (path) => {
    const size = sizes.get(path) ?? transferred(dist, path);
    sizes.set(path, size);
    return size;
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, ...weighPage(readFileSync(join(dist, file)), sizeOf) }));
}

/** The weights of a site for a terminal, the heaviest first visit first; `!` marks what is over its budget. */
export function weightTable(dist: string): Record<string, string | number>[] {
  const told = (bytes: number, budget = Infinity): string =>
    `${(bytes / 1024).toFixed(1)}${bytes > budget ? ' !' : ''}`;
  return weighPages(dist)
    .sort((a, b) => firstVisit(b) - firstVisit(a))
    .map((weight) => {
      const { file, raw, html, style, script, fonts, pictures } = weight;
      const budget = VISIT_BUDGETS.find(([pages]) => pages.test(file))?.[1];
      return {
        page: file,
        'first visit, KB': told(firstVisit(weight), budget),
        html: told(html, HTML_BUDGET),
        'of it style': told(style),
        uncompressed: told(raw),
        script: told(script.untouched),
        'all touched': told(script.touched),
        fonts: told(fonts),
        pictures: told(pictures.atOnce),
        later: told(pictures.later),
      };
    });
}

/** What waits until it is needed is no part of `atOnce`. */
export function firstVisit({ html, script, fonts, pictures }: PageWeight): number {
  return html + script.untouched - script.inPage + fonts + pictures.atOnce;
}

function weighPage(bytes: Buffer, sizeOf: SizeOf): Omit<PageWeight, 'file'> {
  const { style, loader, islands, ...named } = readPage(bytes.toString());
  const weigh = (paths: readonly string[]): number =>
    [...new Set(paths)].reduce((total, path) => total + sizeOf(path), 0);
  const inPage = loader === '' ? 0 : compressed(loader);
  const early = islands.filter(({ when }) => when === 'load' || when === 'idle');
  const html = compressed(bytes);
  return {
    ...{ raw: bytes.length, html, style: compressed(style), fonts: weigh(named.fonts) },
    script: {
      inPage,
      untouched: inPage + weigh(early.flatMap(({ scripts }) => scripts)),
      touched: inPage + weigh(islands.flatMap(({ scripts }) => scripts)),
    },
    pictures: { atOnce: weigh(named.pictures), later: weigh(named.later) },
  };
}

/** What stands in a page, and the addresses of what it fetches. */
function readPage(html: string) {
  const page = parseDocument(html);
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, page);
  const style = DomUtils.textContent(all('style'));
  const drawn = [...style.matchAll(/url\("?(\/[^")]*)/g)].map(([, path = '']) => path);
  const images = all('img').filter(({ attribs }) => attribs.src?.startsWith('/'));
  const addresses = (isLater: boolean): string[] =>
    images.flatMap(({ attribs: { src = '', loading } }) =>
      (loading === 'lazy') === isLater ? src : [],
    );
  return {
    style,
    loader: DomUtils.textContent(all('script').filter(({ attribs }) => attribs.type === 'module')),
    fonts: all('link').flatMap(({ attribs: { as, href = '' } }) => (as === 'font' ? href : [])),
    pictures: [...addresses(false), ...drawn.filter(isPicture)],
    later: addresses(true),
    islands: all('*').flatMap(({ attribs: { 'data-src': scripts, 'data-when': when } }) => {
      return scripts ? [{ scripts: scripts.split(' '), when }] : [];
    }),
  };
}

/** `path`: an address of the site. Pictures and fonts are compressed as they are. */
function transferred(dist: string, path: string): number {
  const file = join(dist, decodeURIComponent(path));
  if (!existsSync(file)) return 0;
  return isText(path) ? compressed(readFileSync(file)) : statSync(file).size;
}

function compressed(bytes: Buffer | string): number {
  return brotliCompressSync(bytes).length;
}
