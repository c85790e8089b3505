// Every choice of every offer that a build accepts has a total above zero, which message, acceptance and PIX code agree on.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type ProposalFile,
  type ProposalTerms,
  proposalFileSchema,
} from '../../domain/content/proposal.ts';
import { sum } from '../../domain/money.ts';
import { proposalPix } from '../../domain/pix.ts';
import { proposalActions } from '../../domain/proposal/message-links.ts';
import {
  computeProposal,
  normalizeSelection,
  type PaymentForm,
  type ProposalFigures,
  quoteOf,
  totalFor,
} from '../../domain/proposal/prices.ts';
import { chosenTitles } from '../../domain/proposal/texts.ts';
import type { Entry } from '../../pipeline/content/collections.ts';
import { checkAcceptance, readMessage } from '../../pipeline/proposal/check-acceptance.ts';
import { checkProposal } from '../../pipeline/proposal/check-proposal.ts';
import { Problems } from '../../pipeline/run/problems.ts';
import {
  type Choice,
  type Offered as Counted,
  centsIn,
  choicesOf,
  expectedTotals,
  spread,
} from '../support/reckoning.ts';
import { runs } from '../support/runs.ts';

const ROUTE = '/proposta-a';
const RECEIVER = { key: 'pix@pinha.test', name: 'Pinha', city: 'Curitiba' };
const OFFER = {
  ...{ number: '2026-001', version: 2, fingerprint: '3354-6730-0FE1', headline: 'Site' },
  ...{ company: 'Aurora', validDays: 15, phone: '+55 41 90000-0000', email: 'a@pinha.test' },
  address: `https://www.pinha.test${ROUTE}`,
};

/** Left out in two of three offers. */
const maybe = <Value>(some: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(undefined) }, some);
/** Prices of few different sizes, so that discounts are often about as large as what they are taken off. */
const price = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom(50_000, 100_000, 1e10));
/** The lowest, the usual and the highest number of an item, of which a file may leave out any. */
const counts = fc
  .tuple(fc.array(fc.constantFrom(1, 2, 3, 5, 999), { minLength: 3, maxLength: 3 }), fc.nat(7))
  .map(([numbers, bits]) => {
    const [min, quantity, max] = numbers.sort((a, b) => a - b);
    return {
      ...(bits & 1 && { min }),
      // Without a usual number it is 1.
      ...((bits & 2 || (bits & 1 && Number(min) > 1)) && { quantity }),
      ...(bits & 4 && { max }),
    };
  });
const ids = fc.subarray(['i0', 'i1', 'i2', 'i3'], { minLength: 1 });

const anyItem = fc.record({
  kind: fc.constantFrom(
    {},
    { optional: true },
    { optional: true, selected: true },
    { group: 'a' },
    { group: 'b' },
  ),
  price: fc.oneof(
    fc.record({ priceCents: price }),
    fc.tuple(price, counts).map(([unitPriceCents, all]) => ({ unitPriceCents, ...all })),
  ),
});

const anyOffer = fc.record({
  items: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
  discounts: fc.array(fc.record({ cents: price, on: maybe(ids) }), { maxLength: 3 }),
  bundle: maybe(price),
  pix: maybe(
    fc.oneof(
      fc.record({ priceCents: price }),
      fc.record({ percentOff: fc.integer({ min: 1, max: 100 }) }),
    ),
  ),
  /** Shares in per cent, or amounts with an equal part of the rest at the end. */
  tranches: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.constantFrom([{ percent: 100 }], [{ percent: 1 }, { percent: 99 }]),
    },
    fc.array(maybe(price), { maxLength: 2 }).map((all) => [...all.map((cents) => ({ cents })), {}]),
  ) as fc.Arbitrary<{ percent?: number; cents?: number }[]>,
  fee: maybe(
    fc.record({
      priceCents: price,
      every: fc.constantFrom('month', 'year'),
      times: maybe(fc.constantFrom(1, 5, 30)),
      optional: maybe(fc.constant(true)),
      of: maybe(fc.constant('i0')),
    }),
  ),
});

