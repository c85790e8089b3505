// How a message travels from a form to the company, and what an answer to it means.

import type { FormValues } from './rules.ts';

/** What the browser has to know of the service that takes a form's messages. */
export interface Delivery {
  url: string;
  /** The field that people do not see and programs fill in. */
  honeypot: string;
  /** Fields that the service wants besides the visitor's own. */
  hidden: Record<string, string>;
  /** What it looks for in the form element itself. */
  attributes?: Record<string, string> | undefined;
  /** Every other server understands a form's own encoding. */
  takesJson?: boolean | undefined;
  /** Its yes is a page of thanks. */
  thanksWithPage?: boolean | undefined;
  /** The company's own server: visitors read what it says. Services speak no Portuguese. */
  isOwnServer?: boolean | undefined;
}

export function encodeMessage({ takesJson, hidden, honeypot }: Delivery, values: FormValues) {
  // Where to lead a browser is for forms that are sent without a script.
  const { _next, redirect, ...own } = hidden;
  const fields = { ...own, ...values, [honeypot]: '' };
  const type = takesJson ? 'application/json' : 'application/x-www-form-urlencoded';
  return {
    body: takesJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
    headers: { accept: 'application/json', 'content-type': type },
  };
}

export type Answer =
  | { outcome: 'sent' }
  /** `fields`: what to say at each, empty for its rule's message; `words`: about the whole. */
  | { outcome: 'refused'; fields: FormValues; words?: string }
  | { outcome: 'later'; afterSeconds: number | undefined }
  /** Nothing says that the message arrived. */
  | { outcome: 'unconfirmed' };

/** `retryAfter` is the header of that name, of which seconds count and dates do not. */
export function readAnswer(
  { thanksWithPage, isOwnServer }: Pick<Delivery, 'thanksWithPage' | 'isOwnServer'>,
  status: number,
  text: string,
  retryAfter: string | null = null,
): Answer {
  if ([408, 425, 429].includes(status) || status >= 500) {
    const afterSeconds = /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined;
    return { outcome: 'later', afterSeconds };
  }
  const body = parseObject(text);
  const { ok, success, message, error, errors } = body ?? {};
  if (status >= 200 && status < 300) {
    if (!body) return { outcome: thanksWithPage || !text.trim() ? 'sent' : 'unconfirmed' };
    // Places for errors often come along empty: null, "", [], { email: [] }.
    const problems = [error, ...Object.values(Object(errors))].filter((one) => one && `${one}`);
    if (ok !== false && success !== false && !problems.length) return { outcome: 'sent' };
  }
  // Services write [{ field, message }], a server of the company's own { field: message or messages }.
  const entries: [string, unknown][] = Array.isArray(errors)
    ? errors.flatMap((one) => (one?.field ? [[one.field, one.message]] : []))
    : Object.entries(typeof errors === 'object' ? (errors ?? {}) : {});
  const fields = entries.map(([name, words]) => [name, isOwnServer ? firstText(words) : '']);
  // Codes, pages and stacks are no sentences.
  const words = [message, error].map(firstText).find((one) => /^[^<]*\S\s+\S[^<]*$/.test(one));
  const shown = isOwnServer && words && words.length < 300 && { words: words.trim() };
  return { outcome: 'refused', fields: Object.fromEntries(fields), ...shown };
}

/** A list or a single value answers nothing that was asked. */
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
