// The real site, whoever's content it has.

import { expect, inject, test } from 'vitest';
import { readPages } from '../support/page.ts';

test('every page has one main part, and one heading above all others', () => {
  const faults = readPages(inject('site')).filter(
    (page) => page.all('h1').length !== 1 || page.all('main').length !== 1,
  );
  expect(faults.map(({ route }) => route)).toEqual([]);
});
