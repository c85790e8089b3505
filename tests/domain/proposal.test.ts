// What a proposal's figures add up to, for every kind of choice.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../domain/money.ts';
import { computeProposal } from '../../domain/proposal/figures/figures.ts';
import { normalPriceOf, priceOf } from '../../domain/proposal/figures/prices.ts';
import { type QuoteData, quoteOf } from '../../domain/proposal/figures/quote.ts';

function quote(changes: Partial<QuoteData>): QuoteData {
  return {
    choice: 'all',
    items: [{ id: 'site', title: 'Site', priceCents: 100_000 }],
    discounts: [],
    deliveryDays: 5,
    stages: [{ title: 'Código', days: 5, description: 'Páginas.' }],
    payment: { cardInstalments: [1], tranches: [{ percent: 100, when: 'na entrega' }] },
    ...changes,
  };
}

/** Items of these prices, each written as `[price]` or `[price, normal price]` in centavos. */
function items(...prices: [number, number?][]): QuoteData['items'] {
  return prices.map(([priceCents, normalPriceCents], index) => ({
    id: `item-${index + 1}`,
    title: `Item ${index + 1}`,
    priceCents,
    normalPriceCents,
  }));
}

test.each([
  ['of everything', { choice: 'all' }, ['item-1'], 175_000],
  ['of the modules that are chosen', { choice: 'any' }, ['item-1', 'item-3'], 150_000],
  ['of the option that is chosen', { choice: 'one' }, ['item-2'], 25_000],
  ['of the default option', { choice: 'one', defaultChoice: ['item-3'] }, [], 50_000],
  ['without ids that do not exist', { choice: 'any' }, ['outro', 'item-2'], 25_000],
] as const)('the total is the sum %s', (_, changes, choice, cents) => {
  const data = quote({
    items: items([100_000], [25_000], [50_000]),
    ...(changes as Partial<QuoteData>),
  });
  const asked = choice.length > 0 ? [choice] : [];
  expect(computeProposal(data, ...asked).totalCents).toBe(cents);
});

describe('the normal total', () => {
  test('takes the offered price of items without a normal one, and is not there where none has one', () => {
    const data = quote({ items: items([120_050, 150_000], [30_000]) });
    expect(computeProposal(data).normalTotalCents).toBe(180_000);
    const none = { normalTotalCents: undefined, savingCents: 0, percentOff: 0 };
    expect(computeProposal(quote({}))).toMatchObject(none);
  });

  test.each([
    [125_000, 800_000, 675_000, 84],
    [150_000, 250_000, 100_000, 40],
    [199_001, 200_000, 999, 0],
  ])('of %i against %i centavos saves %i, which is %i%%', (price, normal, saving, percent) => {
    const figures = computeProposal(quote({ items: items([price, normal]) }));
    expect([figures.savingCents, figures.percentOff]).toEqual([saving, percent]);
  });
});

test('a package takes the place of the sum, and is gone as soon as something is left out', () => {
  const parts = items([40_000], [20_000], [20_000]);
  const data = quote({ choice: 'any', items: parts, bundleCents: 60_000 });
  expect(computeProposal(data)).toMatchObject({
    isComplete: true,
    partsCents: 80_000,
    bundleDiscountCents: 20_000,
    totalCents: 60_000,
    normalTotalCents: 80_000,
    percentOff: 25,
  });
  expect(computeProposal(data, ['item-1', 'item-2'])).toMatchObject({
    isComplete: false,
    bundleDiscountCents: 0,
    totalCents: 60_000,
    normalTotalCents: undefined,
  });
});

test('the price by PIX is split into the tranches, rounded in percent, and holds for everything only', () => {
  const data = quote({
    choice: 'any',
    items: items([180_000], [180_000]),
    bundleCents: 350_000,
    payment: {
      cardInstalments: [10],
      tranches: ['no início', 'na entrega'].map((when) => ({ percent: 50, when })),
      pix: { priceCents: 200_000 },
    },
  });
  const figures = computeProposal(data);
  expect(figures).toMatchObject({
    totalCents: 350_000,
    pixTotalCents: 200_000,
    pixSavingCents: 150_000,
    pixPercentOff: 43,
    tranches: [{ cents: 100_000 }, { cents: 100_000 }],
  });
  expect(figures.instalments[0]?.amountsCents[0]).toBe(35_000);
  expect(computeProposal(data, ['item-2'])).toMatchObject({
    totalCents: 180_000,
    pixTotalCents: 180_000,
    pixSavingCents: 0,
    pixPercentOff: 0,
  });
});

