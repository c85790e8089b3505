// How a message travels to the house: what each service of forms is sent, and what its answers mean.
// Formats: https://help.formspree.io, https://docs.web3forms.com, https://docs.netlify.com/forms, https://usebasin.com/docs

import type { Destination } from './content/destination.ts';
import type { FieldTexts } from './forms/words.ts';

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

export type Answer =
  | { outcome: 'sent' }
  /** `fields` by name: the house's own server's words; the services speak no Portuguese. */
  | { outcome: 'refused'; fields: FieldTexts }
  | { outcome: 'later'; afterSeconds: number | undefined }
  /** Nothing says that the message arrived. */
  | { outcome: 'unconfirmed' };

/** `retryAfter` is the header of that name, in seconds or as a date. */
export function readAnswer(
  kind: Delivery['kind'],
  status: number,
  text: string,
  retryAfter: string | null = null,
): Answer {
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { outcome: 'later', afterSeconds: secondsIn(retryAfter) };
  }
  const body = parse(text);
  const accepted = status >= 200 && status < 300;
  if (accepted && (kind === 'netlify' || text.trim() === '')) return { outcome: 'sent' };
  if (!body) return accepted ? { outcome: 'unconfirmed' } : { outcome: 'refused', fields: {} };
  if (accepted && !complains(body)) return { outcome: 'sent' };
  return { outcome: 'refused', fields: refusedFields(body, kind === 'http') };
}

function secondsIn(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function complains({ ok, success, status, error, errors }: Record<string, unknown>): boolean {
  const refused = [ok, success].some((value) => value === false || value === 'false');
  return refused || status === 'error' || Boolean(error) || isFilled(errors);
}

function isFilled(errors: unknown): boolean {
  return typeof errors === 'object' && errors !== null && Object.keys(errors).length > 0;
}

/** Both shapes in use: `[{ field, message }]`, and `{ field: message or messages }`. */
function refusedFields(
  { errors }: Record<string, unknown>,
  inOwnWords: boolean,
): Record<string, string> {
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.map((error) => [error?.field ?? error?.name, error?.message])
    : isFilled(errors)
      ? Object.entries(errors as object)
      : [];
  return Object.fromEntries(
    pairs
      .filter((pair): pair is [string, unknown] => typeof pair[0] === 'string')
      .map(([field, message]) => [field, inOwnWords ? firstText(message) : '']),
  );
}

function firstText(message: unknown): string {
  const [text] = [message].flat();
  return typeof text === 'string' ? text : '';
}