function offerWith({ discounts, bundle, pix, tranches, fee, ...values }: Values): ProposalFile {
  // An option alone in its group is refused.
  const items = values.items.map(({ kind, price }, _, all) => {
    const isAlone = all.filter((other) => 'group' in kind && other.kind === kind).length === 1;
    return { kind: isAlone ? {} : kind, price };
  });
  const written = {
    ...{ title: 'Proposta', description: 'Um site para a padaria, com tudo o que ela vende.' },
    ...{ number: OFFER.number, version: 2, headline: 'Site', validDays: 15, deliveryDays: 5 },
    client: { name: 'Ana Lima', email: 'ana@aurora.test', phone: '+55 41 90000-0000' },
    items: items.map(({ kind, price }, index) => ({
      ...{ id: `i${index}`, title: `Item ${index}`, features: ['Páginas'], ...kind, ...price },
    })),
    discounts: discounts.map(({ cents, on }) => {
      const own = on?.filter((id) => Number(id.slice(1)) < items.length) ?? [];
      return { label: 'Menos', cents, ...(own.length > 0 && { on: own }) };
    }),
    bundle: bundle && { priceCents: bundle, reason: 'Juntos.' },
    recurring: fee && [{ id: 'f', title: 'Taxa', from: 'já', ...fee }],
    payment: {
      cardInstalments: [1, 12],
      pix,
      tranches: tranches.map((one) => ({ when: 'já', ...one })),
    },
    stages: [{ title: 'Código', days: 5, description: 'Páginas.' }],
    acceptance: 'O prazo conta do pagamento.',
    ...{ services: [], included: ['Ajustes'], excluded: [], portfolio: [], testimonials: [] },
  };
  return z.parse(proposalFileSchema, JSON.parse(JSON.stringify(written)));
}
type Values = Parameters<Parameters<typeof anyOffer.map>[0]>[0];

/** The messages of what a build reports about an offer. */
function messagesAbout(data: ProposalFile): string[] {
  const problems = new Problems();
  const at = () => ({ file: 'a.md' });
  const entry = {
    file: 'a.md',
    route: ROUTE,
    source: { at },
    data,
  } as unknown as Entry<ProposalFile>;
  checkProposal(entry, {}, { today: '2026-11-23' }, problems);
  return problems.problems.map(({ message }) => message);
}

const textOf = (choice: Choice): string[] => [...choice].map(([id, count]) => `${id}:${count}`);

function sumsOf(figures: ProposalFigures) {
  const instalments = figures.instalments.map(({ count, amountsCents: [first] }) => [count, first]);
  return {
    ...{ total: figures.totalCents, byPix: figures.pixTotalCents, instalments },
    tranches: figures.tranches.map(({ cents }) => cents),
    ...{ monthly: figures.monthlyCents, yearly: figures.yearlyCents },
    firstYear: figures.pixTotalCents + figures.firstYearFeesCents,
  };
}

test('an accepted offer has a total above zero for every choice', () => {
  let accepted = 0;
  fc.assert(
    fc.property(anyOffer, (values) => {
      const data = offerWith(values);
      if (messagesAbout(data).length > 0) return;
      accepted++;
      const quote = quoteOf(data as ProposalTerms);
      const all = choicesOf(data as Counted);
      const few = spread(all, 6);
      for (const choice of all) {
        const asked = textOf(choice);
        const figures = computeProposal(quote, asked);
        expect(sumsOf(figures)).toEqual(expectedTotals(data as Counted, choice));
        const { text } = normalizeSelection(quote, asked);
        expect(Math.min(figures.totalCents, figures.pixTotalCents)).toBeGreaterThan(0);
        const parts = figures.tranches.map(({ cents }) => cents);
        expect(sum(parts)).toBe(figures.pixTotalCents);
        for (const { amountsCents } of figures.instalments) {
          expect(sum(amountsCents)).toBe(figures.totalCents);
          expect(Math.min(...amountsCents, ...parts)).toBeGreaterThan(0);
        }
        const pix = proposalPix(RECEIVER, OFFER, figures.tranches);
        const first = figures.tranches[0]?.cents ?? 0;
        if (first < 1e12) expect(pix?.payload).toContain((first / 100).toFixed(2));
        if (!few.includes(choice)) continue;
        const forms: PaymentForm[] = [{ by: 'transfer' }, { by: 'card', count: 12 }];
        for (const form of forms) {
          const signer = { name: 'Ana Lima', role: 'Sócia' };
          const items = chosenTitles(quote, figures);
          const chosen = { items, figures, choice: { chosen: text, form }, signer };
          const { message, total } = proposalActions(OFFER, chosen, '2026-11-23');
          const island = { offer: OFFER, data: quote, receiver: RECEIVER, wasExpired: false };
          const sent = { route: ROUTE, issuedOn: '2026-11-20' };
          const checked = checkAcceptance(readMessage(Buffer.from(message)), island, sent);
          expect(checked).toMatchObject({ differences: [], more: [], total });
          expect(centsIn(checked.total.split(', ')[0] ?? '')).toBe(totalFor(figures, form));
        }
      }
    }),
    { numRuns: runs(60, 400) },
  );
  expect(accepted).toBeGreaterThan(runs(8, 60));
});

test('a gift beside what is paid is accepted', () => {
  const paid = { kind: {}, price: { priceCents: 1_000_000 } };
  const gift = { kind: { optional: true }, price: { priceCents: 30_000 } };
  const offer = {
    ...{ items: [paid, gift], discounts: [{ cents: 30_000, on: ['i1'] }], fee: undefined },
    ...{ bundle: undefined, pix: undefined, tranches: [{ percent: 100 }] },
  };
  expect(messagesAbout(offerWith(offer))).toEqual([]);
});
