// Which articles an article leads on to: the ones before and after it, and up to three others.

import { expect, test } from 'vitest';
import type { PostSummary } from '../../domain/post.ts';
import { neighboursOf } from '../../pipeline/kinds/pages/neighbours.ts';

/** Newest first; the letter is the category. */
function posts(...names: string[]): PostSummary[] {
  return names.map((name) => ({
    route: `/blog/${name}`,
    title: name,
    excerpt: 'Um artigo.',
    category: name.charAt(0),
    author: 'Helena Tavares',
    publishedOn: '2025-05-12',
    readMinutes: 1,
    cover: { src: '/capa.svg', width: 1200, height: 750 },
  }));
}

/** Each as `older < > newer: related`. */
const shown = (...names: string[]): string[] =>
  neighboursOf(posts(...names)).map(
    ({ previous, next, related }) =>
      `${previous?.title ?? ''} < > ${next?.title ?? ''}: ${related.map(({ title }) => title).join(' ')}`,
  );

test('an article leads to the older one and the newer one, and to the nearest of its category before others', () => {
  expect(shown()).toEqual([]);
  expect(shown('a1')).toEqual([' < > : ']);
  expect(shown('a3', 'b2', 'c1')[1]).toBe('c1 < > a3: c1 a3');
  // Older ones before newer.
  expect(shown('a7', 'b6', 'a5', 'a4', 'c3', 'a2', 'd1')[3]).toMatch(/: a2 a5 a7$/);
  const [first, second] = shown('a5', 'b4', 'c3', 'a2', 'd1');
  expect([first, second]).toEqual(['b4 < > : a2 b4 c3', 'c3 < > a5: c3 a5 a2']);
  expect(shown('a4', 'b3', 'c2', 'd1').at(-1)).toMatch(/: c2 b3 a4$/);
});
