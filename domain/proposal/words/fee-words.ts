// The phrases that recurring fees are shown in.

import { formatMoney } from '../../money.ts';
import { proposalWords as words } from '../../words.ts';
import type { Fees, QuoteFee } from '../figures/fees.ts';

/** `R$ 150 por mês`. */
export function periodText(every: QuoteFee['every'], cents: number): string {
  return words.per[every](formatMoney(cents));
}

/** `a partir da publicação, por 12 meses; depois disso, mês a mês`. */
export function feeTerms({ every, from, times, ending }: QuoteFee): string {
  const start = words.feeFrom(from);
  const terms = times === undefined ? start : `${start}, ${words.feeTimes[every](times)}`;
  return ending === undefined ? terms : `${terms}; ${ending}`;
}

/** `R$ 8.900, mais R$ 150 por mês`: what is paid once, and what comes back. */
export function totalText(totalCents: number, fees: FeeTotals): string {
  const total = formatMoney(totalCents);
  const { monthlyCents, yearlyCents } = fees;
  const again = [
    ...(monthlyCents > 0 ? [periodText('month', monthlyCents)] : []),
    ...(yearlyCents > 0 ? [periodText('year', yearlyCents)] : []),
  ];
  return again.length === 0 ? total : words.withFees(total, list(again));
}

export type FeeTotals = Pick<Fees, 'monthlyCents' | 'yearlyCents'>;

function list(texts: readonly string[]): string {
  return new Intl.ListFormat('pt-BR').format(texts);
}
