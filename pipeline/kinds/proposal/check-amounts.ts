// Holds every amount in a proposal's texts against its figures: what is copied, or stays behind when a price changes.

import type { Offered } from '../../../domain/content/proposal.ts';
import { formatMoney } from '../../../domain/money.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Figures } from '../../../domain/proposal/figures.ts';
import { keptOf, type Source } from '../../source.ts';
import { knownAmounts, listAmounts, totalsOf, type WrittenAmount } from './proposal-amounts.ts';

export function checkAmounts(source: Source, data: Offered, figuresFor: Figures): Problem[] {
  const problems: Problem[] = [];
  const written = keptOf(source, 'amounts', () => listAmounts(source, data));
  if (written.length > 0) {
    const known = knownAmounts(data, figuresFor);
    const totals = totalsOf(data, figuresFor);
    const strays = written.filter(({ cents }) => cents === undefined || !known.has(cents));
    problems.push(...strays.map((amount) => strayAmount(source, amount, totals)));
  }
  data.amounts.forEach(({ cents }, index) => {
    if (written.some((amount) => amount.cents === cents)) return;
    problems.push({
      file: source.file,
      ...source.placeOf(['amounts', index]),
      path: `amounts[${index}]`,
      message: `expected an amount that a text of this proposal names, found ${formatMoney(cents)}, which none does`,
      fix: 'remove this entry, or correct it',
    });
  });
  return problems;
}

function strayAmount(
  { file }: Source,
  { place, path, written, cents }: WrittenAmount,
  totals: string,
): Problem {
  const at = { file, ...place, ...(path === undefined ? {} : { path }) };
  if (cents === undefined) {
    return {
      ...at,
      message: `expected an amount written as R$ 1.234 or R$ 1.234,50, found ${written}`,
      fix: 'write points between thousands, and a comma before two digits of centavos',
    };
  }
  return {
    ...at,
    message: `expected amounts of this proposal, such as ${totals}; found ${written}`,
    fix: `write the amount that the proposal asks now; if it is of something else, say of what: amounts: [{ cents: ${cents}, what: registro do domínio }]`,
  };
}
