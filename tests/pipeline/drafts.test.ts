// Drafts and articles of days to come: out of everything, unless they are asked for.

import { afterEach, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { readFiles } from '../support/files.ts';
import { expectProblems } from '../support/refusals.ts';
import { article, POST, post } from '../support/tiny-site.ts';

const DRAFT = 'content/blog/rascunho.md';

const draft = article('Rascunho guardado', { publishedOn: '2025-05-20', draft: 'true' });
const tree = {
  [DRAFT]: draft,
  'content/blog/amanha.md': article('Texto de amanhã', { publishedOn: '2025-06-02' }),
};
const today = '2025-06-01';

afterEach(() => void vi.useRealTimers());

/** The files of the finished site that have these words, as text. */
const filesWith = (site: BuiltSite, words: string): string[] =>
  [...readFiles(`${site.root}/dist`)]
    .filter(([path, text]) => `${path}\n${text}`.replaceAll('\u00a0', ' ').includes(words))
    .map(([path]) => path);

test('drafts and articles of days to come leave no trace in the site', async () => {
  const site = await buildSite(tree, { today });
  expect(site.exists('blog/ola.html')).toBe(true);
  for (const words of ['Rascunho guardado', 'Texto de amanhã', 'blog/rascunho', 'blog/amanha']) {
    expect(filesWith(site, words), words).toEqual([]);
  }
});

test('an article comes out on its day, with its page, in the list, the feed and the sitemap, and a draft never', async () => {
  const site = await buildSite(tree, { today: '2025-06-02' });
  expect(filesWith(site, 'Texto de amanhã')).toEqual(
    expect.arrayContaining(['blog.html', 'blog/amanha.html', 'blog/ola.html', 'feed.xml']),
  );
  expect(filesWith(site, '/blog/amanha')).toContain('sitemap.xml');
  const later = await site.rebuild({}, { today: '2031-01-01' });
  expect(['blog/amanha.html', 'blog/rascunho.html'].map(later.exists)).toEqual([true, false]);
});

test('both are shown, and may be linked, when drafts are asked for', async () => {
  const body = 'Leia [um](/blog/rascunho) e [outro](/blog/amanha).\n';
  const linking = { ...tree, [POST]: post({}, body) };
  const site = await buildSite(linking, { today, drafts: true });
  const titles = [...site.read('blog.html').matchAll(/<h2[^>]*><a href="([^"]*)"/g)];
  expect(titles.map(([, href]) => href)).toEqual(['/blog/amanha', '/blog/rascunho', '/blog/ola']);
  expect(site.read('blog/rascunho.html')).toContain('<h1>Rascunho guardado</h1>');
  const fix = 'solução: corrija o endereço, ou crie a página para onde ele leva';
  expectProblems(
    await problemsOf(linking, { today }),
    `${POST}:13:11 » esperado: um link para um endereço deste site; encontrado: /blog/rascunho, que nenhuma página tem
    ${fix}
    ${POST}:13:37 » esperado: um link para um endereço deste site; encontrado: /blog/amanha, que nenhuma página tem
    ${fix}`,
  );
});

test('what is wrong in a draft is reported all the same', async () => {
  expect(await problemsOf({ [DRAFT]: draft.replace('Conceitos', 'Conceito') }, { today })).toEqual([
    expect.stringMatching(/^content\/blog\/rascunho\.md:\d+:11 {2}category\n/),
  ]);
});

test.each([
  ['2025-06-02T02:59:59Z', false],
  ['2025-06-02T03:00:00Z', true],
])(
  'without a day given it is the day in Brasília: at %s the article of 2 June is out: %s',
  async (now, isOut) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    expect((await buildSite(tree)).exists('blog/amanha.html')).toBe(isOut);
  },
);
