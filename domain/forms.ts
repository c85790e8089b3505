// Forms: the rules of their fields, the request that sends a message, and the meaning of the answer.
// The build writes the limits of fields into the HTML, and the browser checks the rest.

import { isUrl } from './routes.ts';

/** A text for each field, by the field's name. */
export type FormValues = Readonly<Record<string, string>>;

/** A field as its check needs it. */
export interface CheckedField {
  name: string;
  type: string;
  /** The word that marks the field as optional; without it the field is required. */
  optional?: string | undefined;
}

interface Rule {
  message: string;
  /** In UTF-16 code units, without spaces around. */
  minlength?: number;
  maxlength?: number;
  accepts?(text: string): boolean;
}

/** `ana.lima+site@exemplo.com.br`: words with dots between them, and a host with a dot in it. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Checks by input type; any other type takes any text. */
const TYPES: Readonly<Record<string, (text: string) => boolean>> = {
  email: (text) => EMAIL.test(text),
  tel: (text) => text.replace(/\D/g, '').length >= 10,
  url: (text) => isUrl(text) && /^https?:\/\/[^/]/i.test(text),
};

const RULES: Readonly<Record<string, Rule>> = {
  name: { minlength: 2, message: 'Nome deve ter pelo menos 2 caracteres' },
  email: { maxlength: 254, message: 'Email inválido' },
  phone: { minlength: 10, message: 'Telefone deve ter pelo menos 10 dígitos' },
  service: { message: 'Selecione um serviço' },
  budget: { message: 'Selecione seu orçamento' },
  message: { minlength: 10, message: 'Mensagem deve ter pelo menos 10 caracteres' },
  position: { message: 'Selecione uma vaga' },
  experience: { minlength: 10, message: 'Descreva sua experiência (mínimo 10 caracteres)' },
  linkedin: { message: 'URL do LinkedIn inválida' },
  portfolio: { message: 'URL do portfólio inválida' },
};

/** The messages of the fields whose value is refused, in the order of the fields. */
export function checkForm(
  fields: readonly CheckedField[],
  values: FormValues,
): Record<string, string> {
  const wrong = fields.filter(({ name, type, optional }) => {
    const text = (values[name] ?? '').trim();
    if (!text) return !optional;
    const { minlength = 0, maxlength = text.length, accepts = TYPES[type] } = RULES[name] ?? {};
    return text.length < minlength || text.length > maxlength || accepts?.(text) === false;
  });
  return Object.fromEntries(
    wrong.map(({ name }) => [name, ruleMessage(name) || 'Confira este campo']),
  );
}

/** The message of a field whose value the company's server refuses without a message of its own. */
export const ruleMessage = (name: string): string => RULES[name]?.message ?? '';

/** The limits that browsers check without a script, as attributes of a text field. */
export function limitsOf(name: string) {
  return { minlength: RULES[name]?.minlength, maxlength: RULES[name]?.maxlength };
}

/** The facts that the browser needs about the service that receives a form. */
export interface Delivery {
  url: string;
  /** The name of the hidden field that only programs fill in. */
  honeypot: string;
  /** Fields that the service wants besides the visitor's own. */
  hidden: Record<string, string>;
  /** Attributes that the service expects on the form element. */
  attributes?: Record<string, string> | undefined;
  /** True if the service takes JSON; all others get the encoding of HTML forms. */
  takesJson?: boolean | undefined;
  /** True if the service answers with a page of thanks. */
  thanksWithPage?: boolean | undefined;
  /** True for the company's own server, whose messages are displayed to visitors; those of services are in English. */
  isOwnServer?: boolean | undefined;
}

export function encodeMessage({ takesJson, hidden, honeypot }: Delivery, values: FormValues) {
  // The address of the next page is left out: only a form that the browser itself sends needs it.
  const { _next, redirect, ...own } = hidden;
  const fields = { ...own, ...values, [honeypot]: '' };
  const type = takesJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    body: takesJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    headers: { accept: 'application/json', 'content-type': type },
  };
}

