// Fees that come back every month or year: what they add up to, beside what is paid once.

import type { Fee } from '../../content/proposal-figures.ts';
import { sum } from '../../money.ts';

/** What a page carries of a fee. */
export type QuoteFee = Fee;

export interface Fees {
  /** The fees that belong to the choice, in the order of the file. */
  fees: QuoteFee[];
  monthlyCents: number;
  yearlyCents: number;
  /** What they come to in their first twelve months. */
  firstYearFeesCents: number;
}

const MONTHS = 12;

export function feesOf(recurring: readonly QuoteFee[], chosen: readonly string[]): Fees {
  const fees = recurring.filter(({ id }) => chosen.includes(id));
  const every = (period: Fee['every']): number =>
    sum(fees.flatMap((fee) => (fee.every === period ? fee.priceCents : [])));
  return {
    fees,
    monthlyCents: every('month'),
    yearlyCents: every('year'),
    firstYearFeesCents: sum(fees.map(firstYear)),
  };
}

function firstYear({ every, priceCents, times = Infinity }: QuoteFee): number {
  return priceCents * Math.min(times, every === 'month' ? MONTHS : 1);
}
