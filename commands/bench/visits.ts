// What visits of one, two and four pages transfer, with the style in every page and with one file of it for all.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { partsBetween } from '../../domain/text/html-parts.ts';
import { Assets } from '../../pipeline/assets/assets.ts';
import { bundleStyles } from '../../pipeline/assets/styles/bundle-styles.ts';
import { classesOf } from '../../pipeline/assets/styles/stylesheet.ts';
import { ROOT } from '../root.ts';

/** Compressed as it would arrive, and in the cache from the second page on. */
interface SharedSheet {
  all: number;
  /** Without what only proposals need, which no visitor of the site sees. */
  ofSite: number;
}

export function printVisits(dist: string, visits: readonly (readonly string[])[]): void {
  const sheet = sharedSheet(dist);
  console.log('\nHTML and style, brotli: in every page, in one file, in one without proposals');
  for (const visit of visits) {
    const pages = visit.map((path) => readPage(dist, path));
    const bare = sum(pages.map(withLink));
    const figures = [sum(pages), bare + sheet.all, bare + sheet.ofSite];
    const columns = figures.map((figure) => String(figure).padStart(8)).join('');
    console.log(`${columns}  ${visit.join(' → ')}`);
  }
}

function readPage(dist: string, path: string): string {
  return readFileSync(join(dist, `${path === '/' ? 'index' : path}.html`), 'utf8');
}

function sharedSheet(dist: string): SharedSheet {
  const { value: sheet } = bundleStyles(ROOT, assetsOf(dist));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('proposta'));
  const classes = pages.flatMap((file) => [...classesOf(readFileSync(join(dist, file), 'utf8'))]);
  return { all: sum([sheet.text]), ofSite: sum([sheet.select(new Set(classes))]) };
}

/** Addresses hold a hash of the bytes, so that the same bytes have the same again. */
function assetsOf(dist: string): Assets {
  const assets = new Assets();
  for (const file of readdirSync(join(dist, 'assets'))) {
    assets.add(
      file.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, ''),
      readFileSync(join(dist, 'assets', file)),
    );
  }
  return assets;
}

function withLink(html: string): string {
  const [style = ''] = partsBetween(html, '<style>', '</style>');
  const link = '<link rel="stylesheet" href="/assets/main.12345678.css"/>';
  return html.replace(`<style>${style}</style>`, () => link);
}

function sum(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + brotliCompressSync(text).length, 0);
}
