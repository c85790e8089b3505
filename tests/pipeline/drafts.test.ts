// Drafts and articles of days to come: out of everything, unless they are asked for.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BuiltSite, buildSite, problemsOf } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const DRAFT = 'content/blog/rascunho.md';
const FUTURE = 'content/blog/amanha.md';

const draft = post({
  title: 'Rascunho guardado',
  description: 'Um rascunho que ninguém leu ainda.',
  excerpt: 'Rascunho guardado na gaveta.',
  publishedOn: '2025-05-20',
  draft: 'true',
});
const future = post({
  title: 'Texto de amanhã',
  description: 'Um artigo que sai no dia seguinte.',
  excerpt: 'Texto de amanhã cedo.',
  publishedOn: '2025-06-02',
});
const tree = { [DRAFT]: draft, [FUTURE]: future };
const today = '2025-06-01';

/** The files of the finished site that have these words, as text. */
function filesWith(site: BuiltSite, words: string): string[] {
  return [...contentsOf(`${site.root}/dist`)]
    .filter(([, content]) => Buffer.from(content, 'base64').toString().includes(words))
    .map(([file]) => file);
}

test('drafts and articles of days to come leave no trace in the site', async () => {
  const site = await buildSite(tree, { today });
  expect(site.problems).toEqual([]);
  expect(site.exists('blog/ola.html')).toBe(true);
  for (const words of ['Rascunho guardado', 'Texto de amanhã', '/rascunho', '/amanha']) {
    expect(filesWith(site, words), words).toEqual([]);
  }
  expect(
    [...contentsOf(`${site.root}/dist`).keys()].filter((file) => /^blog\//.test(file)),
  ).toEqual(['blog/ola.html']);
});

test('an article comes out on its day, with its page, in the list, the feed and the sitemap', async () => {
  const site = await buildSite(tree, { today: '2025-06-02' });
  expect(filesWith(site, 'Texto de amanhã')).toEqual(
    expect.arrayContaining(['blog.html', 'blog/amanha.html', 'blog/ola.html', 'feed.xml']),
  );
  expect(filesWith(site, '/blog/amanha')).toContain('sitemap.xml');
  expect(site.exists('blog/rascunho.html')).toBe(false);
});

test('a draft stays one however old its date is', async () => {
  const site = await buildSite(tree, { today: '2031-01-01' });
  expect(site.exists('blog/rascunho.html')).toBe(false);
  expect(site.exists('blog/amanha.html')).toBe(true);
});

test('draft: false is an article like any other', async () => {
  const site = await buildSite({ [POST]: post({ draft: 'false' }) }, { today });
  expect(site.exists('blog/ola.html')).toBe(true);
});

test('both are shown when drafts are asked for', async () => {
  const site = await buildSite(tree, { today, drafts: true });
  expect(site.problems).toEqual([]);
  const titles = [...site.read('blog.html').matchAll(/<h2[^>]*><a href="([^"]*)"/g)];
  expect(titles.map(([, href]) => href)).toEqual(['/blog/amanha', '/blog/rascunho', '/blog/ola']);
  expect(site.read('blog/rascunho.html')).toContain('<h1>Rascunho guardado</h1>');
});

describe('a link to one', () => {
  const linking = (name: string) => ({
    ...tree,
    [POST]: post({}, `Leia [o outro](/blog/${name}).\n`),
  });

  test.each(['rascunho', 'amanha'])('is dead (%s)', async (name) => {
    expect(await problemsOf(linking(name), { today })).toEqual([
      `content/blog/ola.md:13:16
  expected a link to an address of this site, found /blog/${name}, which no page has
  13 | Leia [o outro](/blog/${name}).
     |                ^
  fix: correct the address, or create the page that it leads to`,
    ]);
  });

  test('is alive where drafts are shown', async () => {
    const site = await buildSite(linking('rascunho'), { today, drafts: true });
    expect(site.problems).toEqual([]);
  });
});

test('what is wrong in a draft is reported all the same', async () => {
  const problems = await problemsOf({ [DRAFT]: draft.replace('Conceitos', 'Conceito') }, { today });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/blog\/rascunho\.md:9:11 {2}category\n/);
});

describe('without a day given, today is the day in Brasília', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['2025-06-02T02:59:59Z', false],
    ['2025-06-02T03:00:00Z', true],
  ])('at %s the article of 2 June is out: %s', async (now, isOut) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const site = await buildSite(tree);
    expect(site.exists('blog/amanha.html')).toBe(isOut);
  });
});
