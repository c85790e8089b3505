// What a proposal's figures are computed from: the part of it that a page carries as JSON.

import type { Offered } from '../../content/proposal.ts';
import type { QuoteFee } from './fees.ts';

type Item = Offered['items'][number];
export type QuoteItem = Pick<Item, 'id' | 'title'> &
  Partial<
    Pick<
      Item,
      | ('kind' | 'normalPriceCents' | 'priceCents' | 'unitPriceCents' | 'quantity' | 'min' | 'max')
      | ('required' | 'optional' | 'group' | 'deliveryDays' | 'stages')
    >
  >;
type Payment = Offered['payment'];

/** What a choice is computed from: the part of a proposal that a page may carry as JSON. */
export interface QuoteData
  extends Pick<
    Offered,
    'choice' | 'defaultChoice' | 'bundleCents' | 'discounts' | 'deliveryDays' | 'stages'
  > {
  items: QuoteItem[];
  recurring?: QuoteFee[] | undefined;
  payment: Pick<Payment, 'cardInstalments' | 'tranches'> & { pix?: Payment['pix'] };
}

/** Only what a choice is computed from, and shown with. */
export function quoteOf(data: QuoteData): QuoteData {
  const { choice, defaultChoice, bundleCents, discounts, recurring } = data;
  const { deliveryDays, stages, payment } = data;
  const items = data.items.map((item) => {
    const { id, kind, title, normalPriceCents, priceCents, unitPriceCents } = item;
    const { quantity, min, max, required, optional, group, deliveryDays: days, stages: own } = item;
    return {
      ...{ id, kind, title, normalPriceCents, priceCents, unitPriceCents, quantity, min, max },
      ...{ required, optional, group, deliveryDays: days, stages: own },
    };
  });
  return {
    ...{ choice, defaultChoice, items, recurring, bundleCents, discounts, deliveryDays },
    ...{ stages, payment },
  };
}
