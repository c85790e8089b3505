// A company that has less: whatever is optional may be left out, alone and together, and no page shows that something is missing.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { build } from '../support/build.ts';
import { edit, REPOSITORY, readFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';

const FACTS: Record<string, string> = {
  ...{ name: 'Araucária', city: 'Campinas/SP', wordmark: 'araucária', pixCity: 'Campinas' },
  ...{ slug: 'araucaria', year: '2026', month: '2026-01' },
};

/** The starter's company, as it is once its examples are replaced. */
function company(): string {
  const root = makeProject({}, { plain: true });
  rmSync(join(root, 'content'), { recursive: true });
  cpSync(join(REPOSITORY, 'content/starters/company'), join(root, 'content'), { recursive: true });
  for (const name of readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:yaml|md)$/.test(name)) continue;
    const path = join(root, 'content', name);
    const text = readFileSync(path, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, key) => FACTS[key] ?? '');
    writeFileSync(path, text);
  }
  edit(root, SITE, /^placeholders:\n(?: {2}.*\n)+/m, 'placeholders: []\n');
  edit(root, SITE, /^cnpj: .*/m, 'cnpj: 11.222.333/0001-81');
  edit(root, SITE, /^address: .*/m, 'address: Rua das Flores, 7');
  edit(root, SITE, /^dataOfficer: .*/m, 'dataOfficer: Iara Prado');
  edit(root, SITE, /^forms:\n(?: {2}.*\n)+/m, FORMS);
  return root;
}

const SITE = 'content/site.yaml';
const URL = 'url: https://forms.araucaria.test/a';
const FORMS = ['contact', 'careers', 'newsletter'].reduce(
  (text, name) => `${text}  ${name}: { kind: http, ${URL} }\n`,
  'forms:\n',
);

/** Deletes a file, and whatever leads there: links of lists, and those of texts. */
const withoutPage =
  (file: string, route: string) =>
  (root: string): void => {
    rmSync(join(root, 'content', file));
    for (const [path, text] of readFiles(join(root, 'content'))) {
      if (!/\.(?:yaml|md)$/.test(path) || !text.includes(route)) continue;
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

/** What an owner does to have less. */
const LESS: Record<string, (root: string) => void> = {
  'no contact form': without('contact'),
  'no application form': without('careers'),
  'no newsletter': without('newsletter'),
  'a newsletter that is not open yet': (root) =>
    edit(root, SITE, /^ {2}newsletter: .*/m, '  newsletter:'),
  'no calendar': (root) => edit(root, SITE, /^bookingLink: .*/m, 'bookingLink: null'),
  'no page for meetings': withoutPage('pages/agendamento.yaml', '/agendamento'),
  'no blog': withoutPage('pages/blog.yaml', '/blog'),
  'no careers': withoutPage('pages/carreiras.yaml', '/carreiras'),
  'no page about the company': withoutPage('pages/sobre.yaml', '/sobre'),
  'one service less': withoutPage('services/mobile.yaml', '/servicos/mobile'),
  'another one': withoutPage('services/sistemas.yaml', '/servicos/sistemas'),
  'an article with empty lists': (root) => {
    const article = readFileSync(
      join(REPOSITORY, 'tests/support/small-site/content/blog/ola.md'),
      'utf8',
    );
    const text = article.replace(/^draft: .*/m, 'works: []\nkeywords: []\naliases: []');
    mkdirSync(join(root, 'content/blog'), { recursive: true });
    writeFileSync(
      join(root, 'content/blog/ola.md'),
      text.replace(/^category: .*/m, 'category: Ideias'),
    );
  },
  'no years in the footer': (root) => edit(root, SITE, /^copyrightYears: .*\n/m, ''),
};

/** What a page shows of things that are not there. */
function emptyParts(page: Page): string[] {
  const shown = 'img, svg, input, textarea, select, button, iframe, video, hr, [data-island]';
  const empty = page
    .all(
      'main section, main aside, nav, ul, ol, dl, table, figure, fieldset, form, p:not([role]), h1, h2, h3, a, li, dd',
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
      // A form is there where its message goes somewhere, and somebody waits for it.
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

test.each(['as it is', ...Object.keys(LESS)])(
  '%s: a strict build, and nothing looks left out',
  async (name) => {
    const root = company();
    LESS[name]?.(root);
    expect(await faults(root)).toEqual([]);
  },
);

test('all of it left out together', async () => {
  const root = company();
  for (const [name, leaveOut] of Object.entries(LESS)) {
    if (!/not open|no calendar|an article/.test(name)) leaveOut(root);
  }
  expect(await faults(root)).toEqual([]);
});
