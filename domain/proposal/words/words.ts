// The phrases that a proposal's figures are shown in, made of the words of domain/words.ts.

import { longDate } from '../../dates.ts';
import { formatMoney } from '../../money.ts';
import { proposalWords as words } from '../../words.ts';
import type { ProposalFigures } from '../figures/figures.ts';
import type { Instalments, TrancheAmount } from '../figures/payment.ts';
import { unitsOf } from '../figures/prices.ts';
import type { QuoteData, QuoteItem } from '../figures/quote.ts';

/** `Opção 1: App instalável`, or the title alone. */
export function itemName({ kind, title }: Pick<QuoteItem, 'kind' | 'title'>): string {
  return kind ? `${kind}: ${title}` : title;
}

/** `10× R$ 250` where every number up to ten is allowed, `2× R$ 300 ou 3× R$ 200` where only these are. */
export function instalmentChoices({ instalments }: ProposalFigures): string {
  const shown = isUpTo(instalments.map(({ count }) => count)) ? instalments.slice(-1) : instalments;
  const texts = shown.map(planText);
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(texts);
}

/** `10× R$ 250`. */
export function planText({ count, amountsCents }: Instalments): string {
  return words.instalments(count, formatMoney(amountsCents[0] ?? 0));
}

/** What stands under the instalments: that they bear no interest, and what they add up to. */
export function instalmentNote(figures: ProposalFigures): string {
  const { instalments, totalCents } = figures;
  const counts = instalments.map(({ count }) => count);
  const total = formatMoney(totalCents);
  const [most = 1] = counts.slice(-1);
  return most > 1 && isUpTo(counts) ? words.cardUpTo(most, total) : words.cardNote(total);
}

/** `R$ 6.750 (84%)`. */
export function savingText({ savingCents, percentOff }: ProposalFigures): string {
  return words.savingAmount(formatMoney(savingCents), percentOff);
}

/** Whether all numbers from one to the highest are allowed. */
function isUpTo(counts: readonly number[]): boolean {
  return counts.every((count, index) => count === index + 1);
}

/** `10 × R$ 890`; undefined for an item whose price is for all of it. */
export function unitsText(
  item: QuoteItem,
  {
    quantities = {},
    named = false,
  }: Partial<Pick<ProposalFigures, 'quantities'>> & { named?: boolean } = {},
): string | undefined {
  const { unitPriceCents, normalPriceCents = unitPriceCents } = item;
  if (unitPriceCents === undefined) return undefined;
  const amount = formatMoney((named ? normalPriceCents : unitPriceCents) ?? 0);
  return words.units(unitsOf(item, quantities), amount);
}

/** What is chosen, as messages name it: `10 × Tablet configurado`, and fees after items. */
export function chosenTitles(data: QuoteData, figures: ProposalFigures): string[] {
  const items = data.items.filter(({ id }) => figures.chosen.includes(id));
  const titles = items.map((item) => {
    const count = unitsOf(item, figures.quantities);
    const { title, unitPriceCents } = item;
    return unitPriceCents === undefined ? title : words.countOf(count, title);
  });
  return [...titles, ...figures.fees.map(({ title }) => title)];
}

/** `na entrega`, `em 10 de janeiro de 2027, por boleto`. */
export function trancheText({ when, due, by }: Pick<TrancheAmount, 'when' | 'due' | 'by'>): string {
  const parts = [
    ...(when === undefined ? [] : [when]),
    ...(due === undefined ? [] : [words.dueOn(longDate(due))]),
    ...(by === undefined ? [] : [words.ways[by]]),
  ];
  return parts.join(', ');
}

/** `50% + 50%`; `3× R$ 4.000`; or the amounts, where they differ. */
export function sharesText({ tranches }: Pick<ProposalFigures, 'tranches'>): string {
  const [first, ...others] = tranches;
  const isEqual = others.length > 0 && others.every(({ cents }) => cents === first?.cents);
  if (first && first.percent === undefined && isEqual) {
    return words.instalments(tranches.length, formatMoney(first.cents));
  }
  return tranches
    .map(({ percent, cents }) => (percent === undefined ? formatMoney(cents) : `${percent}%`))
    .join(' + ');
}
