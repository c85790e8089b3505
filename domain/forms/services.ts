// The services that take what forms send: what each wants to be sent, and what its answers mean.
// Formats: https://help.formspree.io, https://docs.netlify.com/forms

import type { Delivery } from './delivery.ts';

/** `thanksUrl`: the complete address of the page that thanks visitors without a script. */
type Context = Record<'form' | 'subject' | 'thanksUrl', string>;

interface FormService
  extends Pick<Delivery, 'honeypot' | 'takesJson' | 'thanksWithPage' | 'isOwnServer'> {
  /** The host of its addresses, by which an address alone is recognized. */
  host?: string;
  /** An address to send to; a service without one takes forms at the site's own address. */
  exampleUrl?: string;
  hidden(context: Context): Record<string, string>;
  attributes?(form: string): Record<string, string>;
}

export type ServiceName = 'formspree' | 'netlify' | 'http';
export const SERVICES: Readonly<Record<ServiceName, FormService>> = {
  formspree: {
    host: 'formspree.io',
    exampleUrl: 'https://formspree.io/f/abcdwxyz',
    honeypot: '_gotcha',
    takesJson: true,
    hidden: ({ subject, thanksUrl }) => ({ _subject: subject, _next: thanksUrl }),
  },
  netlify: {
    honeypot: 'bot-field',
    thanksWithPage: true,
    hidden: ({ form, subject }) => ({ 'form-name': form, subject }),
    attributes: (form) => ({ name: form, 'data-netlify': 'true', 'netlify-honeypot': 'bot-field' }),
  },
  http: {
    exampleUrl: 'https://forms.exemplo.com.br/contato',
    honeypot: '_gotcha',
    isOwnServer: true,
    hidden: ({ form, subject, thanksUrl }) => ({ form, subject, redirect: thanksUrl }),
  },
};
export const SERVICE_NAMES = Object.keys(SERVICES) as [ServiceName, ...ServiceName[]];

/** `kind` and `url` as content/site.yaml has them. */
export function deliveryTo(
  { kind, url = '' }: { kind: ServiceName; url?: string | undefined },
  context: Context,
): Delivery {
  const { host: _, exampleUrl: __, hidden, attributes, ...service } = SERVICES[kind];
  const own = { hidden: hidden(context), attributes: attributes?.(context.form) };
  return { url: url || new URL(context.thanksUrl).pathname, ...service, ...own };
}
