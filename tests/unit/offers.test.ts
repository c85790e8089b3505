// Offers and choices: groups, extras, quantities, discounts, fees, and parts of the payment.

import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sum } from '../../domain/money.ts';
import { proposalPix } from '../../domain/pix.ts';
import {
  choose,
  computeItem,
  computeProposal,
  defaultChoice,
  formatItems,
  leaveOut,
  parseChoice,
  type QuoteData,
  schedulesOf,
} from '../../domain/proposal/prices.ts';
import { instalmentChoices, instalmentNote, pricingTable } from '../../domain/proposal/texts.ts';
import { centsIn } from '../support/reckoning.ts';
import { examples } from '../support/rows.ts';

const RECEIVER = { key: 'pix@pinha.test', name: 'Pinha', city: 'Curitiba' };
const OFFER = { number: '2026-001', version: 2 };

const DAYS = { deliveryDays: 5, stages: [{ title: 'Código', days: 5, description: 'Páginas.' }] };

function quote(changes: Partial<QuoteData>): QuoteData {
  return {
    items: [{ id: 'site', title: 'Site', priceCents: 100_000 }],
    discounts: [],
    ...DAYS,
    payment: { cardInstalments: [1], tranches: [{ percent: 100, when: 'na entrega' }] },
    ...changes,
  };
}

const CANTEEN = quote(
  parse(`
    items:
      - { id: balcao, title: Balcão, group: sistema, priceCents: 360000 }
      - { id: casa, title: Casa, group: sistema, priceCents: 580000, deliveryDays: 40 }
      - { id: tablets, title: Tablet, unitPriceCents: 89000, quantity: 10, min: 4, max: 20 }
      - { id: fotos, title: Fotos, optional: true, priceCents: 75000 }
      - { id: cartazes, title: Cartaz, optional: true, unitPriceCents: 3500, quantity: 6 }
    discounts: [{ label: Escolas, cents: 50000 }]
    recurring:
      - { id: suporte, title: Suporte, priceCents: 15000, every: month, times: 12, from: da estreia }
      - { id: revisao, title: Revisão, priceCents: 90000, every: year, from: da estreia, optional: true }
      - { id: nuvem, title: Nuvem, priceCents: 2000, every: month, from: da estreia, of: fotos }
    payment:
      cardInstalments: [10]
      tranches: [{ cents: 100000, when: na assinatura }, { due: 2027-02-10 }, { due: 2027-03-10 }]
      pix: { percentOff: 5 }
    deliveryDays: 8
    stages:
      - { title: Código, days: 5, description: Telas. }
      - { title: Fotos, days: 3, description: Uma manhã., of: fotos }
  `),
);

describe('a choice', () => {
  test.each([
    ['', ['balcao', 'tablets:10', 'suporte'], []],
    ['#opcoes=casa,tablets:14,fotos', ['casa', 'tablets:14', 'fotos', 'suporte', 'nuvem'], []],
    ['#opcoes=casa,balcao', ['casa', 'tablets:10', 'suporte'], ['balcao']],
    ['#opcoes=tablets:21,revisao', ['balcao', 'tablets:10', 'suporte', 'revisao'], ['tablets:21']],
    [
      '#opcoes=tablets:4.5,cartazes:7',
      ['balcao', 'tablets:10', 'cartazes', 'suporte'],
      ['tablets:4.5', 'cartazes:7'],
    ],
    ['#opcoes=suporte,loja', ['balcao', 'tablets:10', 'suporte'], ['loja']],
  ])('in the hash %j is read as %j, and %j is ignored', (hash, chosen, ignored) => {
    expect(parseChoice(CANTEEN, hash)).toMatchObject({ chosen, ignored });
    expect(parseChoice(CANTEEN, formatItems(chosen))).toMatchObject({ chosen, ignored: [] });
  });

  test('changes with each press, and is never empty', () => {
    const first = defaultChoice(CANTEEN);
    const more = choose(CANTEEN, choose(CANTEEN, first, 'casa'), 'fotos');
    expect(more).toEqual(['casa', 'tablets:10', 'fotos', 'suporte', 'nuvem']);
    expect(leaveOut(CANTEEN, more, 'fotos')).toEqual(['casa', 'tablets:10', 'suporte']);
    expect(choose(CANTEEN, more, 'tablets:7')).toContain('tablets:7');
    const extras = quote({ items: CANTEEN.items.slice(3) });
    expect(defaultChoice(extras)).toEqual(['fotos']);
    expect(leaveOut(extras, ['fotos'], 'fotos')).toEqual(['fotos']);
  });
});

