// The nearest word: close enough to be a slip of the finger, or none.

import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from '../../domain/text/edit-distance.ts';

test.each([
  ['title', 'title', 0],
  ['', 'abc', 3],
  ['tittle', 'title', 1],
  ['ca', 'abc', 3],
  ['kitten', 'sitting', 3],
  ['descricao', 'description', 4],
])('from "%s" to "%s" is %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

describe('the nearest word', () => {
  const routes = ['/', '/servicos', '/sobre', '/contato', '/blog'];

  test.each([
    ['/servico', '/servicos'],
    ['/contact', '/contato'],
    ['/CONTATO', '/contato'],
  ])('to %s is %s', (word, route) => {
    expect(nearest(word, routes)).toBe(route);
  });

  test.each(['/nada-disso-existe', '', '/precos'])('to "%s" is none', (word) => {
    expect(nearest(word, routes.slice(1))).toBeUndefined();
  });
});
