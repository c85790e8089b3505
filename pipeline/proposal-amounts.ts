// Finds amounts in a proposal's sentences that none of its figures is: a preview or a reason with an old price.

import type { ProposalData } from '../domain/content/proposal.ts';
import { formatMoney, sum } from '../domain/money.ts';
import { computeProposal, type ProposalFigures } from '../domain/proposal.ts';

export interface StaleAmount {
  path: PropertyKey[];
  /** As it stands in the text. */
  written: string;
  /** The totals that the text may have meant. */
  figures: string;
}

/** Centavos with two digits; what a word such as `mil` goes on with says no exact amount. */
const AMOUNT = /R\$\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?(?![\d.,]*\d|\s*(?:mil|bi))/g;

/**
 * Of the texts that speak of the price and nothing else: title, description, headline and reasons.
 * The body and the lists may name amounts of other things, such as the cost of a domain.
 */
export function listStaleAmounts(data: ProposalData): StaleAmount[] {
  const known = amountsOf(data);
  const figures = totalsOf(data);
  return pricedTexts(data).flatMap(({ path, text }) =>
    [...text.matchAll(AMOUNT)]
      .filter(([, reais = '', centavos = '00']) => {
        return !known.has(Number(reais.replaceAll('.', '') + centavos));
      })
      .map(([written]) => ({ path, written, figures })),
  );
}

function pricedTexts({ title, description, headline, acknowledges }: ProposalData) {
  return [
    { path: ['title'], text: title },
    { path: ['description'], text: description },
    { path: ['headline'], text: headline },
    ...acknowledges.map(({ reason }, index) => ({
      path: ['acknowledges', index, 'reason'],
      text: reason,
    })),
  ];
}

/** For everything, for what is chosen at first, and for each item alone. */
function figuresOf(data: ProposalData): ProposalFigures[] {
  const ids = data.items.map(({ id }) => id);
  return [ids, data.defaultChoice ?? [], ...ids.map((id) => [id])].map((choice) =>
    computeProposal(data, choice),
  );
}

function totalsOf(data: ProposalData): string {
  const totals = figuresOf(data).flatMap(({ totalCents, pixTotalCents }) => [
    totalCents,
    pixTotalCents,
  ]);
  return [...new Set(totals)]
    .slice(0, 2)
    .map((cents) => formatMoney(cents))
    .join(' or ');
}

function amountsOf(data: ProposalData): Set<number> {
  const { items } = data;
  return new Set([
    ...items.flatMap(({ priceCents, normalPriceCents }) => [priceCents, normalPriceCents ?? 0]),
    sum(items.map(({ priceCents }) => priceCents)),
    ...figuresOf(data).flatMap((figures) => [
      figures.partsCents,
      figures.bundleDiscountCents,
      figures.totalCents,
      figures.normalTotalCents ?? figures.totalCents,
      figures.savingCents,
      figures.pixTotalCents,
      figures.pixSavingCents,
      ...figures.discounts.map(({ cents }) => cents),
      ...figures.tranches.map(({ cents }) => cents),
      ...figures.instalments.flatMap(({ amountsCents }) => amountsCents),
    ]),
  ]);
}
