// What a first visit of each page transfers: compressed as a host sends it, by kind.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isPicture, isText } from '../../domain/hosting/media-types.ts';
import { sum } from '../../domain/money.ts';
import { statsAt } from '../../pipeline/store/stats-at.ts';

/** What fits into the first fourteen packets, and what a first visit of the home page, of an article and of any other may weigh. */
const HTML_BUDGET = 14 * 1024;
const VISIT_BUDGETS: readonly (readonly [pages: RegExp, bytes: number])[] = [
  [/^index\.html$/, 55 * 1024],
  [/^blog\//, 42 * 1024],
];

/** The weights of a site for a terminal, the heaviest first visit first; `!` marks what is over its budget. */
export function weightTable(dist: string): Record<string, string>[] {
  const told = (bytes: number, budget = Infinity): string =>
    `${(bytes / 1024).toFixed(1)}${bytes > budget ? ' !' : ''}`;
  return weighPages(dist)
    .sort((a, b) => b.firstVisit - a.firstVisit)
    .map(({ file, firstVisit, html, style, raw, untouched, touched, fonts, pictures, later }) => ({
      page: file,
      'first visit, KB': told(firstVisit, VISIT_BUDGETS.find(([pages]) => pages.test(file))?.[1]),
      html: told(html, HTML_BUDGET),
      'of it style': told(style),
      uncompressed: told(raw),
      script: told(untouched),
      'all touched': told(touched),
      fonts: told(fonts),
      pictures: told(pictures),
      later: told(later),
    }));
}

/** All in bytes; the file is named from the folder of the site. */
export function weighPages(dist: string) {
  const sizes = new Map<string, number>();
  const sizeOf = (path: string): number => {
    const file = join(dist, decodeURIComponent(path));
    const size = sizes.get(path) ?? transferred(file);
    sizes.set(path, size);
    return size;
  };
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ file, ...weighPage(readFileSync(join(dist, file)), sizeOf) }));
}

function weighPage(bytes: Buffer, sizeOf: (path: string) => number) {
  const page = parseDocument(bytes.toString());
  const all = (tag: string) => DomUtils.getElementsByTagName(tag, page);
  const weigh = (paths: readonly string[]): number => sum([...new Set(paths)].map(sizeOf));
  const style = DomUtils.textContent(all('style'));
  const drawn = [...style.matchAll(/url\("?(\/[^")]*)/g)].map(([, path = '']) => path);
  const shown = (isLater: boolean): string[] =>
    all('img').flatMap(({ attribs: { src = '', loading } }) =>
      src.startsWith('/') && (loading === 'lazy') === isLater ? src : [],
    );
  const scripts = (isMeant: (when: string) => boolean): number =>
    weigh(
      all('*').flatMap(({ attribs: { 'data-src': sources = '', 'data-when': when = '' } }) =>
        sources && isMeant(when) ? sources.split(' ') : [],
      ),
    );
  const loaders = all('script').filter(({ attribs }) => attribs.type === 'module');
  const loader = DomUtils.textContent(loaders);
  // It stands in the page, or in a file.
  const inPage = loader === '' ? 0 : compressed(loader);
  const filed = weigh(loaders.flatMap(({ attribs: { src = '' } }) => src || []));
  const early = filed + scripts((when) => when === 'load');
  const weights = {
    html: compressed(bytes),
    fonts: weigh(
      all('link').flatMap(({ attribs: { as, href = '' } }) => (as === 'font' ? href : [])),
    ),
    /** Those that are fetched at once. */
    pictures: weigh([...shown(false), ...drawn.filter(isPicture)]),
  };
  return {
    ...weights,
    raw: bytes.length,
    style: compressed(style),
    /** What runs before a visitor touches anything, and with every island touched. */
    ...{ untouched: inPage + early, touched: inPage + filed + scripts(() => true) },
    later: weigh(shown(true)),
    firstVisit: sum(Object.values(weights)) + early,
  };
}

/** Pictures and fonts are compressed as they are. */
function transferred(file: string): number {
  const size = statsAt(file)?.size ?? 0;
  return size > 0 && isText(file) ? compressed(readFileSync(file)) : size;
}

function compressed(bytes: Buffer | string): number {
  return brotliCompressSync(bytes).length;
}
