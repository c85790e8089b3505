// Every choice that a client can make comes to what the proposal's file says, reckoned apart from the program.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { open } from '../support/browser.ts';
import { readFiles } from '../support/files.ts';
import { expectSums } from '../support/proposal-page.ts';
import { readOffer } from '../support/reckoning.ts';
import { paths } from '../support/site-pages.ts';
import { EVERYTHING, openSmall } from '../support/small-build.ts';

/** As many as take a moment; the long run goes through all. */
const MOST = 40;

const content = join(inject('project'), 'content/proposals');
const library = join(content, 'library/items.yaml');

const OFFERS = [...readFiles(content)].flatMap(([file, text]) => {
  const path = file === 'proposta.md' ? '/proposta' : `/proposta-${file.replace(/\.md$/, '')}`;
  return /^[^/]*\.md$/.test(file) && paths.includes(path) ? [{ path, text }] : [];
});

test.each(OFFERS)(
  '$path comes to what its file says, whatever is chosen',
  async ({ path, text }) => {
    const { page, complaints } = await open(path);
    await expectSums(page, readOffer(text, readFileSync(library, 'utf8')), MOST);
    expect(complaints).toEqual([]);
  },
);

test('a proposal of everything that can be chosen comes to what its file says', async () => {
  const { page, complaints } = await openSmall('/proposta-tudo');
  await expectSums(page, readOffer(EVERYTHING), MOST);
  expect(complaints).toEqual([]);
});
