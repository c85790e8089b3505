// Where a proposal's two buttons lead, and until when: the same decision in the build and on the day of the visit.

import { chatLink } from '../chat-link.ts';
import type { Headline, ProposalData } from '../content/proposal.ts';
import { proposalMessages as messages, proposalWords as words } from '../words.ts';
import {
  type Agreement,
  agreementText,
  type PayableFigures,
  paymentText,
  totalFor,
  validityText,
} from './agreement.ts';
import { type ChosenQuote, formatQuote } from './choice.ts';
import { partyOf } from './client.ts';
import { isExpired } from './expiry.ts';
import { headlineFor } from './headline.ts';
import type { ProposalFigures } from './prices.ts';
import { type FeeTotals, totalText } from './words.ts';

/** What stays the same whatever is chosen. A page may carry it as JSON. */
export interface Offer extends Pick<Agreement, 'number' | 'version' | 'fingerprint' | 'company'> {
  headline: Headline;
  issuedOn?: string | undefined;
  validDays?: number | undefined;
  validUntil?: string | undefined;
  /** Of the page: `https://www.grimpa.example/proposta-padaria-aurora`. */
  address: string;
  /** Telephone and e-mail of the company, as in content/site.yaml. */
  phone: string;
  email: string;
}

export interface ChosenOffer {
  /** The titles of what is chosen. */
  items: readonly string[];
  figures: PayableFigures & FeeTotals & Pick<ProposalFigures, 'chosen'>;
  choice: ChosenQuote;
  /** Who accepts, as far as it is known. */
  signer?: Signer | undefined;
}

export interface Signer {
  name: string;
  /** With a tax number behind it, where the company asks for one. */
  role: string;
}

export interface ProposalChat {
  isExpired: boolean;
  /** Such as `Válida até 5 de dezembro de 2026`. */
  validity: string;
  /** What the first button says: accept, or after the last day ask for a new version. */
  acceptLabel: string;
  acceptLink: string;
  /** The acceptance in words: the same by chat, by e-mail and by form. */
  message: string;
  acceptMail: string;
  askLink: string;
  /** What is paid, and how, in words. */
  total: string;
  payment: string;
}

export function proposalChat(
  offer: Offer,
  { items, figures, choice, signer = { name: '', role: '' } }: ChosenOffer,
  today: string,
): ProposalChat {
  const { phone, email } = offer;
  const expired = isExpired(offer, today);
  const validity = validityText(offer, today);
  const agreement: Agreement = {
    ...offer,
    headline: headlineFor(offer.headline, figures.chosen),
    items,
    total: totalText(totalFor(figures, choice.form), figures),
    payment: paymentText(figures, choice.form),
    validity,
  };
  const signed = { ...signer, address: offer.address + formatQuote(choice) };
  const write = expired ? messages.renew : messages.acceptWith(signed);
  const message = agreementText(phone, write, agreement);
  const [subject, body] = [messages.subject(offer), message.replaceAll('\n', '\r\n')];
  return {
    isExpired: expired,
    validity,
    acceptLabel: expired ? words.renew : words.accept,
    acceptLink: chatLink(phone, message),
    message,
    acceptMail: `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    total: agreement.total,
    payment: agreement.payment,
    askLink: chatLink(phone, agreementText(phone, messages.ask, agreement)),
  };
}

/** A question about one part, whatever is chosen. */
export function askAbout(offer: Pick<Offer, 'number' | 'version' | 'phone'>, part: string): string {
  return chatLink(offer.phone, messages.askAbout(offer, part));
}

/** An answer too: not now, and why. */
export function declineLink(offer: Offer, chosen: readonly string[], reason: string): string {
  const title = headlineFor(offer.headline, chosen);
  return chatLink(offer.phone, messages.decline(offer, title, reason));
}

/** The part of a proposal that its buttons need; `address` is its page's. */
export function offerOf(
  data: ProposalData,
  address: string,
  { phone, email }: Pick<Offer, 'phone' | 'email'>,
): Omit<Offer, 'fingerprint'> {
  const { number, version, headline, client, issuedOn, validDays, validUntil } = data;
  const company = partyOf(client);
  const issue = { issuedOn, validDays, validUntil };
  return { number, version, headline, company, ...issue, address, phone, email };
}
