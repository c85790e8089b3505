// Looks for broken words and overflowing text in all fonts and windows: on pages of each template and random proposals.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { buildOrThrow } from '../../support/build.ts';
import { makeProject } from '../../support/project.ts';
import { ALL, anyProposal, layoutFaultsIn, proposalOf } from '../../support/room.ts';
import { shapes } from '../../support/site-pages.ts';
import { COMPANY_PAGES, openCompany, openSmall } from '../../support/small-build.ts';

test.each(['/proposta-extremos', '/extremos'])(
  '%s breaks no word and no figure, and keeps every text in its box',
  async (path) => {
    const { page } = await openSmall(path);
    expect(await layoutFaultsIn(page, ALL)).toEqual([]);
  },
);

test.each(shapes)('%s of the real site breaks no word and overflows no box', async (path) => {
  const { page } = await open(path);
  expect(await layoutFaultsIn(page, ALL)).toEqual([]);
});

test.each(COMPANY_PAGES)('%s of the company breaks no word and overflows no box', async (path) => {
  const { page } = await openCompany(path);
  expect(await layoutFaultsIn(page, ALL)).toEqual([]);
});

test('random proposals break no word and overflow no box', async () => {
  const proposals = fc.sample(anyProposal, Number(process.env.PROPOSALS ?? 12));
  const tree = proposals.map((data, index) => [
    `content/proposals/acaso-${index}.md`,
    proposalOf({
      ...data,
      title: `Proposta ${index}`,
      description: `Por acaso, a de número ${index}.`,
      number: `2026-${1000 + index}`,
    }),
  ]);
  const { outDir } = await buildOrThrow(makeProject(Object.fromEntries(tree)));
  for (const index of proposals.keys()) {
    const { page } = await open(`/proposta-acaso-${index}`, { folder: outDir });
    expect(await layoutFaultsIn(page, ALL), JSON.stringify(proposals[index])).toEqual([]);
  }
});
