// The amounts of a proposal's named discounts.

import type { Discount } from '../../content/proposal-figures.ts';
import { splitByPercent, sum } from '../../money.ts';

export interface DiscountAmount extends Pick<Discount, 'label' | 'percent'> {
  cents: number;
}

/** A chosen item, and what its offered price takes off the normal one. */
interface Part {
  id: string;
  savedCents: number;
}

/**
 * Percentages explain what offered prices save: of items that have the same discounts, their sum is
 * divided at once. Amounts are taken off `totalCents` as long as something is left, and only where
 * all of the items that they name are chosen. What comes to nothing is left out.
 */
export function nameDiscounts(
  discounts: readonly Discount[],
  parts: readonly Part[],
  totalCents: number,
): DiscountAmount[] {
  const shares = new Map<Discount, number>();
  for (const [key, saved] of savedBy(discounts, parts)) {
    const percents = key.flatMap(({ percent }) => percent ?? []);
    for (const [index, cents] of splitByPercent(saved, percents).entries()) {
      const discount = key[index];
      if (discount) shares.set(discount, (shares.get(discount) ?? 0) + cents);
    }
  }
  let left = totalCents;
  return discounts.flatMap((discount) => {
    const { label, percent, cents = 0, on } = discount;
    if (percent !== undefined) return { label, percent, cents: shares.get(discount) ?? 0 };
    const isMeant = on?.every((id) => parts.some((part) => part.id === id)) ?? true;
    const taken = isMeant ? Math.min(cents, left) : 0;
    left -= taken;
    return taken > 0 ? { label, percent, cents: taken } : [];
  });
}

/** What the items save that have the same discounts in per cent. */
function savedBy(
  discounts: readonly Discount[],
  parts: readonly Part[],
): (readonly [Discount[], number])[] {
  const percents = discounts.filter(({ percent }) => percent !== undefined);
  const discountsOf = ({ id }: Part): Discount[] =>
    percents.filter(({ on }) => on === undefined || on.includes(id));
  const groups = new Map<string, Part[]>();
  for (const part of parts) {
    const key = discountsOf(part).map((discount) => percents.indexOf(discount));
    groups.set(key.join(), [...(groups.get(key.join()) ?? []), part]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const own = first ? discountsOf(first) : [];
    return own.length > 0 ? [[own, sum(group.map(({ savedCents }) => savedCents))] as const] : [];
  });
}
