// Long lists: pages of twelve articles, a feed of twenty, and titles with the markup of XML and HTML in them.

import { expect, test } from 'vitest';
import { buildOrThrow } from '../support/build.ts';
import { Page } from '../support/page.ts';
import { makeProject, type Tree } from '../support/project.ts';

const article = (title: string, publishedOn: string): string => `---
title: ${title}
description: Sobre ${title.replaceAll('"', '')}.
excerpt: ${title}
publishedOn: ${publishedOn}
readMinutes: 1
author: Iara Prado
category: Conceitos
image: desenho-1
---

Um parágrafo.
`;

test('a list has twelve articles a page, and the feed has twenty', async () => {
  const days = Array.from(
    { length: 26 },
    (_, day) => `2025-03-${String(day + 1).padStart(2, '0')}`,
  );
  const tree: Tree = Object.fromEntries(
    days.map((day) => [`content/blog/texto-${day}.md`, article(`Texto de ${day}`, day)]),
  );
  const site = await buildOrThrow(
    makeProject({ ...tree, 'content/blog/ola.md': null }, { plain: true }),
  );
  const titles = days.toReversed().map((day) => `Texto de ${day}`);
  const found = ['blog', 'blog/pagina/2', 'blog/pagina/3'].map((path) => {
    const page = new Page(`/${path}`, site.read(`${path}.html`));
    const next = page.all('main a[rel=next]').map(({ attributes }) => attributes.href);
    expect(page.one('link[rel=canonical]').attributes.href).toBe(`https://www.pinha.test/${path}`);
    return { titles: page.all('main h2 a, main h3 a').map(({ text }) => text), next };
  });
  expect(found.flatMap((page) => page.titles)).toEqual(titles);
  expect(found.map((page) => page.titles.length)).toEqual([12, 12, 2]);
  expect(found.map(({ next }) => next)).toEqual([['/blog/pagina/2'], ['/blog/pagina/3'], []]);
  const feed = new Page('/feed.xml', site.read('feed.xml'), true);
  expect(feed.all('item title').map(({ text }) => text)).toEqual(titles.slice(0, 20));
});

test('markup in titles is escaped in pages, structured data and the feed', async () => {
  const breakout = 'A & <b> </script><script>alert(1)</script> ]]> "C"';
  const site = await buildOrThrow(
    makeProject({ 'content/blog/ola.md': article(`'${breakout}'`, '2025-05-12') }, { plain: true }),
  );
  const page = new Page('/blog/ola', site.read('blog/ola.html'));
  expect(page.one('h1').text).toBe(breakout);
  expect(page.things.find((thing) => thing['@type'] === 'BlogPosting')?.headline).toBe(breakout);
  expect(page.all('script').some(({ inner }) => inner.startsWith('alert'))).toBe(false);
  const feed = new Page('/feed.xml', site.read('feed.xml'), true);
  expect(feed.one('item title').text).toBe(breakout);
});
