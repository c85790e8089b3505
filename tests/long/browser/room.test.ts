// Looks for broken words and overflowing text in all fonts and windows: on pages of each template and random proposals.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { open } from '../../support/browser.ts';
import { buildOrThrow } from '../../support/build.ts';
import { makeProject } from '../../support/project.ts';
import { ALL, LONGEST, layoutFaultsIn, long, proposalOf } from '../../support/room.ts';
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

/** Random numbers of prices, in a group or not, of any size and length of title, with a fee or without. */
const anyOffer = fc
  .record({
    prices: fc.array(fc.constantFrom(9900, 120050, 12345678, 123456789), {
      minLength: 1,
      maxLength: 4,
    }),
    isGroup: fc.boolean(),
    hasNormal: fc.boolean(),
    title: fc.constantFrom(long(78), 'Site', 'Desenvolvimento do aplicativo'),
    fees: fc.option(fc.subarray(['month', 'year'], { minLength: 1 }), { nil: undefined }),
    cardInstalments: fc.constantFrom([1, 12], [1, 2, 3], [1]),
  })
  .map(({ prices, isGroup, hasNormal, title, fees, cardInstalments }) => ({
    items: prices.map((priceCents, index) => ({
      id: `item-${index}`,
      group: isGroup && prices.length > 1 ? 'sistema' : undefined,
      title: `${index} ${title}`,
      normalPriceCents: hasNormal ? priceCents * 2 : undefined,
      priceCents,
      features: ['Curta'],
    })),
    discounts: [],
    recurring: fees?.map((every) => ({ id: every, title, priceCents: 9900, every, from: 'já' })),
    payment: { cardInstalments, tranches: [{ percent: 100, when: 'no início' }] },
    stages: [{ title: 'Tudo', days: 365, description: 'De uma vez.' }],
    deliveryDays: 365,
  }));

test('random proposals break no word and overflow no box', async () => {
  const proposals = fc.sample(anyOffer, Number(process.env.PROPOSALS ?? 12));
  const tree = proposals.map((data, index) => [
    `content/proposals/acaso-${index}.md`,
    proposalOf({
      ...LONGEST,
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
