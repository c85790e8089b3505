// Which articles an article leads on to: the ones before and after it, and up to three others.

import { describe, expect, test } from 'vitest';
import type { PostSummary } from '../../domain/post.ts';
import { type Neighbours, neighboursOf } from '../../pipeline/kinds/pages/neighbours.ts';

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

const titles = ({ previous, next, related }: Neighbours) => ({
  previous: previous?.title,
  next: next?.title,
  related: related.map(({ title }) => title),
});

test('no articles have no neighbours', () => {
  expect(neighboursOf([])).toEqual([]);
});

test('an only article stands alone', () => {
  expect(neighboursOf(posts('a1')).map(titles)).toEqual([
    { previous: undefined, next: undefined, related: [] },
  ]);
});

test('the previous article is the older one, the next one the newer', () => {
  const middle = neighboursOf(posts('a3', 'b2', 'c1'))[1];
  expect(middle?.previous?.title).toBe('c1');
  expect(middle?.next?.title).toBe('a3');
});

describe('the related articles', () => {
  test('are those of the same category first, the nearest in time and older ones before newer', () => {
    const [, , , fourth] = neighboursOf(posts('a7', 'b6', 'a5', 'a4', 'c3', 'a2', 'd1'));
    expect(fourth?.related.map(({ title }) => title)).toEqual(['a2', 'a5', 'a7']);
  });

  test('are filled up with the nearest of other categories', () => {
    const [first, second] = neighboursOf(posts('a5', 'b4', 'c3', 'a2', 'd1'));
    expect(first?.related.map(({ title }) => title)).toEqual(['a2', 'b4', 'c3']);
    expect(second?.related.map(({ title }) => title)).toEqual(['c3', 'a5', 'a2']);
  });

  test('are all the others when there are no more than three', () => {
    expect(
      neighboursOf(posts('a4', 'b3', 'c2', 'd1'))
        .map(titles)
        .at(-1)?.related,
    ).toEqual(['c2', 'b3', 'a4']);
  });

  test('are never the article itself, and never one twice', () => {
    const names = Array.from({ length: 60 }, (_, index) => `${'abc'.charAt(index % 3)}${index}`);
    neighboursOf(posts(...names)).forEach(({ related }, index) => {
      const found = related.map(({ title }) => title);
      expect(found).not.toContain(names[index]);
      expect(new Set(found).size).toBe(3);
    });
  });
});
