// The list of articles in pages: twelve on each, and each page at an address of its own.

import { expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../support/build-site.ts';
import { tagsOf } from '../support/html.ts';
import { post, TINY_SITE, type Tree } from '../support/tiny-site.ts';

/** So many articles, the newest first: `artigo-1` is of the last day. */
function articles(count: number): Tree {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const entries = numbers.map((number) => {
    const day = String(29 - number).padStart(2, '0');
    const text = { title: `Artigo ${number}`, description: `Sobre ${number}.` };
    return [`content/blog/artigo-${number}.md`, post({ ...text, publishedOn: `2025-04-${day}` })];
  });
  return { 'content/blog/ola.md': null, ...Object.fromEntries(entries) };
}

function linksOf(site: BuiltSite, page: string, rel: string): string[] {
  return tagsOf(site.read(page)).flatMap(({ attributes }) =>
    attributes.rel === rel && attributes.href ? [attributes.href] : [],
  );
}

function cardsOn(site: BuiltSite, page: string): string[] {
  return [...site.read(page).matchAll(/href="\/blog\/(artigo-\d+)"/g)].map(([, name = '']) => name);
}

test('twelve articles fit on one page, which leads nowhere else', async () => {
  const site = await buildSite(articles(12));
  expect(site.problems).toEqual([]);
  expect(cardsOn(site, 'blog.html')).toHaveLength(12);
  expect(site.exists('blog/pagina/2.html')).toBe(false);
  expect(linksOf(site, 'blog.html', 'next')).toEqual([]);
});

test('the thirteenth begins a page of its own, and the pages lead to each other', async () => {
  const site = await buildSite(articles(26));
  expect(site.problems).toEqual([]);
  const pages = ['blog.html', 'blog/pagina/2.html', 'blog/pagina/3.html'];
  const cards = pages.map((page) => cardsOn(site, page));
  expect(cards.map(({ length }) => length)).toEqual([12, 12, 2]);
  expect(cards.flat()).toEqual(Array.from({ length: 26 }, (_, index) => `artigo-${index + 1}`));
  expect(pages.map((page) => linksOf(site, page, 'prev'))).toEqual([
    [],
    ['https://www.pinha.test/blog', '/blog'],
    ['https://www.pinha.test/blog/pagina/2', '/blog/pagina/2'],
  ]);
  expect(pages.map((page) => linksOf(site, page, 'next'))).toEqual([
    ['https://www.pinha.test/blog/pagina/2', '/blog/pagina/2'],
    ['https://www.pinha.test/blog/pagina/3', '/blog/pagina/3'],
    [],
  ]);
});

test('each page stands for itself: title, address and place in the sitemap', async () => {
  const site = await buildSite(articles(13));
  const second = site.read('blog/pagina/2.html');
  expect(second).toContain('<title>Página 2 de 2 | Blog | Pinha</title>');
  expect(second).toContain('<link rel="canonical" href="https://www.pinha.test/blog/pagina/2"/>');
  expect(second).toContain('<span aria-current="page">Página 2 de 2</span>');
  expect(site.read('blog.html')).toContain('<title>Blog | Pinha</title>');
  expect(site.read('sitemap.xml')).toContain('<loc>https://www.pinha.test/blog/pagina/2</loc>');
});

test('no article is left at an address of before when there are fewer again', async () => {
  const site = await buildSite(articles(13));
  const again = await site.rebuild({ 'content/blog/artigo-13.md': null });
  expect(again.problems).toEqual([]);
  expect(again.exists('blog/pagina/2.html')).toBe(false);
});

test('a long description of the list is told of once, not for each of its pages', async () => {
  const described = (letters: number): Tree => ({
    ...articles(26),
    'content/pages/blog.yaml': String(TINY_SITE['content/pages/blog.yaml']).replace(
      /^description: .*$/m,
      `description: ${'Artigos. '.repeat(30).slice(0, letters - 1)}.`,
    ),
  });
  const noticesAt = async (letters: number) => {
    const { problems, report } = await buildSite(described(letters));
    expect(problems).toEqual([]);
    return report.notices.filter(({ message }) => message.startsWith('content/pages/blog.yaml is'));
  };
  expect(await noticesAt(164)).toHaveLength(1);
  // With "Página 2 de 3." before it, it would be too long.
  expect(await noticesAt(158)).toEqual([]);
});
