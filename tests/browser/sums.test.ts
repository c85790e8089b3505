// What a client chooses comes to what the proposal's file says on the page itself; all sums are reckoned in tests/unit/offers.test.ts.

import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { open } from '../support/browser.ts';
import { readFiles } from '../support/files.ts';
import { expectSums } from '../support/proposal-page.ts';
import { readOffer } from '../support/reckoning.ts';
import { paths } from '../support/site-pages.ts';
import { EVERYTHING, openSmall } from '../support/small-build.ts';

/** Choices of each proposal, from all over: they show that what is pressed is what is reckoned. */
const MOST = 12;

const content = join(inject('project'), 'content/proposals');
const files = readFiles(content);

/** Whenever the tests run, it can still be accepted. */
const beforeItsEnd = (page: Page) => page.clock.setFixedTime('2001-01-01');

const OFFERS = [...files].flatMap(([file, text]) => {
  const path = file === 'proposta.md' ? '/proposta' : `/proposta-${file.replace(/\.md$/, '')}`;
  return /^[^/]*\.md$/.test(file) && paths.includes(path) ? [{ path, text }] : [];
});

test.each(OFFERS)(
  '$path comes to what its file says, whatever is chosen',
  async ({ path, text }) => {
    const { page, complaints } = await open(path, { prepare: beforeItsEnd });
    await expectSums(page, readOffer(text, files.get('library/items.yaml')), MOST);
    expect(complaints).toEqual([]);
  },
);

test('a proposal of everything that can be chosen comes to what its file says', async () => {
  const { page, complaints } = await openSmall('/proposta-tudo');
  await expectSums(page, readOffer(EVERYTHING), MOST);
  expect(complaints).toEqual([]);
});
