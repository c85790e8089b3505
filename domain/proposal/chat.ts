// The messages of a proposal's buttons and where they lead: the same decision in the build and on the day of the visit.

import type { Headline, ProposalData } from '../content/proposal.ts';
import { type Issue, isExpired, lastDayOf, longDate } from '../dates.ts';
import { chatLink } from '../routes.ts';
import { proposalMessages as messages, proposalWords as words } from '../words.ts';
import { type ChosenQuote, formatQuote, type ProposalFigures, totalFor } from './prices.ts';
import { paymentText, totalText } from './texts.ts';

/** The facts of a proposal that no choice changes. A page may carry it as JSON. */
export interface Offer extends Issue {
  number: string;
  version: number;
  /** The version code, such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  headline: Headline;
  company: string;
  /** The page's address: `https://www.grimpa.example/proposta-padaria-aurora`. */
  address: string;
  /** Telephone and e-mail of the company, as in content/site.yaml. */
  phone: string;
  email: string;
}

/** The part of a proposal that its buttons need; `address` is its page's. */
export function offerOf(
  data: ProposalData,
  address: string,
  { phone, email }: Pick<Offer, 'phone' | 'email'>,
): Omit<Offer, 'fingerprint'> {
  const { number, version, headline, client, issuedOn, validDays, validUntil } = data;
  const issue = { issuedOn, validDays, validUntil };
  return { number, version, headline, company: partyOf(client), ...issue, address, phone, email };
}

/** The party that an offer is made to and that accepts it: a company, or a person without one. */
export function partyOf({ company, name }: Pick<ProposalData['client'], 'company' | 'name'>) {
  return company ?? name;
}

/** Pieces of a title go with the items that they name; without `chosen` nothing is left out. */
export function headlineFor(headline: Headline, chosen?: readonly string[]): string {
  if (typeof headline === 'string') return headline;
  const left = headline.filter(({ of }) => chosen?.includes(of) ?? true);
  const [first = '', ...others] = left.map(({ text }) => text);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' + ');
}

/** `Validade: 15 dias` without an issue date; with one, the last day, and after it that it is past. */
export function validityText(issue: Issue, today: string): string {
  const last = lastDayOf(issue);
  if (last === undefined) return words.validity(issue.validDays ?? 0);
  return isExpired(issue, today) ? words.expired(longDate(last)) : words.validUntil(longDate(last));
}

export interface Signer {
  name: string;
  role: string;
}

interface ChosenOffer {
  items: readonly string[];
  figures: ProposalFigures;
  choice: ChosenQuote;
  signer?: Signer | undefined;
}

export type ProposalChat = ReturnType<typeof proposalChat>;

export function proposalChat(
  offer: Offer,
  { items, figures, choice, signer = { name: '', role: '' } }: ChosenOffer,
  today: string,
) {
  const { phone, email } = offer;
  const expired = isExpired(offer, today);
  const total = totalText(totalFor(figures, choice.form), figures);
  const payment = paymentText(figures, choice.form);
  const validity = validityText(offer, today);
  const headline = headlineFor(offer.headline, figures.chosen);
  const agreement = { ...offer, headline, total, payment, validity };
  const ask = fitIntoChat(phone, items, (list) => messages.ask(agreement, list));
  const signed = { ...signer, address: offer.address + formatQuote(choice) };
  const write = expired ? messages.renew : messages.acceptWith(signed);
  const message = fitIntoChat(phone, items, (list) => write(agreement, list));
  return {
    isExpired: expired,
    /** Such as `Válida até 5 de dezembro de 2026`. */
    validity,
    /** The payment in words: the amount and the way. */
    total,
    payment,
    /** The label of the first button: accept, or after the last day ask for a new version. */
    acceptLabel: expired ? words.renew : words.accept,
    acceptLink: chatLink(phone, message),
    /** The acceptance in words: the same by chat, by e-mail and by form. */
    message,
    acceptMail: mailLink(email, messages.subject(offer), message),
    askLink: chatLink(phone, ask),
  };
}

/** A `mailto:` link (RFC 6068), whose lines end as those of e-mails do. */
export function mailLink(address: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** A question about one part, which names no choice. */
export function askAbout(offer: Pick<Offer, 'number' | 'version' | 'phone'>, part: string): string {
  return chatLink(offer.phone, messages.askAbout(offer, part.replaceAll('\u00a0', ' ')));
}

/** An answer too: not now, and why. */
export function declineLink(offer: Offer, chosen: readonly string[], reason: string): string {
  const title = headlineFor(offer.headline, chosen);
  return chatLink(offer.phone, messages.decline(offer, title, reason));
}

/** Longer addresses are cut by some systems on their way to the chat. */
const MAX_ADDRESS = 2000;

/** The titles of so few fit into any address. */
const SHORT_LIST = 4;

/** The message with the whole list of items, or with as much of it as fits into the address of a chat: at least its count. */
export function fitIntoChat(
  phone: string,
  items: readonly string[],
  write: (list: string) => string,
): string {
  const lists = [items.join(', ')];
  for (let count = items.length - 1; items.length > SHORT_LIST && count > 0; count--)
    lists.push(words.moreItems(items.slice(0, count).join(', '), items.length - count));
  if (items.length > SHORT_LIST) lists.push(words.itemCount(items.length));
  const texts = lists.map(write);
  return texts.find((text) => chatLink(phone, text).length < MAX_ADDRESS) ?? texts.at(-1) ?? '';
}
