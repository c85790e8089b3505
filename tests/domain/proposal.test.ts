// What a proposal's figures add up to, for every kind of choice.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum } from '../../domain/money.ts';
import { computeProposal, type QuoteData, quoteOf } from '../../domain/proposal/figures.ts';

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

describe('the total', () => {
  test.each([
    ['of everything', { choice: 'all' }, ['item-1'], 175_000],
    ['of the modules that are chosen', { choice: 'any' }, ['item-1', 'item-3'], 150_000],
    ['of all modules when none is named', { choice: 'any' }, [], 175_000],
    ['of the option that is chosen', { choice: 'one' }, ['item-2'], 25_000],
    ['of the first option when none is named', { choice: 'one' }, [], 100_000],
    ['of the default option', { choice: 'one', defaultChoice: ['item-3'] }, [], 50_000],
    ['without ids that do not exist', { choice: 'any' }, ['outro', 'item-2'], 25_000],
  ] as const)('is the sum %s', (_, changes, choice, cents) => {
    const data = quote({
      items: items([100_000], [25_000], [50_000]),
      ...(changes as Partial<QuoteData>),
    });
    const asked = choice.length > 0 ? [choice] : [];
    expect(computeProposal(data, ...asked).totalCents).toBe(cents);
  });
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
    [250_000, 1_200_000, 950_000, 79],
    [250_000, 500_000, 250_000, 50],
    [150_000, 250_000, 100_000, 40],
    [199_000, 200_000, 1_000, 1],
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

test('discounts are added, and each has its amount', () => {
  const discounts = [
    { label: 'Black November', percent: 20 },
    { label: 'Clube', percent: 20 },
  ];
  const figures = computeProposal(quote({ items: items([150_000, 250_000]), discounts }));
  expect(figures.discounts.map(({ cents }) => cents)).toEqual([50_000, 50_000]);
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

test('stages follow each other without a gap', () => {
  const stages = [3, 1, 15].map((days, index) => ({
    title: `Etapa ${index + 1}`,
    days,
    description: 'Trabalho.',
  }));
  const scheduled = computeProposal(quote({ stages })).stages;
  expect(scheduled.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    [1, 3],
    [4, 4],
    [5, 19],
  ]);
});

test('an option has its own days and stages, or the ones of the proposal', () => {
  const stages = [{ title: 'Lojas', days: 60, description: 'x' }];
  const options = items([125_000], [250_000]).map((option, index) =>
    index === 0 ? option : { ...option, deliveryDays: 60, stages },
  );
  const data = quote({ choice: 'one', items: options });
  expect(computeProposal(data)).toMatchObject({ deliveryDays: 5, stages: [{ lastDay: 5 }] });
  expect(computeProposal(data, ['item-2'])).toMatchObject({
    deliveryDays: 60,
    stages: [{ title: 'Lojas', lastDay: 60 }],
  });
});

test('what a page carries as JSON computes to the same figures, but for the stages', () => {
  const data = quote({ choice: 'any', items: items([100_000, 120_000], [50_000]) });
  const carried = JSON.parse(JSON.stringify(quoteOf({ ...data }))) as QuoteData;
  const figures = computeProposal(data, ['item-1']);
  expect(computeProposal(carried, ['item-1'])).toEqual({ ...figures, stages: [] });
  const more = { ...data, client: { name: 'Joana' } };
  expect(JSON.stringify(quoteOf(more))).not.toContain('Joana');
});

describe('whatever is offered and chosen', () => {
  const percents = fc
    .array(fc.integer({ min: 1, max: 98 }), { maxLength: 4 })
    .map((cuts) => [0, ...new Set(cuts), 100].sort((a, b) => a - b))
    .map((edges) => edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0)));
  const cents = fc.integer({ min: 1, max: 100_000_000_00 });
  const item = fc.record({ priceCents: cents, over: fc.option(cents) });
  const anyQuote = fc
    .record({
      choice: fc.constantFrom('all' as const, 'any' as const, 'one' as const),
      items: fc.array(item, { minLength: 1, maxLength: 6 }),
      bundleShare: fc.option(fc.integer({ min: 1, max: 99 })),
      pixShare: fc.option(fc.integer({ min: 1, max: 99 })),
      discounts: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
      counts: fc.uniqueArray(fc.integer({ min: 1, max: 24 }), { minLength: 1 }),
      percents,
      chosen: fc.array(fc.integer({ min: 1, max: 8 })),
    })
    .map(({ chosen, ...rest }) => ({
      data: quoteFrom(rest),
      choice: chosen.map((number) => `item-${number}`),
    }));

  test('no centavo is lost or made, all are whole, and none is negative', () => {
    fc.assert(
      fc.property(anyQuote, ({ data, choice }) => {
        const figures = computeProposal(data, choice);
        const chosen = data.items.filter(({ id }) => figures.chosen.includes(id));
        const normal = sum(chosen.map((one) => one.normalPriceCents ?? one.priceCents));
        const named = sum(figures.discounts.map((discount) => discount.cents));
        expect(figures.partsCents).toBe(sum(chosen.map(({ priceCents }) => priceCents)));
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
      { numRuns: 2000 },
    );
  });
});

interface Parts {
  choice: QuoteData['choice'];
  items: { priceCents: number; over: number | null }[];
  bundleShare: number | null;
  pixShare: number | null;
  discounts: number[];
  counts: number[];
  percents: number[];
}

function quoteFrom(parts: Parts): QuoteData {
  const prices = parts.items.map(({ priceCents, over }): [number, number?] => [
    priceCents,
    over === null ? undefined : priceCents + over,
  ]);
  const whole = sum(parts.items.map(({ priceCents }) => priceCents));
  const share = (cents: number, percent: number): number =>
    Math.max(1, Math.floor((cents * percent) / 100));
  const bundleCents = parts.bundleShare === null ? undefined : share(whole, parts.bundleShare);
  const pix =
    parts.pixShare === null
      ? undefined
      : { priceCents: share(bundleCents ?? whole, parts.pixShare) };
  return quote({
    choice: parts.choice,
    items: items(...prices),
    bundleCents,
    discounts: parts.discounts.map((percent) => ({ label: `${percent}%`, percent })),
    payment: {
      cardInstalments: parts.counts,
      tranches: parts.percents.map((percent) => ({ percent, when: 'um dia' })),
      pix,
    },
  });
}
