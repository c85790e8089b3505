// The message that waits in the chat when a client accepts a proposal, asks about it, or wants it renewed.
// An agreement by message: what it says can be held against the proposal by its number, version and fingerprint.

import { chatLink } from '../chat-link.ts';
import type { Labels } from '../content/labels.ts';
import { longDate } from '../dates.ts';
import { formatMoney } from '../money.ts';
import { fill } from '../text/fill.ts';
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
  /** Who accepts, once that was typed. */
  signed?: Readonly<Record<'name' | 'role' | 'date' | 'address' | 'code', string>> | undefined;
}

type ProposalLabels = Labels['proposal'];
export type AgreementLabels = Pick<ProposalLabels, 'moreItems' | 'itemCount'>;
export type PaymentLabels = Pick<ProposalLabels, 'byCard' | 'byTransfer' | 'byTransferAtOnce'>;
export type ValidityLabels = Pick<ProposalLabels, 'validity' | 'validUntil' | 'expired'>;

/** Longer addresses are cut by some systems on their way to the chat. */
const MAX_ADDRESS = 2000;

/**
 * The click-to-chat address with the complete message. `template` is one of the labels `acceptMessage`,
 * `askMessage` and `renewMessage`. A list of items that is too long for an address ends in a count.
 */
export function agreementLink(
  phone: string,
  template: string,
  labels: AgreementLabels,
  agreement: Agreement,
): string {
  return shortest((text) => chatLink(phone, text), template, labels, agreement);
}

/** The same as an e-mail. */
export function agreementMail(
  to: { email: string; subject: string },
  template: string,
  labels: AgreementLabels,
  agreement: Agreement,
): string {
  const start = `mailto:${to.email}?subject=${encodeURIComponent(to.subject)}&body=`;
  const mail = (text: string): string => start + encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return shortest(mail, template, labels, agreement);
}

/** The whole message, however long. */
export function agreementText(template: string, agreement: Agreement): string {
  return fillMessage(template, agreement, agreement.items.join(', '));
}

function shortest(
  linkTo: (text: string) => string,
  template: string,
  labels: AgreementLabels,
  agreement: Agreement,
): string {
  const links = itemTexts(labels, agreement.items).map((items) =>
    linkTo(fillMessage(template, agreement, items)),
  );
  return links.find((link) => link.length < MAX_ADDRESS) ?? links.at(-1) ?? '';
}

/** The total that a form of payment asks for. */
export function totalFor(figures: PayableFigures, form: PaymentForm): number {
  return form.by === 'card' ? figures.totalCents : figures.pixTotalCents;
}

/** `cartão de crédito em 10× R$ 500`, or `PIX ou transferência em 3 parcelas, a primeira de R$ 1.500`. */
export function paymentText(
  labels: PaymentLabels,
  figures: PayableFigures,
  form: PaymentForm,
): string {
  if (form.by === 'card') {
    const chosen = figures.instalments.find(({ count }) => count === form.count);
    const amount = formatMoney(chosen?.amountsCents[0] ?? figures.totalCents);
    return fill(labels.byCard, { count: chosen?.count ?? 1, amount });
  }
  const { tranches } = figures;
  const values = { count: tranches.length, amount: formatMoney(tranches[0]?.cents ?? 0) };
  return fill(tranches.length > 1 ? labels.byTransfer : labels.byTransferAtOnce, values);
}

/** `Validade: 15 dias` without an issue date; with one, the last day, and after it that it is past. */
export function validityText(labels: ValidityLabels, issue: Issue, today: string): string {
  const last = lastDayOf(issue);
  if (last === undefined) return fill(labels.validity, { days: issue.validDays ?? 0 });
  const date = longDate(last);
  return fill(isExpired(issue, today) ? labels.expired : labels.validUntil, { date });
}

/** The titles of so few fit into any address. */
export const SHORT_LIST = 4;

/** From the whole list to its count alone. */
function itemTexts(labels: AgreementLabels, items: readonly string[]): string[] {
  if (items.length <= SHORT_LIST) return [items.join(', ')];
  const shorter = items.slice(1).map((_, left) => {
    const names = items.slice(0, items.length - left - 1).join(', ');
    return fill(labels.moreItems, { names, count: left + 1 });
  });
  return [items.join(', '), ...shorter, fill(labels.itemCount, { count: items.length })];
}

function fillMessage(template: string, agreement: Agreement, items: string): string {
  const { number, version, fingerprint, headline, company, total, payment, validity } = agreement;
  return fill(template, {
    number,
    version,
    fingerprint,
    title: headline,
    client: company,
    items,
    total,
    payment,
    validity,
    ...agreement.signed,
  });
}
