// The lines of account of a proposal: from its parts to the total, and what comes back.

import { formatMoney } from '../../money.ts';
import { proposalWords as words } from '../../words.ts';
import { type PaymentForm, totalFor } from '../agreement.ts';
import { partOf } from '../choice/choice.ts';
import type { ProposalFigures } from '../figures/figures.ts';
import { normalPriceOf, priceOf } from '../figures/prices.ts';
import type { QuoteData, QuoteItem } from '../figures/quote.ts';
import { feeTerms, periodText } from './fee-words.ts';
import { itemName, savingText, unitsText } from './words.ts';

/** One row of the table of the investment. Amounts are ready to be shown. */
export interface AccountLine {
  name: string;
  /** Under the name, such as how many there are and what one costs. */
  detail?: string | undefined;
  /** Shown struck through, in a column of its own. */
  normal?: string | undefined;
  amount: string;
  /** A sum is strong; an aside, such as the saving, explains it. */
  role: 'part' | 'discount' | 'sum' | 'aside';
  /** The item, where the client may leave it out. */
  module?: QuoteItem | undefined;
}

export interface Account {
  /** Whether any line has a normal amount. */
  hasNormal: boolean;
  /** What the column of amounts is called. */
  amounts: string;
  parts: AccountLine[];
  sums: AccountLine[];
  /** What comes back, with its sums; empty where nothing does. */
  fees: AccountLine[];
}

/**
 * From the parts to the total. Named discounts are taken off normal prices one by one; without
 * them the offered prices stand beside the normal ones.
 */
export function accountOf(
  data: QuoteData,
  figures: ProposalFigures,
  form: PaymentForm = { by: 'transfer' },
): Account {
  const named = figures.discounts.some(({ percent }) => percent !== undefined);
  const parts = data.items
    .filter((item) => figures.chosen.includes(item.id) || isMissed(item, data))
    .map((item) => ({
      ...partLine(item, figures, named),
      module: isMissed(item, data) ? item : undefined,
    }));
  const discounts = figures.discounts.map(({ label, percent, cents }) =>
    discountLine(percent === undefined ? label : words.discountOf(label, percent), cents),
  );
  if (figures.bundleDiscountCents > 0) {
    discounts.push(discountLine(words.bundleDiscount, figures.bundleDiscountCents));
  }
  const hasNormal = parts.some(({ normal }) => normal !== undefined);
  return {
    hasNormal,
    // Named discounts begin with normal prices, which are not this offer's.
    amounts: named ? words.value : words.thisProposal,
    parts: [...parts, ...discounts],
    sums: sumLines(figures, hasNormal),
    fees: feeLines(figures, totalFor(figures, form)),
  };
}

/** Of what is left out, modules alone are told: other options and extras stand where they are chosen. */
function isMissed(item: QuoteItem, { choice }: QuoteData): boolean {
  return partOf(item, choice).is === 'module';
}

function partLine(
  item: QuoteItem,
  { chosen, quantities }: ProposalFigures,
  named: boolean,
): AccountLine {
  const normal = normalPriceOf(item, quantities);
  const hasNormal = item.normalPriceCents !== undefined;
  const cents = named ? normal : priceOf(item, quantities);
  const isChosen = chosen.includes(item.id);
  return {
    name: itemName(item),
    // What is left out says here what it would cost.
    detail: isChosen ? unitsText(item, { quantities, named }) : formatMoney(cents),
    normal: named || !hasNormal ? undefined : formatMoney(normal, 'always'),
    amount: isChosen ? formatMoney(cents, 'always') : words.leftOut,
    role: 'part',
  };
}

function discountLine(name: string, cents: number): AccountLine {
  return { name, amount: `−${formatMoney(cents, 'always')}`, role: 'discount' };
}

function sumLines(figures: ProposalFigures, hasNormal: boolean): AccountLine[] {
  const { normalTotalCents, totalCents, pixTotalCents, pixSavingCents } = figures;
  const hasPix = pixSavingCents > 0;
  const lines: AccountLine[] = [
    {
      name: hasPix ? words.totalByCard : figures.fees.length > 0 ? words.totalOnce : words.total,
      normal:
        hasNormal && normalTotalCents !== undefined
          ? formatMoney(normalTotalCents, 'always')
          : undefined,
      amount: formatMoney(totalCents, 'always'),
      role: 'sum',
    },
  ];
  // One saving: the greater one by PIX takes it in.
  if (normalTotalCents !== undefined && !hasPix) {
    lines.push({ name: words.saving, amount: savingText(figures), role: 'aside' });
  }
  if (hasPix) {
    const percent = figures.pixPercentOff;
    lines.push(
      { name: words.totalByPix, amount: formatMoney(pixTotalCents, 'always'), role: 'sum' },
      {
        name: words.pixSaving,
        amount: words.savingAmount(formatMoney(pixSavingCents), percent),
        role: 'aside',
      },
    );
  }
  return lines;
}

/** `onceCents`: what is paid once, in the form that is chosen. */
function feeLines(figures: ProposalFigures, onceCents: number): AccountLine[] {
  const { fees, monthlyCents, yearlyCents, firstYearFeesCents } = figures;
  const firstYear = formatMoney(onceCents + firstYearFeesCents, 'always');
  if (fees.length === 0) return [];
  const total = (name: string, every: 'month' | 'year', cents: number): AccountLine[] => {
    const isSum = fees.filter((fee) => fee.every === every).length > 1;
    return isSum ? [{ name, amount: periodText(every, cents), role: 'sum' }] : [];
  };
  return [
    ...fees.map((fee): AccountLine => {
      const amount = periodText(fee.every, fee.priceCents);
      return { name: fee.title, detail: feeTerms(fee), amount, role: 'part' };
    }),
    ...total(words.totalMonthly, 'month', monthlyCents),
    ...total(words.totalYearly, 'year', yearlyCents),
    { name: words.firstYear, amount: firstYear, role: 'aside' },
  ];
}
