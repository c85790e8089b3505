// What visits weigh: every part once, and what is over its budget marked.

import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { weighPages, weightTable } from '../../commands/bench/weigh-pages.ts';
import { writeTree } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';

const brotli = (text: string): number => brotliCompressSync(Buffer.from(text)).length;

const LOADER = 'document.querySelectorAll(".island")';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"></svg>'.repeat(20);
const ISLAND = 'export default 1;'.repeat(40);
const PAGE =
  '<html><head><link rel="preload" href="/assets/a.woff2" as="font"/><style>.a{background:url(/assets/b.svg)}</style></head>' +
  '<body><img src="/assets/c.png"/><img src="/assets/d.png" loading="lazy"/>' +
  '<div data-src="/assets/e.js" data-when="load"></div><div data-src="/assets/f.js" data-when="interaction"></div>' +
  `<script type="module">${LOADER}</script></body></html>`;

test('a weight counts what a visit fetches once, tells apart what waits, and marks what is over its budget', () => {
  const folder = join(temporaryFolder(), 'dist');
  writeTree(folder, {
    'index.html': PAGE,
    'assets/a.woff2': Buffer.alloc(900),
    'assets/b.svg': SVG,
    'assets/c.png': Buffer.alloc(500),
    'assets/d.png': Buffer.alloc(60_000),
    'assets/e.js': ISLAND,
    'assets/f.js': ISLAND.repeat(2),
  });
  const [weight] = weighPages(folder);
  expect(weight).toMatchObject({
    ...{ file: 'index.html', raw: PAGE.length, html: brotli(PAGE), fonts: 900 },
    untouched: brotli(LOADER) + brotli(ISLAND),
    touched: brotli(LOADER) + brotli(ISLAND) + brotli(ISLAND.repeat(2)),
    ...{ pictures: 500 + brotli(SVG), later: 60_000 },
    firstVisit: brotli(PAGE) + brotli(ISLAND) + 900 + 500 + brotli(SVG),
  });
  const filed = PAGE.replace(`>${LOADER}`, ' src="/assets/g.js">');
  writeTree(folder, { 'index.html': filed, 'assets/g.js': LOADER });
  expect(weighPages(folder)[0]).toMatchObject({
    ...{ untouched: weight?.untouched, touched: weight?.touched },
    firstVisit: Number(weight?.firstVisit) - brotli(PAGE) + brotli(filed) + brotli(LOADER),
  });
  expect(weightTable(folder)[0]?.['first visit, KB']).not.toContain('!');
  writeTree(folder, { 'assets/c.png': Buffer.alloc(60_000) });
  expect(weightTable(folder)[0]?.['first visit, KB']).toContain('!');
});