test('instalments and tranches add up to the total', () => {
  const payment = {
    cardInstalments: [3, 2],
    tranches: [
      { percent: 33, when: 'na assinatura' },
      { percent: 67, when: 'na entrega' },
    ],
  };
  const figures = computeProposal(quote({ payment, items: items([100_001]) }));
  expect(figures.instalments).toEqual([
    { count: 2, amountsCents: [50_001, 50_000] },
    { count: 3, amountsCents: [33_334, 33_334, 33_333] },
  ]);
  expect(figures.tranches.map(({ cents }) => cents)).toEqual([33_001, 67_000]);
});

test('an option has its own days and stages, which follow each other, or the ones of the proposal', () => {
  const stages = [3, 1, 56].map((days) => ({ title: 'Lojas', days, description: 'x' }));
  const own = { deliveryDays: 60, stages };
  const options = items([125_000], [250_000]).map((one, index) => ({ ...one, ...(index && own) }));
  const data = quote({ choice: 'one', items: options });
  expect(computeProposal(data)).toMatchObject({ deliveryDays: 5, stages: [{ lastDay: 5 }] });
  const figures = computeProposal(data, ['item-2']);
  expect(figures.deliveryDays).toBe(60);
  expect(figures.stages.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    [1, 3],
    [4, 4],
    [5, 60],
  ]);
});

test('what a page carries as JSON computes to the same figures', () => {
  const data = quote({ choice: 'any', items: items([100_000, 120_000], [50_000]) });
  const carried = JSON.parse(JSON.stringify(quoteOf({ ...data }))) as QuoteData;
  const figures = computeProposal(data, ['item-1']);
  expect(computeProposal(carried, ['item-1'])).toEqual(figures);
  const more = { ...data, client: { name: 'Joana' } };
  expect(JSON.stringify(quoteOf(more))).not.toContain('Joana');
});

const cents = fc.integer({ min: 1, max: 100_000_000_00 });
const share = fc.option(fc.integer({ min: 1, max: 99 }));
const parts = fc.record({
  choice: fc.constantFrom('all' as const, 'any' as const, 'one' as const),
  items: fc.array(fc.tuple(cents, fc.option(cents, { nil: undefined })), {
    minLength: 1,
    maxLength: 6,
  }),
  bundleShare: share,
  pixShare: share,
  discounts: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
  cardInstalments: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1 }),
  firstPercent: fc.integer({ min: 1, max: 99 }),
  chosen: fc.array(fc.integer({ min: 1, max: 8 })),
});
const anyQuote = parts.map(({ chosen, bundleShare, pixShare, firstPercent, ...given }) => {
  const prices = given.items.map(([price, over]): [number, number?] => [
    price,
    over && price + over,
  ]);
  const shareOf = (whole: number, percent: number) =>
    Math.max(1, Math.floor((whole * percent) / 100));
  const whole = sum(prices.map(([price]) => price));
  const bundleCents = bundleShare ? shareOf(whole, bundleShare) : undefined;
  const pix = pixShare ? { priceCents: shareOf(bundleCents ?? whole, pixShare) } : undefined;
  const percents = [firstPercent, 100 - firstPercent];
  const data = quote({
    choice: given.choice,
    items: items(...prices),
    bundleCents,
    discounts: given.discounts.map((percent) => ({ label: `${percent}%`, percent })),
    payment: {
      cardInstalments: given.cardInstalments,
      tranches: percents.map((percent) => ({ percent, when: 'um dia' })),
      pix,
    },
  });
  return { data, choice: chosen.map((number) => `item-${number}`) };
});

test('whatever is offered and chosen, no centavo is lost or made, all are whole, and none is negative', () => {
  fc.assert(
    fc.property(anyQuote, ({ data, choice }) => {
      const figures = computeProposal(data, choice);
      const chosen = data.items.filter(({ id }) => figures.chosen.includes(id));
      const normal = sum(chosen.map((one) => normalPriceOf(one)));
      const named = sum(figures.discounts.map((discount) => discount.cents));
      expect(figures.partsCents).toBe(sum(chosen.map((one) => priceOf(one))));
      expect(figures.totalCents).toBe(figures.partsCents - figures.bundleDiscountCents);
      expect(figures.totalCents + figures.savingCents).toBe(normal);
      if (data.discounts.length > 0) expect(named).toBe(normal - figures.partsCents);
      expect(figures.pixTotalCents + figures.pixSavingCents).toBe(figures.totalCents);
      expect(sum(figures.tranches.map((tranche) => tranche.cents))).toBe(figures.pixTotalCents);
      for (const { count, amountsCents } of figures.instalments) {
        expect(amountsCents).toHaveLength(count);
        expect(sum(amountsCents)).toBe(figures.totalCents);
      }
      const all = [
        ...Object.values(figures).filter((value) => typeof value === 'number'),
        ...figures.tranches.map((tranche) => tranche.cents),
        ...figures.discounts.map((discount) => discount.cents),
        ...figures.instalments.flatMap(({ amountsCents }) => amountsCents),
      ];
      for (const value of all) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    }),
    { numRuns: 150 },
  );
});
