// A company may leave out anything optional, alone or together, and no page shows that something is missing.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { copyOf } from '../support/after-sending.ts';
import { build } from '../support/build.ts';
import { makeReadyCompany, SITE } from '../support/company.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { writeTree } from '../support/project.ts';
import { runs } from '../support/runs.ts';

let whole: string;
beforeAll(async () => {
  whole = await makeReadyCompany();
});

const ARTICLE = 'content/blog/ola.md';

/** Deletes the file of a page, and the links to it in lists and texts. */
const withoutPage =
  (file: string, route: string) =>
  (root: string): void => {
    rmSync(join(root, 'content', file));
    for (const [path, text] of readFiles(join(root, 'content'))) {
      if (path.startsWith('starters/') || !/\.(?:yaml|md)$/.test(path) || !text.includes(route))
        continue;
      const link = new RegExp(`\\[([^\\]]*)\\]\\(${route}\\)`, 'g');
      const isText = path.endsWith('.md');
      const better = isText
        ? text.replaceAll(link, '$1')
        : stringify(withoutLinks(parse(text), route));
      writeTree(root, { [`content/${path}`]: better });
    }
  };

function withoutLinks(value: unknown, route: string): unknown {
  const leads = (one: unknown): boolean =>
    one === route || [Object(one).href, Object(Object(one).more).href].includes(route);
  const cut = (_: string, one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter((item) => !leads(item));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).filter(([, item]) => !leads(item)));
  };
  return JSON.parse(JSON.stringify(value, cut));
}

const without =
  (name: string) =>
  (root: string): void =>
    edit(root, SITE, new RegExp(`^( *)${name}: .*`, 'm'), `$1${name}: none`);

/** The changes by which an owner leaves something out. */
const LESS: Record<string, (root: string) => void> = {
  'no contact form': without('contact'),
  'no application form': without('careers'),
  'no newsletter': without('newsletter'),
  'a newsletter that is not open yet': (root) =>
    edit(root, SITE, /^ {2}newsletter: .*/m, '  newsletter:'),
  'no page for meetings': withoutPage('pages/agendamento.yaml', '/agendamento'),
  'no blog': withoutPage('pages/blog.yaml', '/blog'),
  'no careers': withoutPage('pages/carreiras.yaml', '/carreiras'),
  'no page about the company': withoutPage('pages/sobre.yaml', '/sobre'),
  'one service less': withoutPage('services/acompanhamento.yaml', '/servicos/acompanhamento'),
  'another service less': withoutPage('services/projeto.yaml', '/servicos/projeto'),
  'an article with empty lists': (root) => {
    const article = readFileSync(join(REPOSITORY, 'tests/support/small-site', ARTICLE), 'utf8');
    const text = article.replace(/^draft: .*/m, 'works: []\nkeywords: []\naliases: []');
    writeTree(root, { [ARTICLE]: text.replace(/^category: .*/m, 'category: Ideias') });
  },
  'years in the footer': (root) => edit(root, SITE, /$/, 'copyrightYears: 2020-2026\n'),
};

const EMPTY =
  'main section, main aside, nav, ul, ol, dl, table, figure, fieldset, form, p:not([role], .package > p), h1, h2, h3, a, li, dd';
const VISIBLE = 'img, svg, input, textarea, select, button, iframe, video, hr, [data-island]';

/** Empty elements, and sections with only a title; packages have the same rows, some of which may be empty. */
function emptyParts(page: Page): string[] {
  const bare = page
    .all('main section:has(h2)')
    .filter((part) => part.text.trim() === part.all('h2')[0]?.text.trim());
  const empty = page.all(EMPTY).filter(({ text }) => text.trim() === '');
  return [...empty, ...bare]
    .filter((part) => part.all(VISIBLE).length === 0)
    .map(({ html }) => html.slice(0, 80));
}

async function faults(root: string): Promise<string[]> {
  const site = await build(root, { strict: true, today: '2026-11-28' });
  if (!site.ok) return site.problems;
  const company = readFileSync(join(root, SITE), 'utf8');
  // The contact form needs a destination; the newsletter has its form unless the company has no newsletter.
  const hasForm: Record<string, boolean> = {
    'contato.html': /contact: \{/.test(company),
    'blog.html': !/newsletter: none/.test(company),
  };
  return [...readFiles(site.outDir)].flatMap(([path, text]) => {
    if (!path.endsWith('.html')) return [];
    const page = new Page(path, text);
    const forms = page.all('main form').length;
    const isWrong = forms > 0 !== (hasForm[path] ?? false);
    const found = [...emptyParts(page), ...(isWrong ? [`${forms} forms`] : [])];
    return found.map((part) => `${path}: ${part}`);
  });
}

/** Each is left out alone in the long run, and here some of them. */
const ALONE = Object.keys(LESS).filter((_, at) => at % runs(3, 1) === 0);

test.each(['as it is', ...ALONE])(
  '%s: a strict build succeeds, and no page has an empty part',
  async (name) => {
    const root = copyOf(whole);
    LESS[name]?.(root);
    expect(await faults(root)).toEqual([]);
  },
);

test('a strict build succeeds with all of it left out together', async () => {
  const root = copyOf(whole);
  for (const [name, leaveOut] of Object.entries(LESS)) {
    if (!/not open|no calendar|no line|an article/.test(name)) leaveOut(root);
  }
  expect(await faults(root)).toEqual([]);
});