test('the stages of items that are left out add no days', () => {
  expect(computeProposal(CANTEEN)).toMatchObject({ deliveryDays: 5, stages: [{ lastDay: 5 }] });
  expect(computeProposal(CANTEEN, ['fotos']).deliveryDays).toBe(8);
  expect(
    schedulesOf(CANTEEN).map(({ option, deliveryDays }) => [option?.id, deliveryDays]),
  ).toEqual([
    ['balcao', 5],
    ['casa', 37],
  ]);
  expect(schedulesOf(CANTEEN, ['balcao', 'fotos'])).toMatchObject([
    { deliveryDays: 8, scaleDays: 8, stages: [{ lastDay: 5 }, { firstDay: 6, lastDay: 8 }] },
  ]);
});

/** Items of these prices, each written as `[price]` or `[price, normal price]` in centavos. */
function items(...prices: [number, number?][]): QuoteData['items'] {
  return prices.map(([priceCents, normalPriceCents], index) => ({
    id: `item-${index + 1}`,
    title: `Item ${index + 1}`,
    priceCents,
    normalPriceCents,
  }));
}

function optional(some: QuoteData['items']): QuoteData['items'] {
  return some.map((item) => ({ ...item, optional: true, selected: true }));
}

test('a discount needs all items that it names, and takes no more than the total', () => {
  const discounts = [
    { label: 'Tudo', cents: 2_000 },
    { label: 'Um', cents: 1_000, on: ['item-1'] },
    { label: 'Os dois', cents: 500, on: ['item-1', 'item-2'] },
  ];
  const data = quote({ items: optional(items([8_000, 10_000], [18_000])), discounts });
  const labels = (choice: string[]) =>
    computeProposal(data, choice).discounts.map(({ label, cents }) => `${label} ${cents}`);
  expect(labels(['item-1', 'item-2'])).toEqual(['Tudo 2000', 'Um 1000', 'Os dois 500']);
  expect(labels(['item-1'])).toEqual(['Tudo 2000', 'Um 1000']);
  expect(labels(['item-2'])).toEqual(['Tudo 2000']);
  // An item that is chosen alone has only the discounts that name it alone.
  const alone = data.items.map((item) => computeItem(data, item));
  expect(alone.map(({ totalCents }) => totalCents)).toEqual([7_000, 18_000]);
  expect(alone.map(({ normalTotalCents }) => normalTotalCents)).toEqual([10_000, undefined]);
  const much = quote({ discounts: [60_000, 90_000].map((cents) => ({ label: 'Tudo', cents })) });
  expect(computeProposal(much).discounts.map(({ cents }) => cents)).toEqual([60_000, 40_000]);
  expect(computeProposal(much).totalCents).toBe(0);
});

test('the prices of a bundle and of its PIX apply only to all items together', () => {
  const tranches = [{ percent: 100, when: 'na entrega' }];
  const data = quote({
    items: optional(items([8_000], [18_000])),
    bundle: { priceCents: 25_000, reason: 'Juntos.' },
    payment: { cardInstalments: [1], tranches, pix: { priceCents: 24_000 } },
  });
  const totals = [[], ['item-1']].map((choice) => computeProposal(data, choice));
  expect(totals).toMatchObject([
    { totalCents: 25_000, pixTotalCents: 24_000 },
    { totalCents: 8_000, pixTotalCents: 8_000 },
  ]);
});

test.each([
  [125_000, 800_000, 675_000, 84],
  [150_000, 250_000, 100_000, 40],
  [199_001, 200_000, 999, 0],
])('%i centavos instead of %i save %i, which is %i%%', (price, normal, saving, percent) => {
  const figures = computeProposal(quote({ items: items([price, normal]) }));
  expect([figures.savingCents, figures.percentOff]).toEqual([saving, percent]);
});

