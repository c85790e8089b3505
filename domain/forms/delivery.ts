// How a message travels to the house: what the browser has to know of the service that takes it.

import type { Destination } from '../content/destination.ts';
import { type Circumstances, SERVICES } from './services.ts';
import type { FieldTexts } from './words.ts';

export interface Delivery {
  url: string;
  /** The field that people do not see and programs fill in. */
  honeypot: string;
  /** Fields that the service wants besides the visitor's own. */
  hidden: Record<string, string>;
  /** What it looks for in the form element itself. */
  attributes?: Record<string, string> | undefined;
  takesJson?: boolean | undefined;
  thanksWithPage?: boolean | undefined;
  speaksForHouse?: boolean | undefined;
}

export function deliveryTo(destination: Destination, circumstances: Circumstances): Delivery {
  const { kind, url } = destination;
  const { honeypot, hidden, attributes, takesJson, thanksWithPage, speaksForHouse } =
    SERVICES[kind];
  return {
    url: url ?? new URL(circumstances.thanksUrl).pathname,
    honeypot,
    hidden: hidden(circumstances),
    attributes: attributes?.(circumstances.form),
    takesJson,
    thanksWithPage,
    speaksForHouse,
  };
}

export interface EncodedMessage {
  body: string;
  headers: Record<string, string>;
}

export function encodeMessage(
  { takesJson, hidden }: Pick<Delivery, 'takesJson' | 'hidden'>,
  values: FieldTexts,
  submission: FieldTexts,
): EncodedMessage {
  // Where to lead a browser is for forms that are sent without a script; the form holds it as well.
  const { _next, redirect, ...fields }: Record<string, string> = {
    ...hidden,
    ...values,
    ...submission,
  };
  return {
    body: takesJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    headers: {
      accept: 'application/json',
      'content-type': takesJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
  };
}
