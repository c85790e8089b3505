// A company may leave out anything optional, alone or together, and no page shows that something is missing.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
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
      const better = path.endsWith('.md')
        ? text.replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(${route}\\)`, 'g'), '$1')
        : stringify(withoutLinks(parse(text), route));
      writeFileSync(join(root, 'content', path), better);
    }
  };

function withoutLinks(value: unknown, route: string): unknown {
  const leads = (one: unknown): boolean =>
    one === route || [Object(one).href, Object(Object(one).more).href].includes(route);
  if (Array.isArray(value))
    return value.filter((one) => !leads(one)).map((one) => withoutLinks(one, route));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => !leads(one));
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutLinks(one, route)]));
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

/** Empty elements, and sections with only a title; packages have the same rows, some of which may be empty. */
function emptyParts(page: Page): string[] {
  const shown = 'img, svg, input, textarea, select, button, iframe, video, hr, [data-island]';
  const empty = page
    .all(
      'main section, main aside, nav, ul, ol, dl, table, figure, fieldset, form, p:not([role], .package > p), h1, h2, h3, a, li, dd',
    )
    .filter((part) => part.text.trim() === '' && part.all(shown).length === 0)
    .map(({ html }) => html.slice(0, 80));
  const bare = page
    .all('main section')
    .filter((part) => {
      const [title] = part.all('h2');
      return (
        title !== undefined &&
        part.text.trim() === title.text.trim() &&
        part.all(shown).length === 0
      );
    })
    .map(({ html }) => html.slice(0, 80));
  return [...empty, ...bare];
}

async function faults(root: string): Promise<string[]> {
  const site = await build(root, { strict: true, today: '2026-11-28' });
  if (!site.ok) return site.problems;
  const company = readFileSync(join(root, SITE), 'utf8');
  return [...readFiles(site.outDir)]
    .filter(([path]) => path.endsWith('.html'))
    .flatMap(([path, text]) => {
      const page = new Page(path, text);
      // The contact form needs a destination; the newsletter has its form unless the company has no newsletter.
      const forms = page.all('main form').length;
      const hasForm = (name: string): boolean => new RegExp(`${name}: \\{`).test(company);
      const wanted = {
        'contato.html': hasForm('contact'),
        'blog.html': !/newsletter: none/.test(company),
      };
      const isWrong = forms > 0 !== Boolean(wanted[path as keyof typeof wanted]);
      return [...emptyParts(page), ...(isWrong ? [`${forms} forms`] : [])].map(
        (part) => `${path}: ${part}`,
      );
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