export type SubmitOutcome =
  | { outcome: 'sent' }
  /** `fields` has a message by field, empty to show that of its rule; `words` are about the whole form. */
  | { outcome: 'refused'; fields: FormValues; words?: string | undefined }
  | { outcome: 'later'; afterSeconds: number | undefined }
  /** The answer does not say if the message arrived. */
  | { outcome: 'unconfirmed' };

/** `retryAfter` is the header of that name, of which seconds count and dates do not. */
export function readOutcome(
  { thanksWithPage, isOwnServer }: Pick<Delivery, 'thanksWithPage' | 'isOwnServer'>,
  status: number,
  text: string,
  retryAfter: string | null = null,
): SubmitOutcome {
  if ([408, 425, 429].includes(status) || status >= 500) {
    const afterSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
    return { outcome: 'later', afterSeconds };
  }
  const body = parseObject(text);
  const { ok, success, message, error, errors } = body ?? {};
  if (status >= 200 && status < 300) {
    if (!body) return { outcome: thanksWithPage || !text.trim() ? 'sent' : 'unconfirmed' };
    // An answer without errors may have empty places for them: null, "", [], { email: [] }.
    const problems = [error, ...Object.values(Object(errors))].filter((one) => one && `${one}`);
    if (ok !== false && success !== false && !problems.length) return { outcome: 'sent' };
  }
  // Services write [{ field, message }], a server of the company's own { field: message or messages }.
  const entries: [string, unknown][] = Array.isArray(errors)
    ? errors.flatMap((one) => (one?.field ? [[one.field, one.message]] : []))
    : Object.entries(typeof errors === 'object' ? (errors ?? {}) : {});
  const fields = entries.map(([name, words]) => [name, isOwnServer ? firstText(words) : '']);
  // Only sentences are displayed: no codes, HTML or stack traces.
  const words = [message, error].map(firstText).find((one) => !/<|^\S*$/.test(one.trim()));
  const isForPeople = isOwnServer && words && words.length < 300;
  return {
    outcome: 'refused',
    fields: Object.fromEntries(fields),
    words: isForPeople ? words.trim() : undefined,
  };
}

/** The object in a JSON text; undefined for any other text or value. */
function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? (value ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

function firstText(words: unknown): string {
  const [text] = [words].flat();
  return typeof text === 'string' ? text : '';
}

interface Context {
  form: string;
  subject: string;
  /** The complete address of the page that thanks visitors without a script, if the site has it. */
  thanksUrl?: string | undefined;
}

interface FormService
  extends Pick<Delivery, 'honeypot' | 'takesJson' | 'thanksWithPage' | 'isOwnServer'> {
  /** The host of its addresses, by which an address alone is recognized. */
  host?: string;
  /** An address to send to; a service without one takes forms at the site's own address. */
  exampleUrl?: string;
  hidden(context: Context): Record<string, string>;
  attributes?(form: string): Record<string, string>;
}

export const SERVICE_NAMES = ['formspree', 'netlify', 'http'] as const;
type ServiceName = (typeof SERVICE_NAMES)[number];

/** The request that each service expects, and the meaning of its answers: https://help.formspree.io, https://docs.netlify.com/forms */
export const SERVICES: Readonly<Record<ServiceName, FormService>> = {
  formspree: {
    host: 'formspree.io',
    exampleUrl: 'https://formspree.io/f/abcdwxyz',
    honeypot: '_gotcha',
    takesJson: true,
    hidden: ({ subject, thanksUrl }) => ({
      _subject: subject,
      ...(thanksUrl && { _next: thanksUrl }),
    }),
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
    hidden: ({ form, subject, thanksUrl }) => ({
      form,
      subject,
      ...(thanksUrl && { redirect: thanksUrl }),
    }),
  },
};

/** `kind` and `url` as content/site.yaml has them. */
export function deliveryTo(
  { kind, url = '' }: { kind: ServiceName; url?: string | undefined },
  context: Context,
): Delivery {
  const { host: _, exampleUrl: __, hidden, attributes, ...service } = SERVICES[kind];
  const own = { hidden: hidden(context), attributes: attributes?.(context.form) };
  return {
    url: url || (context.thanksUrl ? new URL(context.thanksUrl).pathname : '/'),
    ...service,
    ...own,
  };
}
