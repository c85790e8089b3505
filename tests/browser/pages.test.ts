// One page of each template, a campaign that is content alone, and a new company: asked everything that the table says, and without scripts.

import { beforeAll, expect, test } from 'vitest';
import { open } from '../support/browser.ts';
import { shapes } from '../support/site-pages.ts';
import { companySite, openCompany, openSmall } from '../support/small-build.ts';
import { ask } from './questions/question.ts';
import { ROWS, ROWS_ELSEWHERE } from './questions/table.ts';

// A test has not the time that a command and a build take on a busy machine.
beforeAll(companySite);

test.each([
  ...shapes.map((path) => ({ path, site: 'the real site', openPage: open, rows: ROWS })),
  { path: '/campanha', site: 'the small one', openPage: openSmall, rows: ROWS_ELSEWHERE },
  { path: '/', site: 'a new company', openPage: openCompany, rows: ROWS_ELSEWHERE },
])(
  '$path of $site is as pages are, in every state, and whole without scripts',
  async ({ path, openPage, rows }) => {
    await ask({ ...(await openPage(path, { width: 390 })), path }, rows);
  },
);

test('there are pages', () => {
  expect(shapes.length).toBeGreaterThan(5);
});
