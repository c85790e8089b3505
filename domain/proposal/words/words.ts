// The phrases that a proposal's figures are shown in, with the words of content/labels.yaml.

import type { Labels } from '../../content/labels.ts';
import { longDate } from '../../dates.ts';
import { formatMoney } from '../../money.ts';
import { fill } from '../../text/fill.ts';
import { SHORT_LIST } from '../agreement.ts';
import { isCountable, partOf } from '../choice/choice.ts';
import { type Issue, lastDayOf } from '../expiry.ts';
import type { ProposalFigures } from '../figures/figures.ts';
import type { Instalments, TrancheAmount } from '../figures/payment.ts';
import { unitsOf } from '../figures/prices.ts';
import type { QuoteData, QuoteItem } from '../figures/quote.ts';

/** Labels of what stands in a proposal once and for all, and does not follow the choice. */
const FIXED = [
  'acceptancePoints',
  'acceptanceTitle',
  'afterSteps',
  'afterTitle',
  'agreedTitle',
  'clientsTitle',
  'deliverTitle',
  'each',
  'excluded',
  'included',
  'lapsed',
  'notChosen',
  'placeAndDate',
  'preparedBy',
  'preparedFor',
  'preparedForPerson',
  'validFor',
  'validThrough',
  'versionCode',
  'worksTitle',
] as const;

export type QuoteWords = Omit<Labels['proposal'], (typeof FIXED)[number]>;

/** Labels that only proposals ask for which have such items. */
const OF_PARTS = {
  option: ['chooseOne', 'chooseThis', 'considered', 'investmentOf'],
  module: ['chooseAny', 'lastOne', 'leftOut'],
  extra: ['chooseExtras'],
};
const OF_UNITS = ['units', 'countOf'];
const OF_COUNTS = ['quantity', 'quantityRange'];
const OF_FEES = [
  'feesTitle',
  'perMonth',
  'perYear',
  'feeFrom',
  'feeMonths',
  'feeYears',
  'withFees',
];
const OF_DAYS = [
  'expired',
  'expiredTitle',
  'renew',
  'renewMessage',
  'validUntil',
  'validUntilTitle',
];
const OF_PIX = ['investmentByPix', 'pixLess', 'pixSaving', 'totalByCard', 'totalByPix'];
const OF_TAX_NUMBERS = ['acceptTaxNumber', 'acceptTaxMissing'];
const OF_FEE_SUMS = ['totalOnce', 'totalMonthly', 'totalYearly', 'firstYear'];

type QuotedOffer = Pick<QuoteData, 'bundleCents' | 'discounts' | 'items' | 'recurring'> &
  Issue & {
    choice?: QuoteData['choice'] | undefined;
    payment: QuoteData['payment'];
  };

/** Only the words that follow the choice and that this offer can come to, for the page to carry. */
export function quoteWords(
  labels: Labels['proposal'],
  offered: QuotedOffer,
  { asksTaxNumber = false, hasForm = false } = {},
): QuoteWords {
  const { choice = 'all', bundleCents, discounts, items, recurring = [], payment } = offered;
  const parts = new Set<string>(items.map((item) => partOf(item, choice).is));
  if (recurring.some(({ optional }) => optional)) parts.add('extra');
  const isOpen =
    ['option', 'module', 'extra'].some((part) => parts.has(part)) || items.some(isCountable);
  const left: readonly string[] = [
    ...FIXED,
    ...Object.entries(OF_PARTS).flatMap(([part, names]) => (parts.has(part) ? [] : names)),
    ...(items.some(({ unitPriceCents }) => unitPriceCents !== undefined) ? [] : OF_UNITS),
    ...(items.some(isCountable) ? [] : OF_COUNTS),
    ...(recurring.length > 0 ? [] : [...OF_FEES, ...OF_FEE_SUMS]),
    ...(payment.tranches.some(({ due }) => due !== undefined) ? [] : ['dueOn']),
    ...(payment.tranches.some(({ by }) => by !== undefined) ? [] : ['ways']),
    ...(isOpen ? [] : ['newTotal']),
    ...(asksTaxNumber ? [] : OF_TAX_NUMBERS),
    ...(hasForm ? [] : ['acceptByForm']),
    ...(items.length + recurring.length > SHORT_LIST ? [] : ['itemCount', 'moreItems']),
    ...(lastDayOf(offered) === undefined ? OF_DAYS : ['validity', 'validityDays']),
    ...(payment.pix ? [] : OF_PIX),
    cardNoteFor(payment.cardInstalments.toSorted((a, b) => a - b)) === 'cardNote'
      ? 'cardUpTo'
      : 'cardNote',
    ...(items.some(({ normalPriceCents }) => normalPriceCents !== undefined)
      ? []
      : ['normallyColumn']),
    ...(discounts.length === 0 ? ['discountOf', 'value'] : []),
    ...(bundleCents === undefined ? ['bundleDiscount'] : []),
    payment.tranches.length > 1 ? 'byTransferAtOnce' : 'byTransfer',
  ];
  const kept = Object.entries(labels).filter(([name]) => !left.includes(name));
  return Object.fromEntries(kept) as QuoteWords;
}

