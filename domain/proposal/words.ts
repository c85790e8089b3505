// The phrases and the lines of account that a proposal's figures are shown in, with the words of content/labels.yaml.

import type { Labels } from '../content/labels.ts';
import { formatMoney } from '../money.ts';
import { fill } from '../text/fill.ts';
import type { Instalments, ProposalFigures, QuoteData, QuoteItem } from './figures.ts';

/** Labels of what stands in a proposal once and for all, and does not follow the choice. */
const FIXED = [
  'acceptanceOf',
  'acceptanceTerms',
  'acceptanceTitle',
  'agreedTitle',
  'clientsTitle',
  'dayRange',
  'deliverTitle',
  'excluded',
  'included',
  'lapsed',
  'notChosen',
  'oneDay',
  'placeAndDate',
  'preparedFor',
  'replyPromise',
  'scheduleOptionsTitle',
  'scheduleTitle',
  'versionCode',
  'worksTitle',
] as const;

export type QuoteWords = Omit<Labels['proposal'], (typeof FIXED)[number]>;

/** Labels that only proposals with the other kind of choice ask for. */
const OF_ONE = ['chooseOne', 'chooseThis', 'considered', 'investmentOf'];
const OF_ANY = ['chooseAny', 'lastOne', 'leftOut'];
const UNASKED = {
  all: [...OF_ONE, ...OF_ANY],
  one: OF_ANY,
  any: OF_ONE,
};

type QuotedOffer = Pick<QuoteData, 'bundleCents' | 'discounts'> & {
  choice?: QuoteData['choice'] | undefined;
  payment: Pick<QuoteData['payment'], 'tranches'>;
};

/** Only the words that follow the choice and that this offer can come to, for the page to carry. */
export function quoteWords(labels: Labels['proposal'], offered: QuotedOffer): QuoteWords {
  const { choice = 'all', bundleCents, discounts, payment } = offered;
  const left: readonly string[] = [
    ...FIXED,
    ...UNASKED[choice],
    ...(discounts.length === 0 ? ['discountOf'] : []),
    ...(bundleCents === undefined ? ['bundleDiscount'] : []),
    payment.tranches.length > 1 ? 'byTransferAtOnce' : 'byTransfer',
  ];
  const kept = Object.entries(labels).filter(([name]) => !left.includes(name));
  return Object.fromEntries(kept) as QuoteWords;
}

/** One row of the table of the investment. Amounts are ready to be shown. */
export interface AccountLine {
  name: string;
  /** Shown struck through, in a column of its own. */
  normal?: string | undefined;
  amount: string;
  /** A sum is strong; an aside, such as the saving, explains it. */
  role: 'part' | 'discount' | 'sum' | 'aside';
}

export interface Account {
  /** Whether any line has a normal amount. */
  hasNormal: boolean;
  parts: AccountLine[];
  sums: AccountLine[];
}

/**
 * From the parts to the total. Named discounts are taken off normal prices one by one; without
 * them the offered prices stand beside the normal ones.
 */
export function accountOf(words: QuoteWords, data: QuoteData, figures: ProposalFigures): Account {
  const named = figures.discounts.length > 0;
  const parts = data.items
    .filter(({ id }) => data.choice !== 'one' || figures.chosen.includes(id))
    .map((item) => partLine(words, item, figures.chosen.includes(item.id), named));
  const discounts = figures.discounts.map(({ label, percent, cents }) =>
    discountLine(fill(words.discountOf, { label, percent }), cents),
  );
  if (figures.bundleDiscountCents > 0) {
    discounts.push(discountLine(words.bundleDiscount, figures.bundleDiscountCents));
  }
  const hasNormal = parts.some(({ normal }) => normal !== undefined);
  return {
    hasNormal,
    parts: [...parts, ...discounts],
    sums: sumLines(words, figures, hasNormal),
  };
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
export function dayRange(words: Labels['proposal'], first: number, last: number): string {
  return first === last
    ? fill(words.oneDay, { day: first })
    : fill(words.dayRange, { first, last });
}

/** `10× R$ 250` where every number up to ten is allowed, `2× R$ 300 ou 3× R$ 200` where only these are. */
export function instalmentChoices(words: QuoteWords, { instalments }: ProposalFigures): string {
  const shown = isUpTo(instalments) ? instalments.slice(-1) : instalments;
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
  const count = instalments.at(-1)?.count ?? 1;
  const values = { count, total: formatMoney(totalCents) };
  return fill(count > 1 && isUpTo(instalments) ? words.cardUpTo : words.cardNote, values);
}

/** `R$ 6.750 (84%)`. */
export function savingText(
  words: QuoteWords,
  { savingCents, percentOff }: ProposalFigures,
): string {
  return fill(words.savingAmount, { amount: formatMoney(savingCents), percent: percentOff });
}

/** Whether all numbers from one to the highest are allowed. */
function isUpTo(instalments: ProposalFigures['instalments']): boolean {
  return instalments.every(({ count }, index) => count === index + 1);
}

function partLine(
  words: QuoteWords,
  item: QuoteItem,
  isChosen: boolean,
  named: boolean,
): AccountLine {
  const normal = item.normalPriceCents;
  const cents = named ? (normal ?? item.priceCents) : item.priceCents;
  return {
    name: itemName(item),
    normal: named || normal === undefined ? undefined : formatMoney(normal, 'always'),
    amount: isChosen ? formatMoney(cents, 'always') : words.leftOut,
    role: 'part',
  };
}

function discountLine(name: string, cents: number): AccountLine {
  return { name, amount: `−${formatMoney(cents, 'always')}`, role: 'discount' };
}

function sumLines(words: QuoteWords, figures: ProposalFigures, hasNormal: boolean): AccountLine[] {
  const { normalTotalCents, totalCents, pixTotalCents, pixSavingCents } = figures;
  const hasPix = pixSavingCents > 0;
  const lines: AccountLine[] = [
    {
      name: hasPix ? words.totalByCard : words.total,
      normal:
        hasNormal && normalTotalCents !== undefined
          ? formatMoney(normalTotalCents, 'always')
          : undefined,
      amount: formatMoney(totalCents, 'always'),
      role: 'sum',
    },
  ];
  if (normalTotalCents !== undefined) {
    lines.push({ name: words.saving, amount: savingText(words, figures), role: 'aside' });
  }
  if (hasPix) {
    const percent = figures.pixPercentOff;
    lines.push(
      { name: words.totalByPix, amount: formatMoney(pixTotalCents, 'always'), role: 'sum' },
      {
        name: words.pixSaving,
        amount: fill(words.savingAmount, { amount: formatMoney(pixSavingCents), percent }),
        role: 'aside',
      },
    );
  }
  return lines;
}
