// A new company of services that no text of the starter knows: each has its page, and none says what another does.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { soundBuild } from '../support/build.ts';
import { makeCompany } from '../support/company.ts';
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
  // Their headlines and leads, points, steps and answers; labels of a few words are the same.
  const texts = pages
    .slice(0, 3)
    .flatMap((page) => page.all('main :is(h1, h1 ~ p, h3 ~ p, details p)').map(({ text }) => text))
    .filter((text) => text.length > 20);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});
