// Asks all questions of the table of one page of each template, and a page made of content alone.

import { expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { shapes } from '../support/site-pages.ts';
import { openSmall } from '../support/small-build.ts';
import { ask } from './questions/question.ts';
import { ROWS, ROWS_ELSEWHERE } from './questions/table.ts';

test.each([
  ...shapes.map((path) => ({ path, site: 'the real site', openPage: open, rows: ROWS })),
  { path: '/campanha', site: 'the small one', openPage: openSmall, rows: ROWS_ELSEWHERE },
])(
  '$path of $site passes all questions of the table, also without scripts',
  async ({ path, openPage, rows }) => {
    await ask({ ...(await openPage(path, { width: 390 })), path }, rows);
  },
);

test('the real site has pages of more than five kinds', () => {
  expect(shapes.length).toBeGreaterThan(5);
});
