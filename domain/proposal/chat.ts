// Where a proposal's two buttons lead, and until when: the same decision in the build and on the day of the visit.

import { chatLink } from '../chat-link.ts';
import type { Headline, ProposalData } from '../content/proposal.ts';
import { longDate } from '../dates.ts';
import { proposalMessages as messages, proposalWords as words } from '../words.ts';
import { type Acceptance, acceptanceCode, plainValue } from './acceptance.ts';
import {
  type Agreement,
  agreementLink,
  agreementMail,
  agreementText,
  type PayableFigures,
  type PaymentForm,
  paymentText,
  totalFor,
  validityText,
  type Write,
} from './agreement.ts';
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
  /** Telephone and e-mail of the house, as in content/site.yaml. */
  phone: string;
  email: string;
}

export interface ChosenOffer {
  /** The titles of what is chosen. */
  items: readonly string[];
  figures: PayableFigures & FeeTotals & Pick<ProposalFigures, 'chosen'>;
  form: PaymentForm;
  /** Who accepts, as typed, and the address of the page with the choice; before that, nobody does. */
  signer?: Signer | undefined;
  address?: string | undefined;
}

export interface Signer {
  name: string;
  /** With a tax number behind it, where the house asks for one. */
  role: string;
}

export interface ProposalChat {
  isExpired: boolean;
  /** Such as `Válida até 5 de dezembro de 2026`. */
  validity: string;
  /** What the first button says: accept, or after the last day ask for a new version. */
  acceptLabel: string;
  acceptLink: string;
  /** The acceptance in words. */
  message: string;
  /** The acceptance as an e-mail. */
  acceptMail: string;
  askLink: string;
  /** What is paid, and how, in words. */
  total: string;
  payment: string;
  /** The code of the acceptance, once it says who accepts. */
  code: string | undefined;
}

export function proposalChat(
  offer: Offer,
  { items, figures, form, signer, address = '' }: ChosenOffer,
  today: string,
): ProposalChat {
  const expired = isExpired(offer, today);
  const validity = validityText(offer, today);
  const agreement: Agreement = {
    ...offer,
    headline: headlineFor(offer.headline, figures.chosen),
    items,
    total: totalText(totalFor(figures, form), figures),
    payment: paymentText(figures, form),
    validity,
  };
  const signed = expired ? undefined : signedBy({ ...agreement, day: today }, signer, address);
  const accept: Write = (said, items) =>
    signed
      ? `${messages.accept(said, items)}\n${messages.acceptedBy(signed)}`
      : messages.accept(said, items);
  const write = expired ? messages.renew : accept;
  const to = { email: offer.email, subject: messages.subject(offer) };
  return {
    isExpired: expired,
    validity,
    acceptLabel: expired ? words.renew : words.accept,
    acceptLink: agreementLink(offer.phone, write, agreement),
    message: agreementText(write, agreement),
    acceptMail: agreementMail(to, write, agreement),
    total: agreement.total,
    payment: agreement.payment,
    code: signed?.code,
    askLink: agreementLink(offer.phone, messages.ask, agreement),
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

/** Undefined until both are there. */
function signedBy(
  said: Omit<Acceptance, 'address' | 'name' | 'role'>,
  signer: Signer | undefined,
  address: string,
): Parameters<typeof messages.acceptedBy>[0] | undefined {
  const name = plainValue(signer?.name ?? '');
  const role = plainValue(signer?.role ?? '');
  if (name === '' || role === '') return undefined;
  const code = acceptanceCode({ ...said, address, name, role });
  return { name, role, date: longDate(said.day), address, code };
}

/** The part of a proposal that its buttons need. */
export function offerOf(
  data: ProposalData,
  fingerprint: string,
  { phone, email }: Pick<Offer, 'phone' | 'email'>,
): Offer {
  const { number, version, headline, client, issuedOn, validDays, validUntil } = data;
  const issue = { issuedOn, validDays, validUntil };
  return {
    number,
    version,
    fingerprint,
    headline,
    company: partyOf(client),
    ...issue,
    phone,
    email,
  };
}
