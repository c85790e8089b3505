// A new company: each service has its page and its place in lists, and nothing is of the trade of the sample.

import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildOrThrow, SAMPLE } from '../support/build.ts';
import { run } from '../support/command.ts';
import { COMPANIES, makeReadyCompany, SITE } from '../support/company.ts';
import { edit, readFiles } from '../support/files.ts';
import { Page } from '../support/page.ts';
import { makeProject } from '../support/project.ts';
import { runs } from '../support/runs.ts';

/** Words of the trade of the sample, which no page of another company says. */
const WORDS =
  /software|sistemas? |aplicativo|programa[çd]|desenvolvedor|nuvem|landing page|\bAPI\b/i;

/** The words around each, in the texts and attributes of a page. */
function tradeWords(html: string): string[] {
  const texts = html
    .replace(/<(?:style|script)[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/class="[^"]*"/g, '');
  const found = WORDS.exec(texts);
  return found ? [texts.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
}

test.each(COMPANIES.slice(runs(2, 0)))(
  '%s, %s, has a page for each service, and no word of another trade',
  async (name, trade, list) => {
    const services = list.split(', ');
    const root = await makeReadyCompany(list, { plain: true }, { name, trade });
    const site = await buildOrThrow(root, { strict: true });
    const pages = [...readFiles(site.outDir)].filter(([path]) => /\.html$|feed\.xml$/.test(path));
    expect(pages.flatMap(([path, html]) => tradeWords(html).map((words) => [path, words]))).toEqual(
      [],
    );
    const title = `${name}, ${trade.toLowerCase() || 'serviços'} em Campinas/SP`;
    expect(site.read('index.html')).toContain(`<title>${title}`);
    expect(readdirSync(join(root, 'content/services'))).toHaveLength(services.length);
    const routes = services.map((service) => {
      const plain = service.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const route = `/servicos/${plain.replaceAll(' ', '-')}`;
      expect(new Page(route, site.read(`${route.slice(1)}.html`)).title).toContain(service);
      return route;
    });
    for (const list of ['index.html', 'servicos.html']) {
      const links = new Page(list, site.read(list)).all('main a');
      const leads = links.map(({ attributes }) => attributes.href);
      expect(leads, list).toEqual(expect.arrayContaining(routes));
    }
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
