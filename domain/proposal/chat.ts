// Where a proposal's two buttons lead, and until when: the same decision in the build and on the day of the visit.

import type { Labels } from '../content/labels.ts';
import type { ProposalData } from '../content/proposal.ts';
import {
  type Agreement,
  type AgreementLabels,
  agreementLink,
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
import { type FeeTotals, type FeeWords, totalText } from './words/fee-words.ts';

/** What stays the same whatever is chosen. A page may carry it as JSON. */
export interface Offer
  extends Pick<Agreement, 'number' | 'version' | 'fingerprint' | 'headline' | 'company'> {
  issuedOn?: string | undefined;
  validDays?: number | undefined;
  validUntil?: string | undefined;
  /** Telephone of the house, as in content/site.yaml. */
  phone: string;
}

export interface ChosenOffer {
  /** The titles of what is chosen. */
  items: readonly string[];
  figures: PayableFigures & FeeTotals;
  form: PaymentForm;
}

export type ChatLabels = AgreementLabels &
  FeeWords &
  PaymentLabels &
  ValidityLabels &
  Pick<Labels['proposal'], 'accept' | 'renew' | 'acceptMessage' | 'renewMessage' | 'askMessage'>;

export interface ProposalChat {
  isExpired: boolean;
  /** Such as `Válida até 5 de dezembro de 2026`. */
  validity: string;
  /** What the first button says: accept, or after the last day ask for a new version. */
  acceptLabel: string;
  acceptLink: string;
  askLink: string;
}

export function proposalChat(
  offer: Offer,
  { items, figures, form }: ChosenOffer,
  labels: ChatLabels,
  today: string,
): ProposalChat {
  const expired = isExpired(offer, today);
  const validity = validityText(labels, offer, today);
  const agreement: Agreement = {
    ...offer,
    items,
    total: totalText(labels, totalFor(figures, form), figures),
    payment: paymentText(labels, figures, form),
    validity,
  };
  const linkTo = (template: string): string =>
    agreementLink(offer.phone, template, labels, agreement);
  return {
    isExpired: expired,
    validity,
    acceptLabel: expired ? labels.renew : labels.accept,
    acceptLink: linkTo(expired ? labels.renewMessage : labels.acceptMessage),
    askLink: linkTo(labels.askMessage),
  };
}

/** The part of a proposal that its buttons need. */
export function offerOf(data: ProposalData, fingerprint: string, phone: string): Offer {
  const { number, version, headline, client, issuedOn, validDays, validUntil } = data;
  const issue = { issuedOn, validDays, validUntil };
  return { number, version, fingerprint, headline, company: partyOf(client), ...issue, phone };
}
