// Every choice that a client can make comes to what the proposal's file says, reckoned apart from the program.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { open } from '../support/browser.ts';
import { readFiles } from '../support/files.ts';
import { choose, sumsOn } from '../support/proposal-page.ts';
import { type Choice, choicesOf, readOffer, reckon, spread } from '../support/reckoning.ts';
import { paths } from '../support/site-pages.ts';
import { EVERYTHING, openSmall } from '../support/small-build.ts';

/** As many as take a moment; the long run goes through all. */
const MOST = 40;

type Offer = ReturnType<typeof readOffer>;

async function expectSums(
  page: Awaited<ReturnType<typeof open>>['page'],
  offer: Offer,
  most = MOST,
) {
  const choices: Choice[] = spread(choicesOf(offer), most);
  for (const choice of choices) {
    if (choices.length > 1) await choose(page, offer.items, choice);
    const sums = reckon(offer, choice);
    const expected = { ...sums, parts: sums.total, accepted: sums.byPix, code: sums.tranches[0] };
    const what = [...choice].join(' ');
    await expect.poll(() => sumsOn(page), { message: what }).toEqual(expected);
  }
}

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
    await expectSums(page, readOffer(text, readFileSync(library, 'utf8')));
    expect(complaints).toEqual([]);
  },
);

test('a proposal of everything that can be chosen comes to what its file says', async () => {
  const { page, complaints } = await openSmall('/proposta-tudo');
  await expectSums(page, readOffer(EVERYTHING));
  expect(complaints).toEqual([]);
});
