// The services of a new company: each has its page, with texts for its name, or else unlike those of other services.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { soundBuild } from '../support/build.ts';
import { makeCompany } from '../support/company.ts';
import { REPOSITORY } from '../support/files.ts';
import { Page } from '../support/page.ts';

const NAMES = ['Topografia', 'Perícia', 'Tradução', 'Jardinagem', 'Contabilidade', 'Afinação'];

test('each of six services has its page and its place in every list, and the first three say different things', async () => {
  const root = await makeCompany(NAMES.join(', '));
  const site = await soundBuild(root);
  const pages = NAMES.map((name) => {
    const slug = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return new Page(`/servicos/${slug}`, site.read(`servicos/${slug}.html`));
  });
  expect(readdirSync(join(root, 'content/services'))).toHaveLength(NAMES.length);
  for (const [index, page] of pages.entries()) expect(page.title).toContain(NAMES[index]);
  for (const list of ['index.html', 'servicos.html']) {
    const leads = new Page(list, site.read(list))
      .all('main a')
      .map(({ attributes }) => attributes.href);
    expect(leads, list).toEqual(expect.arrayContaining(pages.map(({ route }) => route)));
  }
  // Compares headlines, leads, points, steps and answers; short labels are the same on all pages.
  const texts = pages
    .slice(0, 3)
    .flatMap((page) => page.all('main :is(h1, h1 ~ p, h3 ~ p, details p)').map(({ text }) => text))
    .filter((text) => text.length > 20);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

test('services of known names have the texts that fit them, whatever other services are between them', async () => {
  const root = await makeCompany('Sites, Afinação, Sistemas, Aplicativos, Lojas, Cursos');
  const starter = join(REPOSITORY, 'content/starters/company/textos.yaml');
  const known: { words?: string[]; headline: string }[] = parse(readFileSync(starter, 'utf8'));
  for (const word of ['site', 'sistema', 'aplicativo', 'loja', 'curso']) {
    const { headline = 'no text' } = known.find(({ words }) => words?.includes(word)) ?? {};
    const text = readFileSync(join(root, `content/services/${word}s.yaml`), 'utf8');
    expect(text, word).toContain(headline);
  }
});
