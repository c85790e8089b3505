// The services of a new company: each has its page, with texts for its name, or else unlike those of other services.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SAMPLE, soundBuild } from '../support/build.ts';
import { run } from '../support/command.ts';
import { makeCompany, makeReadyCompany, SITE } from '../support/company.ts';
import { edit, REPOSITORY } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';

const STARTER = join(REPOSITORY, 'content/starters/company/textos.yaml');
const TEXTS: { words?: string[]; headline: string }[] = parse(readFileSync(STARTER, 'utf8'));

/** Names that say nothing to the starter, and then one by each of its themes, six at a time. */
const UNKNOWN = ['Topografia', 'Perícia', 'Tradução', 'Jardinagem', 'Contabilidade', 'Afinação'];
const KNOWN = TEXTS.flatMap(({ words = [] }) => words.slice(0, 1)).map((word) => `${word} geral`);
const COMPANIES = [UNKNOWN, ...[0, 6, 12].map((first) => KNOWN.slice(first, first + 6))];

test.each(COMPANIES.filter(({ length }) => length > 0).map((names) => ({ names })))(
  'each of the services $names has its page and its place in every list, and all say different things',
  async ({ names }) => {
    const root = await makeReadyCompany(names.join(', '));
    const site = await soundBuild(root, { strict: true });
    const pages = names.map((name) => {
      const slug = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
      return new Page(`/servicos/${slug}`, site.read(`servicos/${slug}.html`));
    });
    expect(readdirSync(join(root, 'content/services'))).toHaveLength(names.length);
    for (const [index, page] of pages.entries()) expect(page.title).toContain(names[index]);
    for (const list of ['index.html', 'servicos.html']) {
      const leads = new Page(list, site.read(list))
        .all('main a')
        .map(({ attributes }) => attributes.href);
      expect(leads, list).toEqual(expect.arrayContaining(pages.map(({ route }) => route)));
    }
    // Compares headlines, leads, points, steps and answers; short labels are the same on all pages.
    const texts = pages
      .flatMap((page) =>
        page.all('main :is(h1, h1 ~ p, h3 ~ p, details p)').map(({ text }) => text),
      )
      .filter((text) => text.length > 20);
    expect(texts.length).toBeGreaterThan(names.length * 6);
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
  },
);

test.each([
  ['Sites, Afinação, Sistemas, Aplicativos, Lojas, Cursos', 'site sistema aplicativo loja curso'],
  ['Manutenção de sites, Consultoria em nuvem, Criação de sites', 'manutencao consultoria site'],
  ['Treinamento em IA, Automações, Redes sociais, Redes', 'treinamento automacao marketing rede'],
  ['Painéis de dados, Aulas de programação, Desenvolvimento web', 'dados aula'],
])('the services “%s” have the texts of what their names say first', async (names, words) => {
  const root = await makeCompany(names);
  const folder = join(root, 'content/services');
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const word of words.split(' ')) {
    const { headline = 'no text' } = TEXTS.find((one) => one.words?.includes(word)) ?? {};
    expect(
      pages.filter((text) => text.includes(headline)),
      word,
    ).toHaveLength(1);
  }
});

test.each([
  ['Suporte técnico, Manutenção de sites', 'site'],
  ['Perícia em sistemas, Licenças de software', 'sistema'],
])('the services “%s” have no text of another kind', async (names, word) => {
  const root = await makeCompany(names);
  const { headline = 'no text' } = TEXTS.find(({ words }) => words?.includes(word)) ?? {};
  const folder = join(root, 'content/services');
  const pages = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(pages.filter((text) => text.includes(headline))).toEqual([]);
});

test('new company refuses where git would not bring back what it deletes', async () => {
  const root = makeProject({ '.gitignore': 'content/blog/\n' }, { plain: true, hasStarters: true });
  edit(root, SITE, /^brand: .*/m, `brand: ${SAMPLE.brand}`);
  const git = (words: string) => execFileSync('git', words.split(' '), { cwd: root });
  git('init -q .');
  git('add .gitignore content');
  git('-c user.name=Ana -c user.email=ana@pinha.test commit -qm Exemplo');
  const { code, stderr } = await run(root, 'new company --name Araucária --city Campinas/SP');
  expect([code, stderr]).toEqual([1, expect.stringContaining('!! content/blog/')]);
  expect(readdirSync(join(root, 'content/blog'))).not.toEqual([]);
});
