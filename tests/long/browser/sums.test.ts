// The page of each proposal shows the sums of its file for a few choices; tests/unit/offers.test.ts checks all sums.

import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { readFiles } from '../../support/files.ts';
import { expectSums } from '../../support/proposal-page.ts';
import { readOffer } from '../../support/reckoning.ts';
import { paths } from '../../support/site-pages.ts';

/** The number of choices tried for each proposal, spread over all: they show that a press changes the sums. */
const MOST = 12;

const content = join(inject('project'), 'content/proposals');
const files = readFiles(content);

/** Sets the day before that of any proposal, so that all can be accepted whenever the tests run. */
const beforeItsEnd = (page: Page) => page.clock.setFixedTime('2001-01-01');

const OFFERS = [...files].flatMap(([file, text]) => {
  const path = file === 'proposta.md' ? '/proposta' : `/proposta-${file.replace(/\.md$/, '')}`;
  return /^[^/]*\.md$/.test(file) && paths.includes(path) ? [{ path, text }] : [];
});

test.each(OFFERS)('$path has the sums of its file, whatever is chosen', async ({ path, text }) => {
  const { page, complaints } = await open(path, { prepare: beforeItsEnd });
  await expectSums(page, readOffer(text, files.get('library/items.yaml')), MOST);
  expect(complaints).toEqual([]);
});
