// Offers and choices: groups, extras, quantities, discounts, fees, and parts of the payment.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sum } from '../../domain/money.ts';
import { proposalPix } from '../../domain/pix.ts';
import { proposalChat } from '../../domain/proposal/chat.ts';
import {
  choose,
  computeItem,
  computeProposal,
  defaultChoice,
  formatChoice,
  leaveOut,
  normalizeSelection,
  parseQuote,
  priceOf,
  type QuoteData,
  schedulesOf,
} from '../../domain/proposal/prices.ts';
import {
  chosenTitles,
  instalmentChoices,
  instalmentNote,
  pricingTable,
} from '../../domain/proposal/texts.ts';
import { centsIn, expectedTotals, normalSum } from '../support/reckoning.ts';
import { runs } from '../support/runs.ts';

const RECEIVER = { key: 'pix@pinha.test', name: 'Pinha', city: 'Curitiba' };
const OFFER = {
  ...{ number: '2026-001', version: 2, fingerprint: '3354-6730-0FE1', headline: 'Site' },
  ...{ company: 'Aurora', validDays: 15, phone: '+55 41 90000-0000', email: 'a@pinha.test' },
  address: 'https://www.pinha.test/proposta-a',
};

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
    expect(parseQuote(CANTEEN, hash)).toMatchObject({ chosen, ignored });
    expect(parseQuote(CANTEEN, formatChoice(chosen))).toMatchObject({ chosen, ignored: [] });
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
  const much = quote({ discounts: [{ label: 'Tudo', cents: 900_000 }] });
  expect(computeProposal(much).totalCents).toBe(0);
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

const maybe = <Value>(some: fc.Arbitrary<Value>) => fc.option(some, { nil: undefined });
const price = fc.integer({ min: 1, max: 9_000_000 });
const share = maybe(fc.integer({ min: 1, max: 99 }));
const one = maybe(fc.nat(9));
const KINDS = [
  {},
  { optional: true },
  { optional: true, selected: true },
  { group: 'g1' },
  { group: 'g2' },
];
const anyItem = fc
  .tuple(
    fc.constantFrom(...KINDS),
    price,
    maybe(price),
    fc.boolean(),
    fc.integer({ min: 1, max: 9 }),
    fc.nat(9),
  )
  .map(([kind, price, over, isCounted, quantity, more]) => ({
    ...kind,
    normalPriceCents: over && price + over,
    ...(isCounted
      ? { unitPriceCents: price, quantity, min: 1, max: quantity + more }
      : { priceCents: price }),
  }));
const anyOffer = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 8 }),
  fees: fc.array(
    fc.record({
      priceCents: price,
      every: fc.constantFrom('month' as const, 'year' as const),
      times: maybe(fc.integer({ min: 1, max: 30 })),
      optional: fc.boolean(),
      of: one,
    }),
    { maxLength: 4 },
  ),
  off: fc.array(fc.record({ cents: price, on: one }), { maxLength: 3 }),
  pix: share,
  bundle: share,
  pixWhole: share,
  amounts: fc.array(maybe(price), { minLength: 1, maxLength: 5 }),
  isByPercent: fc.boolean(),
  asked: fc.array(fc.tuple(fc.nat(12), fc.nat(20)), { maxLength: 10 }),
  stages: fc.array(fc.record({ days: fc.integer({ min: 1, max: 60 }), of: one }), {
    minLength: 1,
    maxLength: 6,
  }),
});

