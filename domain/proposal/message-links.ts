// The messages and links of a proposal's buttons, computed by the build and, on the day of the visit, by the browser.

import type { Headline, ProposalData } from '../content/proposal.ts';
import { isExpired, lastDayOf, longDate, type Validity } from '../dates.ts';
import { chatLink } from '../routes.ts';
import { proposalMessages as messages, choiceWords as words } from '../words.ts';
import { type ClientChoice, formatChoice, type ProposalFigures, totalFor } from './prices.ts';
import { paymentText, totalText } from './texts.ts';

/** The facts of a proposal that no choice changes; a page may contain them as JSON. */
export interface Offer extends Validity {
  number: string;
  version: number;
  /** The version code, such as `3FA9-01C2-77DE`: `code` in a record, whose `offer` keeps this name. */
  fingerprint: string;
  headline: Headline;
  company: string;
  /** The page's address: `https://www.grimpa.example/proposta-padaria-aurora`. */
  address: string;
  /** Telephone and e-mail of the company, as in content/site.yaml. */
  phone: string;
  email: string;
}

/** The offer of a proposal; `address` is that of its page. */
export function offerOf(
  data: ProposalData,
  address: string,
  { phone, email }: Pick<Offer, 'phone' | 'email'>,
): Omit<Offer, 'fingerprint'> {
  const { number, version, headline, client, issuedOn, validDays, validUntil } = data;
  const issue = { issuedOn, validDays, validUntil };
  return { number, version, headline, company: partyOf(client), ...issue, address, phone, email };
}

/** The party that accepts an offer: the client's company, or the person if there is none. */
export function partyOf({ company, name }: Pick<ProposalData['client'], 'company' | 'name'>) {
  return company ?? name;
}

/** The title of a proposal. Of pieces that name items, those of `chosen` ones; without `chosen` all of them. */
export function headlineFor(headline: Headline, chosen?: readonly string[]): string {
  if (typeof headline === 'string') return headline;
  const left = headline.filter(({ of }) => chosen?.includes(of) ?? true);
  const [first = '', ...others] = left.map(({ text }) => text);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' + ');
}

/** `Validade: 15 dias` without an issue date; with one the last day, or after it that the proposal has expired. */
export function validityText(issue: Validity, today: string): string {
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
  choice: ClientChoice;
  signer?: Signer | undefined;
}

export type ProposalActions = ReturnType<typeof proposalActions>;

export function proposalActions(
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
  // In an address a no-break space takes six characters.
  const paid = { payment: payment.replace('×\u00a0', '× ') };
  const agreement = { ...offer, headline, total, validity, ...paid };
  const ask = fitIntoChat(phone, items, (list) => messages.ask(agreement, list));
  const signed = { ...signer, address: offer.address + formatChoice(choice) };
  const write = expired ? messages.renew : messages.acceptWith(signed);
  const message = fitIntoChat(phone, items, (list) => write(agreement, list));
  return {
    isExpired: expired,
    /** A text such as `Válida até 5 de dezembro de 2026`. */
    validity,
    /** The total in words; `payment` says how it is paid. */
    total,
    payment,
    /** The label of the first button, which accepts, or after the last day asks for a new version. */
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

/** A link to a chat with a question about one part of the proposal, without the choice. */
export function askAbout(offer: Pick<Offer, 'number' | 'version' | 'phone'>, part: string): string {
  return chatLink(offer.phone, messages.askAbout(offer, part.replaceAll('\u00a0', ' ')));
}

/** A link to a chat that declines the proposal, with the reason. */
export function declineLink(offer: Offer, chosen: readonly string[], reason: string): string {
  const title = headlineFor(offer.headline, chosen);
  return chatLink(offer.phone, messages.decline(offer, title, reason));
}

/** The longest address of a chat, in characters: some systems cut longer ones. */
const MAX_ADDRESS = 2000;

/** So few titles fit into any address, and are never shortened. */
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
