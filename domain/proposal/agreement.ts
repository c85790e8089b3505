// The message that waits in the chat when a client accepts a proposal, asks about it, or wants it renewed.

import { chatLink } from '../chat-link.ts';
import { longDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { proposalWords as words } from '../words.ts';
import { type Issue, isExpired, lastDayOf } from './expiry.ts';

/** In how many instalments by card, or by PIX or transfer in the proposal's tranches. */
export type PaymentForm = { by: 'transfer' } | { by: 'card'; count: number };

/** What a form of payment is described from: the figures of the choice. */
export interface PayableFigures {
  /** By card, and by PIX or transfer. */
  totalCents: number;
  pixTotalCents: number;
  instalments: readonly { count: number; amountsCents: readonly number[] }[];
  tranches: readonly { cents: number }[];
}

export interface Agreement {
  number: string;
  version: number;
  /** Such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  headline: string;
  company: string;
  /** The titles of what is chosen. */
  items: readonly string[];
  /** In words, with what comes back: see `totalText`. */
  total: string;
  /** Both in words: see `paymentText` and `validityText`. */
  payment: string;
  validity: string;
}

/** Writes a message about an agreement, with its items as one text: see `proposalMessages`. */
export type Write = (agreement: Agreement, items: string) => string;

/** Longer addresses are cut by some systems on their way to the chat. */
const MAX_ADDRESS = 2000;

/** The complete message. A list of items that is too long for the address of a chat ends in a count. */
export function agreementText(phone: string, write: Write, agreement: Agreement): string {
  const texts = itemTexts(agreement.items).map((items) => write(agreement, items));
  const fits = (text: string): boolean => chatLink(phone, text).length < MAX_ADDRESS;
  return texts.find(fits) ?? texts.at(-1) ?? '';
}

/** The total that a form of payment asks for. */
export function totalFor(figures: PayableFigures, form: PaymentForm): number {
  return form.by === 'card' ? figures.totalCents : figures.pixTotalCents;
}

/** `cartão de crédito em 10× R$ 500`, or `PIX ou transferência em 3 parcelas, a primeira de R$ 1.500`. */
export function paymentText(figures: PayableFigures, form: PaymentForm): string {
  if (form.by === 'card') {
    const chosen = figures.instalments.find(({ count }) => count === form.count);
    const amount = formatMoney(chosen?.amountsCents[0] ?? figures.totalCents);
    return words.byCard(chosen?.count ?? 1, amount);
  }
  const { tranches } = figures;
  return words.byTransfer(tranches.length, formatMoney(tranches[0]?.cents ?? 0));
}

/** `Validade: 15 dias` without an issue date; with one, the last day, and after it that it is past. */
export function validityText(issue: Issue, today: string): string {
  const last = lastDayOf(issue);
  if (last === undefined) return words.validity(issue.validDays ?? 0);
  const date = longDate(last);
  return isExpired(issue, today) ? words.expired(date) : words.validUntil(date);
}

/** The titles of so few fit into any address. */
const SHORT_LIST = 4;

/** From the whole list to its count alone. */
function itemTexts(items: readonly string[]): string[] {
  if (items.length <= SHORT_LIST) return [items.join(', ')];
  const shorter = items.slice(1).map((_, left) => {
    const names = items.slice(0, items.length - left - 1).join(', ');
    return words.moreItems(names, left + 1);
  });
  return [items.join(', '), ...shorter, words.itemCount(items.length)];
}