test('any offer has the sums of an independent calculation, whatever is chosen', () => {
  fc.assert(
    fc.property(
      anyOffer,
      ({ items, fees, off, pix, amounts, isByPercent, asked, stages, ...share }) => {
        const idAt = (index?: number) =>
          index === undefined ? undefined : `i${index % items.length}`;
        // Prices for all items together are not allowed where one excludes another, or the client chooses a quantity.
        const canBeWhole = !items.some((item) => 'group' in item || 'quantity' in item);
        const whole = sum(items.map((item) => ('priceCents' in item ? item.priceCents : 0)));
        const of = (percent?: number): number | undefined =>
          canBeWhole && percent ? Math.ceil((whole * percent) / 100) : undefined;
        const [bundle, pixWhole] = [of(share.bundle), of(share.pixWhole)];
        const data = quote({
          items: items.map((item, index) => ({ id: `i${index}`, title: `Item ${index}`, ...item })),
          recurring: fees.map((fee, index) => ({
            ...{ ...fee, id: `f${index}`, title: `Taxa ${index}`, from: 'da entrega' },
            of: idAt(fee.of),
          })),
          bundle: bundle ? { priceCents: bundle, reason: 'Juntos.' } : undefined,
          discounts: off.map(({ cents, on }) => ({
            ...{ label: 'Menos', cents },
            on: on === undefined ? undefined : [idAt(on) ?? ''],
          })),
          deliveryDays: sum(stages.map(({ days }) => days)),
          stages: stages.map(({ days, of }, index) => ({
            ...{ title: `Etapa ${index}`, description: 'Texto.', days, of: idAt(of) },
          })),
          payment: {
            cardInstalments: [3, 1],
            tranches: isByPercent
              ? [33, 67].map((percent) => ({ percent, when: 'um dia' }))
              : [...amounts.map((cents) => ({ cents, when: 'um dia' })), { when: 'no fim' }],
            pix: pixWhole ? { priceCents: pixWhole } : pix ? { percentOff: pix } : undefined,
          },
        });
        const choice = asked.map(([index, number]) =>
          number === 0 ? `f${index}` : `i${index}:${number}`,
        );
        const figures = computeProposal(data, choice);

        // Derives the choice from the rules of the documentation, and not from those of the code.
        const named = choice.map((text) => text.split(':')[0] ?? '');
        const isNamed = named.some((id) => data.items.some((item) => item.id === id));
        const firstOf = (group: string): string | undefined => {
          const own = data.items.filter((item) => item.group === group).map(({ id }) => id);
          return (isNamed ? named.find((id) => own.includes(id)) : undefined) ?? own[0];
        };
        const onlyExtras = data.items.every(({ optional, selected }) => optional && !selected);
        const chosen = data.items.filter(({ id, group, optional, selected }) => {
          if (group) return firstOf(group) === id;
          if (!optional) return true;
          return isNamed ? named.includes(id) : selected === true || (onlyExtras && id === 'i0');
        });
        const unitsOf = (id: string): number => {
          const { quantity = 1, max = 1 } = data.items.find((item) => item.id === id) ?? {};
          const last = choice.filter((text) => text.startsWith(`${id}:`)).at(-1);
          const asked = Number(last?.split(':')[1] ?? quantity);
          return asked <= max && max > 1 ? asked : quantity;
        };
        const ids = chosen.map(({ id }) => id);
        const wanted = (data.recurring ?? []).filter(({ id }) => isNamed && named.includes(id));
        const all = new Map([
          ...ids.map((id) => [id, unitsOf(id)] as const),
          ...wanted.map(({ id }) => [id, 1] as const),
        ]);
        const sums = expectedTotals(data, all);
        const { total, byPix, firstYear } = sums;
        // A PIX price above the discounted total is refused by a build, and therefore not compared here.
        fc.pre(byPix <= total);
        expect(figures.chosen.filter((id) => id.startsWith('i'))).toEqual(ids);
        expect({
          total: figures.totalCents,
          byPix: figures.pixTotalCents,
          tranches: figures.tranches.map(({ cents }) => cents),
          instalments: figures.instalments.map(({ count, amountsCents: [first] }) => [
            count,
            first,
          ]),
          monthly: figures.monthlyCents,
          yearly: figures.yearlyCents,
          firstYear: figures.pixTotalCents + figures.firstYearFeesCents,
        }).toEqual({ ...sums, instalments: sums.instalments.toReversed() });
        expect(figures.pixSavingCents).toBe(total - byPix);
        for (const { amountsCents } of figures.instalments) expect(sum(amountsCents)).toBe(total);
        const parts = sum(chosen.map((item) => priceOf(item, figures.quantities)));
        const saved =
          figures.bundleDiscountCents + sum(figures.discounts.map(({ cents }) => cents));
        expect(parts - saved).toBe(total);
        const normal = normalSum(data, all);
        expect(figures.normalTotalCents).toBe(normal > total ? normal : undefined);
        expect(figures.savingCents).toBe(normal - total);
        const { text } = normalizeSelection(data, choice);
        expect(computeProposal(data, text)).toEqual(figures);
        expect(normalizeSelection(data, text).ignored).toEqual([]);
        expect(computeProposal(JSON.parse(JSON.stringify(data)), choice)).toEqual(figures);

        // The texts of the page, the message and the PIX code have the same figures.
        const left = data.stages.filter(({ of }) => of === undefined || ids.includes(of));
        expect(figures.deliveryDays).toBe(sum(left.map(({ days }) => days)));
        expect(figures.stages.map(({ lastDay }) => lastDay)).toEqual(
          left.map((_, index) => sum(left.slice(0, index + 1).map(({ days }) => days))),
        );
        const table = pricingTable(data, figures);
        const amountOf = (line?: { amount: string }) => centsIn(line?.amount ?? '');
        expect(sum(table.parts.map(amountOf))).toBe(total);
        if (figures.fees.length > 0) expect(amountOf(table.fees.at(-1))).toBe(firstYear);
        expect(table.sums.filter(({ role }) => role === 'sum').map(amountOf)).toEqual(
          byPix < total ? [total, byPix] : [total],
        );
        const titles = chosenTitles(data, figures);
        const said = {
          ...{ items: titles, figures },
          choice: { chosen: text, form: { by: 'transfer' } },
        } as const;
        const chat = proposalChat(OFFER, said, '2026-11-23');
        const lines = chat.message.split('\n');
        const value = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
        expect(value('Itens').split(', ')).toHaveLength(chosen.length + figures.fees.length);
        expect(centsIn(value('Total').split(', ')[0] ?? '')).toBe(byPix);
        expect(value('Escolha')).toBe(`${OFFER.address}#opcoes=${text.join(',')}&pagamento=pix`);
        const code = proposalPix(RECEIVER, OFFER, figures.tranches);
        const first = figures.tranches[0]?.cents ?? 0;
        const amount = (first / 100).toFixed(2);
        if (code)
          expect(code.payload).toContain(`54${String(amount.length).padStart(2, '0')}${amount}`);
        else expect(first === 0 || first >= 10 ** 12).toBe(true);
      },
    ),
    { numRuns: Number(process.env.OFFERS ?? runs(100, 500)) },
  );
});

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