test('an option has its own days and consecutive stages, or those of the proposal', () => {
  const stages = [3, 1, 56].map((days) => ({ title: 'Lojas', days, description: 'x' }));
  const own = { deliveryDays: 60, stages };
  const options = items([125_000], [250_000]).map((one) => ({ ...one, group: 'plano' }));
  const data = quote({ items: options.map((one, index) => ({ ...one, ...(index && own) })) });
  expect(computeProposal(data)).toMatchObject({ deliveryDays: 5, stages: [{ lastDay: 5 }] });
  const figures = computeProposal(data, ['item-2']);
  expect(figures.deliveryDays).toBe(60);
  const days = figures.stages.map(({ firstDay, lastDay }) => [firstDay, lastDay]);
  expect(days).toEqual([
    [1, 3],
    [4, 4],
    [5, 60],
  ]);
});

/** Choices of the canteen, with their sums in reais: total, by PIX, its parts, a month, a year and the first year. */
test.each(examples('totals'))(
  'the sums of %s are those written by hand',
  (choice = '', ...sums) => {
    const figures = computeProposal(CANTEEN, choice.split(', '));
    const tranches = figures.tranches.map(({ cents }) => cents);
    const { totalCents, pixTotalCents, monthlyCents, yearlyCents, firstYearFeesCents } = figures;
    const firstYear = pixTotalCents + firstYearFeesCents;
    const found = [totalCents, pixTotalCents, ...tranches, monthlyCents, yearlyCents, firstYear];
    expect(found).toEqual(sums.map(centsIn));
    expect(sum(figures.instalments[0]?.amountsCents ?? [])).toBe(totalCents);
    const table = pricingTable(CANTEEN, figures);
    const amountOf = (line?: { amount: string }) => centsIn(line?.amount ?? '');
    expect(sum(table.parts.map(amountOf))).toBe(totalCents);
    expect(amountOf(table.fees.at(-1))).toBe(firstYear);
    expect(table.sums.filter(({ role }) => role === 'sum').map(amountOf)).toEqual([
      totalCents,
      pixTotalCents,
    ]);
  },
);

test.each(['transfer', 'boleto', 'card'])('a first part paid by %s has no PIX code', (by) => {
  expect(proposalPix(RECEIVER, OFFER, [{ cents: 100, by }])).toBeUndefined();
  expect(proposalPix(RECEIVER, OFFER, [{ cents: 100 }, { cents: 100, by }])).toBeDefined();
});

test.each([
  [20_000, [3, 7], /Os centavos se acertam na última\.$/],
  [21_000, [3, 7], /Total de R\$ 210\.$/],
  [60_000, [6, 1, 2, 3], /^Em 1, 2, 3 ou 6× sem juros, sempre R\$ 600 no total\./],
  [20_000, [1], /Total de R\$ 200\.$/],
  [20_000, [3], /Os centavos se acertam na última\.$/],
  [20_000, [1, 2, 3], /sempre R\$ 200 no total\. Os centavos se acertam na última\.$/],
])('the note on %i centavos in %j parts says if the last differs', (priceCents, counts, said) => {
  const items = [{ id: 'site', title: 'Site', priceCents }];
  const tranches = [{ percent: 100, when: 'na entrega' }];
  const offer = quote({ items, payment: { cardInstalments: counts, tranches } });
  expect(instalmentNote(computeProposal(offer)).replaceAll('\u00a0', ' ')).toMatch(said);
});

test.each([
  [[1], '1× R$ 600'],
  [[2, 3], '2× R$ 300 ou 3× R$ 200'],
  [[1, 2, 3], '3× R$ 200'],
  [[1, 2, 3, 6], 'até 6× R$ 100'],
])('by card in %j parts is one line', (counts, said) => {
  const items = [{ id: 'site', title: 'Site', priceCents: 60_000 }];
  const tranches = [{ percent: 100, when: 'na entrega' }];
  const offer = quote({ items, payment: { cardInstalments: counts, tranches } });
  expect(instalmentChoices(computeProposal(offer)).replaceAll('\u00a0', ' ')).toBe(said);
});
