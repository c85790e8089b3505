// What the answer to a message means: yes, no, later, or nothing that anybody could rely on.

import type { Delivery } from './delivery.ts';
import type { FieldTexts } from './words.ts';

export type Answer =
  | { outcome: 'sent' }
  /**
   * `fields` by name, `words` about the whole: as the company's own server writes them, since the
   * services speak no Portuguese.
   */
  | { outcome: 'refused'; fields: FieldTexts; words?: string }
  | { outcome: 'later'; afterSeconds: number | undefined }
  /** Nothing says that the message arrived. */
  | { outcome: 'unconfirmed' };

/** `retryAfter` is the header of that name, in seconds or as a date. */
export function readAnswer(
  { thanksWithPage, speaksForHouse }: Pick<Delivery, 'thanksWithPage' | 'speaksForHouse'>,
  status: number,
  text: string,
  retryAfter: string | null = null,
): Answer {
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { outcome: 'later', afterSeconds: secondsIn(retryAfter) };
  }
  const body = parse(text);
  if (status >= 200 && status < 300) {
    if (!body) {
      return { outcome: thanksWithPage || text.trim() === '' ? 'sent' : 'unconfirmed' };
    }
    if (!saysNo(body)) return { outcome: 'sent' };
  }
  const fields = refusedFields(body?.errors);
  if (!speaksForHouse) for (const name in fields) fields[name] = '';
  const words = speaksForHouse && [body?.message, body?.error].find(isSentence)?.trim();
  return { outcome: 'refused', fields, ...(words && { words }) };
}

function secondsIn(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

type Body = Record<string, unknown>;

/** A list or a single value answers nothing that was asked. */
function parse(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isGroup(value) && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isGroup(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}

const NO = /^(false|0|no|[45]..)$|^(err|fail)/i;

/** Whether a body takes back what a status of 2xx promises. */
function saysNo({ ok, success, status, result, error, errors }: Body): boolean {
  return (
    [ok, success, status, result].some((verdict) => NO.test(`${verdict}`)) ||
    [error, errors].some(holdsAnything)
  );
}

/** Places for errors often come along empty: null, "", [], { email: [] }. */
function holdsAnything(value: unknown): boolean {
  return isGroup(value) ? Object.values(value).some(holdsAnything) : Boolean(value);
}

/** Codes, pages and stacks are none. */
function isSentence(text: unknown): text is string {
  return typeof text === 'string' && /\S\s/.test(text.trim()) && /^[^<]{0,299}$/.test(text);
}

/** Both shapes in use: `[{ field, message }]`, and `{ field: message or messages }`. */
function refusedFields(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(isGroup(errors) ? errors : {})) {
    const own = Array.isArray(errors) && (isGroup(value) ? value : {});
    const [field, message] = own ? [own.field, own.message] : [key, value];
    const [text] = [message].flat();
    if (typeof field === 'string') fields[field] = typeof text === 'string' ? text : '';
  }
  return fields;
}
