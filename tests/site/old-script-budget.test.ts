// How much JavaScript every page costs: before the visitor touches anything, and once everything was touched.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { hasNewsletter, pageOfTemplate, recordsOf } from '../support/content.ts';
import { listFiles } from '../support/files.ts';
import { buildRealSite } from '../support/real-site.ts';

const UNTOUCHED = 1.2 * 1024;
/** With the words that forms say, which no page carries. */
const FORM = 16.1 * 1024;
const TOAST = 16 * 1024;

interface Page {
  route: string;
  loader: string;
  islands: { name: string; when: string; scripts: string[] }[];
}

const [OPENING] = recordsOf('jobs').keys();

let dist: string;
let pages: Page[];

beforeAll(async () => {
  const site = await buildRealSite();
  dist = site.outDir;
  pages = site.pages.map(({ route, html, tags }) => {
    const [, file, text] =
      /<script type="module"(?: src="(.*?)")?>(.*?)<\/script>/s.exec(html) ?? [];
    const loader = file ? textOf(file) : (text ?? '');
    const islands = tags
      .map(({ attributes }) => attributes)
      .filter((attributes) => attributes['data-island'])
      .map((attributes) => ({
        name: attributes['data-island'] ?? '',
        when: attributes['data-when'] ?? '',
        scripts: attributes['data-src']?.split(' ') ?? [],
      }));
    return { route, loader, islands };
  });
});

/** Bytes of scripts as hosts send them, each compressed by itself. */
function compressed(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

function textOf(script: string): string {
  return readFileSync(join(dist, script), 'utf8');
}

function untouched({ loader, islands }: Page): number {
  const early = islands.filter(({ when }) => when !== 'interaction' && when !== 'visible');
  return compressed([loader, ...scriptsOf(early).map(textOf)].filter(Boolean));
}

function scriptsOf(islands: Page['islands']): string[] {
  return [...new Set(islands.flatMap(({ scripts }) => scripts))];
}

test('no page loads more than 1.2 KB before it is touched, and the table says how much', () => {
  const rows = pages.map((page) => {
    const all = compressed([page.loader, ...scriptsOf(page.islands).map(textOf)].filter(Boolean));
    return `${page.route.padEnd(56)}${String(untouched(page)).padStart(7)}${String(all).padStart(9)}`;
  });
  console.log(`${'gzip bytes of JavaScript'.padEnd(54)}untouched  touched\n${rows.join('\n')}`);
  expect(pages.filter((page) => page.islands.length > 0)).not.toEqual([]);
  expect(pages.filter((page) => untouched(page) > UNTOUCHED).map(({ route }) => route)).toEqual([]);
});

/** Of every page that has one, as /carreiras has with openings: the first opening's stands for all. */
const FORMS = [
  ...['contact', ...(OPENING ? ['careers'] : []), ...(hasNewsletter() ? ['blog'] : [])].flatMap(
    (template) => pageOfTemplate(template)?.route ?? [],
  ),
  ...(OPENING ? [`/carreiras/${OPENING}`] : []),
];

test.each(FORMS)('the form of %s comes to life for at most 16.1 KB', (route) => {
  const page = pages.find((one) => one.route === route);
  expect(page?.islands.some((island) => /form|newsletter/.test(island.name))).toBe(true);
  // The stones beside it are not its own.
  const scripts = scriptsOf(page?.islands.filter(({ name }) => name !== 'paving') ?? []);
  expect(scripts.length).toBeGreaterThan(1);
  expect(compressed([page?.loader ?? '', ...scripts.map(textOf)])).toBeLessThanOrEqual(FORM);
});

test.skipIf(!pageOfTemplate('contact'))(
  'what shows toasts costs at most 16 KB more, where there is a contact page',
  () => {
    const { route } = pageOfTemplate('contact');
    const [contact] = pages.filter((one) => one.route === route);
    const known = scriptsOf(contact?.islands ?? []);
    const toaster = listFiles(dist).filter(
      (file) => file.endsWith('.js') && textOf(file).includes('data-sonner-toaster'),
    );
    expect(toaster).toHaveLength(1);
    const needed = [...textOf(toaster[0] ?? '').matchAll(/from"\.\/([^"]+)"/g)]
      .map(([, file]) => `/assets/${file}`)
      .filter((file) => !known.includes(file));
    expect(compressed([...toaster, ...needed].map(textOf))).toBeLessThanOrEqual(TOAST);
  },
);
