// How a message travels to the house: what each service of forms is sent.
// Formats: https://help.formspree.io, https://docs.web3forms.com, https://docs.netlify.com/forms, https://usebasin.com/docs

import type { Destination } from '../content/destination.ts';
import type { FieldTexts } from './words.ts';

export interface Delivery {
  /** What the form is called at the service. */
  form: string;
  url: string;
  kind: Destination['kind'];
  /** The field that people do not see and programs fill in. */
  honeypot: string;
  /** Fields that the service wants besides the visitor's own. */
  hidden: Record<string, string>;
}

interface Circumstances {
  form: string;
  /** The subject of the e-mail that the house gets. */
  subject: string;
  /** The complete address of the page that thanks visitors without a script. */
  thanksUrl: string;
}

const HONEYPOTS: Record<Destination['kind'], string> = {
  formspree: '_gotcha',
  web3forms: 'botcheck',
  netlify: 'bot-field',
  basin: '_gotcha',
  http: '_gotcha',
};

export function deliveryTo(destination: Destination, circumstances: Circumstances): Delivery {
  const { kind } = destination;
  return {
    form: circumstances.form,
    url: destination.url ?? new URL(circumstances.thanksUrl).pathname,
    kind,
    honeypot: HONEYPOTS[kind],
    hidden: hiddenFields(destination, circumstances),
  };
}

function hiddenFields(
  { kind, accessKey = '' }: Destination,
  { form, subject, thanksUrl }: Circumstances,
): Record<string, string> {
  switch (kind) {
    case 'formspree':
      return { _subject: subject, _next: thanksUrl };
    case 'web3forms':
      return { access_key: accessKey, subject, redirect: thanksUrl };
    case 'netlify':
      return { 'form-name': form, subject };
    // Where Basin leads to afterwards is set in its own dashboard.
    case 'basin':
      return { subject };
    case 'http':
      return { form, subject, redirect: thanksUrl };
  }
}

export interface EncodedMessage {
  body: string;
  headers: Record<string, string>;
}

/** Web3Forms and Formspree document JSON; a form's own encoding is what every other server understands. */
export function encodeMessage(
  { kind, hidden }: Delivery,
  values: FieldTexts,
  submissionId: string,
): EncodedMessage {
  // Where to lead a browser is for forms that are sent without a script; the form holds it as well.
  const { _next, redirect, ...fields }: Record<string, string> = {
    ...hidden,
    ...values,
    submission_id: submissionId,
  };
  const asJson = kind === 'formspree' || kind === 'web3forms';
  return {
    body: asJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    headers: {
      accept: 'application/json',
      'content-type': asJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
  };
}
