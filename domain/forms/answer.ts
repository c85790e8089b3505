// What the answer to a message means. Only what says yes, or nothing at all, counts as yes.

import type { Delivery } from './delivery.ts';
import type { FieldTexts } from './words.ts';

export type Answer =
  | { outcome: 'sent' }
  /**
   * `fields` by name, `words` about the whole: as the house's own server writes them, since the
   * services speak no Portuguese.
   */
  | { outcome: 'refused'; fields: FieldTexts; words?: string }
  | { outcome: 'later'; afterSeconds: number | undefined }
  /** Nothing says that the message arrived. */
  | { outcome: 'unconfirmed' };

/** `retryAfter` is the header of that name, in seconds or as a date. */
export function readAnswer(
  service: Pick<Delivery, 'thanksWithPage' | 'speaksForHouse'>,
  status: number,
  text: string,
  retryAfter: string | null = null,
): Answer {
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return { outcome: 'later', afterSeconds: secondsIn(retryAfter) };
  }
  const body = parse(text);
  const accepted = status >= 200 && status < 300;
  if (accepted && !body) {
    const isYes = service.thanksWithPage || text.trim() === '';
    return { outcome: isYes ? 'sent' : 'unconfirmed' };
  }
  if (accepted && body && !saysNo(body)) return { outcome: 'sent' };
  const ownWords = service.speaksForHouse === true;
  const words = ownWords && body ? wordsOf(body) : '';
  return {
    outcome: 'refused',
    fields: body ? refusedFields(body, ownWords) : {},
    ...(words && { words }),
  };
}

function secondsIn(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

type Body = Record<string, unknown>;

/** Names in small letters: some servers write `Success`. A list answers nothing that was asked. */
function parse(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, held]) => [name.toLowerCase(), held]),
    );
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const VERDICTS = ['ok', 'success', 'sent', 'accepted', 'valid', 'status', 'statuscode', 'result'];
const STATUSES = ['status', 'statuscode'];
const COMPLAINTS = ['error', 'errors', 'fail', 'failed', 'failure'];
const NO =
  /^(?:false|0|no|n|não|nao|off|nok|not ok|null)$|fail|err(?:o|$)|falh|inv[aá]lid|spam|reje|recus|denied|abort/;
const NOTHING = /^(?:|false|0|no|none|null|não|nao)$/;

/** Whether a body takes back what a status of 2xx promises: by a verdict of no, or by a complaint. */
function saysNo(body: Body): boolean {
  return (
    VERDICTS.some((name) => deniesIt(body[name])) ||
    STATUSES.some((name) => isStatusOfFailure(Number(body[name]))) ||
    COMPLAINTS.some((name) => complains(body[name]))
  );
}

/** `false`, 0, "no", "validation_failed". */
function deniesIt(verdict: unknown): boolean {
  return verdict !== undefined && verdict !== null && NO.test(plain(verdict));
}

/** As HTTP numbers them. */
function isStatusOfFailure(status: number): boolean {
  return status >= 400 && status < 600;
}

/** Places for errors often come along empty: null, "", 0, [], { email: [] }. */
function complains(complaint: unknown): boolean {
  if (Array.isArray(complaint)) return complaint.length > 0;
  if (isObject(complaint)) return Object.values(complaint).some(complains);
  return complaint !== undefined && !NOTHING.test(plain(complaint));
}

function plain(value: unknown): string {
  return String(value).trim().toLowerCase();
}

const PLACES = [
  'errors',
  'error',
  'failure',
  'message',
  'msg',
  'detail',
  'reason',
  'data',
  'title',
];
const LONGEST_WORDS = 300;

/** The first sentence that stands where servers explain themselves; codes, pages and stacks are none. */
function wordsOf(body: Body): string {
  const texts = PLACES.map((place) => body[place]).flatMap((said) =>
    [said].flat().map((one) => (isObject(one) && !fieldOf(one) ? one.message : one)),
  );
  const sentences = texts
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .filter((text) => /\S\s+\S/.test(text) && text.length <= LONGEST_WORDS && !text.includes('<'));
  return sentences[0] ?? '';
}

/** Both shapes in use: `[{ field, message }]`, and `{ field: message or messages }`. */
function refusedFields({ errors }: Body, inOwnWords: boolean): Record<string, string> {
  const pairs: [unknown, unknown][] = Array.isArray(errors)
    ? errors.filter(isObject).map((error) => [fieldOf(error), error.message])
    : isObject(errors)
      ? Object.entries(errors)
      : [];
  return Object.fromEntries(
    pairs
      .filter((pair): pair is [string, unknown] => typeof pair[0] === 'string')
      .map(([field, message]) => [field, inOwnWords ? firstText(message) : '']),
  );
}

function fieldOf(error: Body): unknown {
  return error.field ?? error.name;
}

function firstText(message: unknown): string {
  const [text] = [message].flat();
  return typeof text === 'string' ? text : '';
}
