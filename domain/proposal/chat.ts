// Where a proposal's two buttons lead, and until when: the same decision in the build and on the day of the visit.

import { chatLink } from '../chat-link.ts';
import type { Labels } from '../content/labels.ts';
import type { Headline, ProposalData } from '../content/proposal.ts';
import { longDate } from '../dates.ts';
import { fill } from '../text/fill.ts';
import { type Acceptance, acceptanceCode, plainValue } from './acceptance.ts';
import {
  type Agreement,
  type AgreementLabels,
  agreementLink,
  agreementMail,
  agreementText,
  type PayableFigures,
  type PaymentForm,
  type PaymentLabels,
  paymentText,
  totalFor,
  type ValidityLabels,
  validityText,
} from './agreement.ts';
import { partyOf } from './client.ts';
import { isExpired } from './expiry.ts';
import type { ProposalFigures } from './figures/figures.ts';
import { headlineFor } from './headline.ts';
import { type FeeTotals, type FeeWords, totalText } from './words/fee-words.ts';

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

export type ChatLabels = AgreementLabels &
  FeeWords &
  PaymentLabels &
  ValidityLabels &
  Pick<
    Labels['proposal'],
    | ('accept' | 'renew' | 'acceptMessage' | 'renewMessage' | 'askMessage')
    | ('acceptedBy' | 'acceptSubject')
  >;

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
  labels: ChatLabels,
  today: string,
): ProposalChat {
  const expired = isExpired(offer, today);
  const validity = validityText(labels, offer, today);
  const agreement: Agreement = {
    ...offer,
    headline: headlineFor(offer.headline, figures.chosen),
    items,
    total: totalText(labels, totalFor(figures, form), figures),
    payment: paymentText(labels, figures, form),
    validity,
  };
  const signed = expired ? undefined : signedBy({ ...agreement, day: today }, signer, address);
  const template = expired
    ? labels.renewMessage
    : [labels.acceptMessage, ...(signed ? [labels.acceptedBy] : [])].join('\n');
  const accepted = { ...agreement, signed };
  const subject = fill(labels.acceptSubject, { number: offer.number, version: offer.version });
  const linkTo = (template: string): string =>
    agreementLink(offer.phone, template, labels, agreement);
  return {
    isExpired: expired,
    validity,
    acceptLabel: expired ? labels.renew : labels.accept,
    acceptLink: agreementLink(offer.phone, template, labels, accepted),
    message: agreementText(template, accepted),
    acceptMail: agreementMail({ email: offer.email, subject }, template, labels, accepted),
    total: agreement.total,
    payment: agreement.payment,
    code: signed?.code,
    askLink: linkTo(labels.askMessage),
  };
}

/** A question about one part, whatever is chosen. */
export function askAbout(
  { number, version, phone }: Pick<Offer, 'number' | 'version' | 'phone'>,
  template: string,
  part: string,
): string {
  return chatLink(phone, fill(template, { number, version, part }));
}

/** An answer too: not now, and why. */
export function declineLink(offer: Offer, template: string, reason: string): string {
  const { number, version, headline, fingerprint, phone } = offer;
  const title = headlineFor(headline);
  return chatLink(phone, fill(template, { number, version, title, reason, fingerprint }));
}

/** Undefined until both are there. */
function signedBy(
  said: Omit<Acceptance, 'address' | 'name' | 'role'>,
  signer: Signer | undefined,
  address: string,
): Agreement['signed'] {
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
