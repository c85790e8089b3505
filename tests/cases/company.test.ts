// A new company: each service has its page and its place in lists, and nothing is of the trade of the sample.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOrThrow, SAMPLE } from '../support/build.ts';
import { run } from '../support/command.ts';
import { makeCompany, makeReadyCompany, SITE } from '../support/company.ts';
import { edit, listFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';
import { runs } from '../support/runs.ts';
import { tradeWords } from '../support/trade.ts';

/** From one service to the most that a new company may begin with. */
const COMPANIES = [
  ['Perícia'],
  ['Jardinagem', 'Afinação de pianos', 'Tradução'],
  ['Sites', 'Topografia', 'Contabilidade', 'Reforma', 'Moda', 'Fotografia', 'Aulas de violão'],
];

test.each(COMPANIES.slice(runs(2, 0)).map((names) => ({ names })))(
  'each of the services $names has its page and its place in every list',
  async ({ names }) => {
    const root = await makeReadyCompany(names.join(', '));
    const site = await buildOrThrow(root, { strict: true });
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
  },
);

const TRADES: [name: string, trade: string, services: string][] = [
  ['Oficina 7', '', ''],
  ['A Flor', 'Floricultura', 'Buquês'],
  ['Estúdio Jatobá', 'arquitetura de interiores', 'Projeto residencial, Reforma, Consultoria'],
  ['Dra. Lígia Prado e Associados', 'contabilidade', 'Abertura, Folha, Impostos, Auditoria'],
];

test.each(TRADES.slice(runs(2, 0)))(
  '%s says nothing of the trade of the sample: %s',
  async (name, trade, services) => {
    const root = await makeCompany(services, { plain: true }, { name, trade });
    const { outDir } = await buildOrThrow(root);
    const texts = listFiles(outDir).filter((file) => /\.html$|feed\.xml$/.test(file));
    const said = texts.flatMap((file) => {
      const html = readFileSync(join(outDir, file), 'utf8');
      return tradeWords(html).map((words) => `${file}: ${words}`);
    });
    expect(said).toEqual([]);
    const home = readFileSync(join(outDir, 'index.html'), 'utf8');
    expect(home).toContain(`<title>${name}, ${trade.toLowerCase() || 'serviços'} em Campinas/SP`);
  },
);

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
