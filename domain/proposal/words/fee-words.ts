// The phrases that recurring fees are shown in.

import type { Labels } from '../../content/labels.ts';
import { formatMoney } from '../../money.ts';
import { fill } from '../../text/fill.ts';
import type { Fees, QuoteFee } from '../figures/fees.ts';

export type FeeWords = Pick<
  Labels['proposal'],
  'perMonth' | 'perYear' | 'feeMonths' | 'feeYears' | 'feeFrom' | 'withFees'
>;

/** `R$ 150 por mês`. */
export function periodText(words: FeeWords, every: QuoteFee['every'], cents: number): string {
  const amount = formatMoney(cents);
  return fill(every === 'month' ? words.perMonth : words.perYear, { amount });
}

/** `a partir da publicação, por 12 meses; depois disso, mês a mês`. */
export function feeTerms(words: FeeWords, { every, from, times, ending }: QuoteFee): string {
  const start = fill(words.feeFrom, { from });
  const period = every === 'month' ? words.feeMonths : words.feeYears;
  const terms = times === undefined ? start : `${start}, ${fill(period, { count: times })}`;
  return ending === undefined ? terms : `${terms}; ${ending}`;
}

/** `R$ 8.900, mais R$ 150 por mês`: what is paid once, and what comes back. */
export function totalText(words: FeeWords, totalCents: number, fees: FeeTotals): string {
  const total = formatMoney(totalCents);
  const { monthlyCents, yearlyCents } = fees;
  const again = [
    ...(monthlyCents > 0 ? [periodText(words, 'month', monthlyCents)] : []),
    ...(yearlyCents > 0 ? [periodText(words, 'year', yearlyCents)] : []),
  ];
  return again.length === 0 ? total : fill(words.withFees, { total, fees: list(again) });
}

export type FeeTotals = Pick<Fees, 'monthlyCents' | 'yearlyCents'>;

function list(texts: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(texts);
}
