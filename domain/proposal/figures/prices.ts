// What items cost, by their numbers.

import { sum } from '../../money.ts';
import { groupsOf, type SettledChoice } from '../choice/choice.ts';
import type { QuoteData, QuoteItem } from './quote.ts';

/** How many there are of an item, whose price is for all of them or for one. */
export function unitsOf(item: QuoteItem, quantities: SettledChoice['quantities'] = {}): number {
  return item.unitPriceCents === undefined ? 1 : (quantities[item.id] ?? item.quantity ?? 1);
}

/** The offered price of an item, of all that there are of it. */
export function priceOf(item: QuoteItem, quantities?: SettledChoice['quantities']): number {
  return (item.unitPriceCents ?? item.priceCents ?? 0) * unitsOf(item, quantities);
}

/** The same at the normal price; the offered one where there is none. */
export function normalPriceOf(item: QuoteItem, quantities?: SettledChoice['quantities']): number {
  const { normalPriceCents } = item;
  if (normalPriceCents === undefined) return priceOf(item, quantities);
  return normalPriceCents * unitsOf(item, quantities);
}

/** The least that a choice can come to by card, without discounts in centavos. */
export function leastPartsCents({ choice, items }: QuoteData): number {
  const least = (item: QuoteItem): number =>
    priceOf(item, { [item.id]: Math.min(item.min ?? Infinity, item.quantity ?? 1) });
  const options = groupsOf({ choice, items }).map((group) => Math.min(...group.map(least)));
  const inGroups = new Set(groupsOf({ choice, items }).flat());
  const others = items.filter((item) => !inGroups.has(item));
  const isFixed = (item: QuoteItem): boolean =>
    item.required === true || (choice === 'all' && !item.optional);
  const fixed = others.filter(isFixed).map(least);
  const certain = [...options, ...fixed];
  return certain.length > 0 ? sum(certain) : Math.min(...others.map(least));
}