/** `Opção 1: App instalável`, or the title alone. */
export function itemName({ kind, title }: Pick<QuoteItem, 'kind' | 'title'>): string {
  return kind ? `${kind}: ${title}` : title;
}

/** `15 dias`, `1 dia`. */
export function dayCount(words: QuoteWords, days: number): string {
  return days === 1 ? words.oneDayCount : fill(words.dayCount, { days });
}

/** `dia 25`, `dias 1 a 3`. */
export function dayRange(
  words: Pick<QuoteWords, 'oneDay' | 'dayRange'>,
  first: number,
  last: number,
): string {
  return first === last
    ? fill(words.oneDay, { day: first })
    : fill(words.dayRange, { first, last });
}

/** `10× R$ 250` where every number up to ten is allowed, `2× R$ 300 ou 3× R$ 200` where only these are. */
export function instalmentChoices(words: QuoteWords, { instalments }: ProposalFigures): string {
  const shown = isUpTo(instalments.map(({ count }) => count)) ? instalments.slice(-1) : instalments;
  const texts = shown.map((plan) => planText(words, plan));
  return new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(texts);
}

/** `10× R$ 250`. */
export function planText(words: QuoteWords, { count, amountsCents }: Instalments): string {
  return fill(words.cardInstalments, { count, amount: formatMoney(amountsCents[0] ?? 0) });
}

/** What stands under the instalments: that they bear no interest, and what they add up to. */
export function instalmentNote(words: QuoteWords, figures: ProposalFigures): string {
  const { instalments, totalCents } = figures;
  const counts = instalments.map(({ count }) => count);
  const values = { count: counts.at(-1) ?? 1, total: formatMoney(totalCents) };
  return fill(words[cardNoteFor(counts)], values);
}

/** `counts`: lowest first. */
function cardNoteFor(counts: readonly number[]): 'cardNote' | 'cardUpTo' {
  return counts.length > 1 && isUpTo(counts) ? 'cardUpTo' : 'cardNote';
}

/** `R$ 6.750 (84%)`. */
export function savingText(
  words: QuoteWords,
  { savingCents, percentOff }: ProposalFigures,
): string {
  return fill(words.savingAmount, { amount: formatMoney(savingCents), percent: percentOff });
}

/** Whether all numbers from one to the highest are allowed. */
function isUpTo(counts: readonly number[]): boolean {
  return counts.every((count, index) => count === index + 1);
}

/** `10 × R$ 890`; undefined for an item whose price is for all of it. */
export function unitsText(
  words: Pick<QuoteWords, 'units'>,
  item: QuoteItem,
  {
    quantities = {},
    named = false,
  }: Partial<Pick<ProposalFigures, 'quantities'>> & { named?: boolean } = {},
): string | undefined {
  const { unitPriceCents, normalPriceCents = unitPriceCents } = item;
  if (unitPriceCents === undefined) return undefined;
  const amount = formatMoney((named ? normalPriceCents : unitPriceCents) ?? 0);
  return fill(words.units, { count: unitsOf(item, quantities), amount });
}

/** What is chosen, as messages name it: `10 × Tablet configurado`, and fees after items. */
export function chosenTitles(
  words: QuoteWords,
  data: QuoteData,
  figures: ProposalFigures,
): string[] {
  const items = data.items.filter(({ id }) => figures.chosen.includes(id));
  const titles = items.map((item) => {
    const count = unitsOf(item, figures.quantities);
    const { title, unitPriceCents } = item;
    return unitPriceCents === undefined ? title : fill(words.countOf, { count, title });
  });
  return [...titles, ...figures.fees.map(({ title }) => title)];
}

/** `na entrega`, `em 10 de janeiro de 2027, por boleto`. */
export function trancheText(
  words: Pick<QuoteWords, 'dueOn' | 'ways'>,
  { when, due, by }: Pick<TrancheAmount, 'when' | 'due' | 'by'>,
): string {
  const parts = [
    ...(when === undefined ? [] : [when]),
    ...(due === undefined ? [] : [fill(words.dueOn, { date: longDate(due) })]),
    ...(by === undefined ? [] : [words.ways[by]]),
  ];
  return parts.join(', ');
}

/** `50% + 50%`; `3× R$ 4.000`; or the amounts, where they differ. */
export function sharesText(
  words: Pick<QuoteWords, 'cardInstalments'>,
  { tranches }: Pick<ProposalFigures, 'tranches'>,
): string {
  const [first, ...others] = tranches;
  const isEqual = others.length > 0 && others.every(({ cents }) => cents === first?.cents);
  if (first && first.percent === undefined && isEqual) {
    const amount = formatMoney(first.cents);
    return fill(words.cardInstalments, { count: tranches.length, amount });
  }
  return tranches
    .map(({ percent, cents }) => (percent === undefined ? formatMoney(cents) : `${percent}%`))
    .join(' + ');
}
