// How a total is paid: by card in instalments, by PIX or transfer in tranches.

import type { Tranche } from '../../content/proposal-figures.ts';
import { percentOff, splitByPercent, splitEvenly } from '../../money.ts';
import type { QuoteData } from './quote.ts';

export interface Instalments {
  count: number;
  /** They differ by one centavo at most, the larger ones first. */
  amountsCents: number[];
}

export interface TrancheAmount extends Tranche {
  cents: number;
}

export function payFor(payment: QuoteData['payment'], totalCents: number, isComplete: boolean) {
  const pixTotalCents = pixTotal(payment.pix, totalCents, isComplete);
  const amounts = splitTranches(pixTotalCents, payment.tranches);
  return {
    instalments: [...payment.cardInstalments]
      .sort((a, b) => a - b)
      .map((count) => ({ count, amountsCents: splitEvenly(totalCents, count) })),
    pixTotalCents,
    pixSavingCents: totalCents - pixTotalCents,
    pixPercentOff: percentOff(totalCents, pixTotalCents),
    tranches: payment.tranches.map((tranche, index) => ({
      ...tranche,
      cents: amounts[index] ?? 0,
    })),
  };
}

function pixTotal(
  pix: QuoteData['payment']['pix'],
  totalCents: number,
  isComplete: boolean,
): number {
  if (pix?.priceCents !== undefined) return isComplete ? pix.priceCents : totalCents;
  return Math.round((totalCents * (100 - (pix?.percentOff ?? 0))) / 100);
}

/** Shares in per cent; or amounts, and of what is left equal parts for those that name none. */
function splitTranches(cents: number, tranches: readonly Tranche[]): number[] {
  const percents = tranches.flatMap(({ percent }) => percent ?? []);
  if (percents.length === tranches.length) return splitByPercent(cents, percents);
  let left = cents;
  const named = tranches.map((tranche) => {
    const amount = tranche.cents === undefined ? undefined : Math.min(tranche.cents, left);
    left -= amount ?? 0;
    return amount;
  });
  const open = splitEvenly(left, named.filter((amount) => amount === undefined).length);
  return named.map((amount) => amount ?? open.shift() ?? 0);
}
