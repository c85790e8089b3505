// Sends a form's message, with a time limit and retries, waits while there is no network, and returns the result.
// It also keeps what is typed as a draft, so that a reload of the page loses nothing.

import {
  type CheckedField,
  checkForm,
  type Delivery,
  encodeMessage,
  type FormValues,
  readOutcome,
  ruleMessage,
  type SubmitOutcome,
} from '../../domain/forms.ts';
import { formWords } from '../../domain/words.ts';

const LIMIT_MS = 10_000;
const RETRIES = 3;
const MAX_WAIT_SECONDS = 30;
const SIMULATED_MS = 2000;

interface Message {
  /** The key of the form's draft. */
  key: string;
  /** If null, nothing is sent, and every valid message counts as sent. */
  delivery: Delivery | null;
  fields: readonly CheckedField[];
  values: FormValues;
  /** True if the hidden field was filled in. */
  isTrapped: boolean;
  /** Called with a text to show while sending takes long; with '' once it continues. */
  onWait: (status: string) => void;
}

export interface Failure {
  /** `suspected` means that nothing was sent, since the honeypot was filled in. */
  reason: 'unconfirmed' | 'refused' | 'suspected';
  values: FormValues;
  /** The message of the company's own server. */
  words?: string | undefined;
}

/** `errors` has a message by field. */
export type Result = 'sent' | { errors: FormValues } | { failure: Failure };

export async function sendMessage(message: Message): Promise<Result> {
  const { delivery, fields, values } = message;
  const errors = checkForm(fields, values);
  if (Object.keys(errors).length > 0) return { errors };
  if (message.isTrapped) return { failure: { reason: 'suspected', values } };
  message.onWait('');
  if (!delivery) {
    console.log(values);
    await pause(SIMULATED_MS);
    return 'sent';
  }
  addEventListener('beforeunload', confirmUnload);
  const answer = await sendWithRetries(delivery, message);
  removeEventListener('beforeunload', confirmUnload);
  if (answer.outcome === 'sent') return 'sent';
  if (answer.outcome !== 'refused') return { failure: { reason: 'unconfirmed', values } };
  const refused = fields
    .filter(({ name }) => name in answer.fields)
    .map(({ name }) => [name, answer.fields[name] || ruleMessage(name)])
    .filter(([, text]) => text);
  if (refused.length > 0) return { errors: Object.fromEntries(refused) };
  // The answer may have a message about a field that the form does not have.
  const words = answer.words ?? Object.values(answer.fields).find((text) => text.includes(' '));
  return { failure: { reason: 'refused', values, words } };
}

function confirmUnload(event: Event): void {
  event.preventDefault();
}

async function sendWithRetries(
  delivery: Delivery,
  { key, values, onWait }: Message,
): Promise<SubmitOutcome> {
  const body = { ...values, submission_id: submissionId(key, values) };
  for (let tries = 0; ; tries++) {
    onWait('');
    let answer = await post(delivery, body);
    // Read only after a failure, since some browsers report that they are offline when they are not.
    while (answer.outcome === 'later' && !navigator.onLine) {
      onWait(formWords.offline);
      await new Promise((done) => addEventListener('online', done, { once: true }));
      onWait('');
      answer = await post(delivery, body);
    }
    if (answer.outcome !== 'later') return answer;
    const waitSeconds = answer.afterSeconds ?? 2 ** tries;
    if (tries === RETRIES || waitSeconds > MAX_WAIT_SECONDS) return answer;
    onWait(formWords.waiting(waitSeconds));
    await pause(waitSeconds * 1000);
  }
}

async function post(delivery: Delivery, values: FormValues): Promise<SubmitOutcome> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const message = encodeMessage(delivery, values);
    const response = await fetch(delivery.url, { method: 'POST', ...message, signal });
    const retryAfter = response.headers.get('retry-after');
    return readOutcome(delivery, response.status, await response.text(), retryAfter);
  } catch {
    return { outcome: 'later', afterSeconds: undefined };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

interface Draft {
  values: FormValues;
  /** The text that was last sent, and its id. */
  sentAs?: { text: string; id: string } | undefined;
}

/** The drafts, kept here as well since session storage may be full or forbidden. */
const drafts = new Map<string, Draft>();

function inStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function readDraft(key: string): Draft | undefined {
  const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  return drafts.get(key) ?? inStorage(stored);
}

export function keepDraft(key: string, values: FormValues, sentAs = readDraft(key)?.sentAs): void {
  drafts.set(key, { values, sentAs });
  inStorage(() => sessionStorage.setItem(key, JSON.stringify({ values, sentAs })));
}

export function dropDraft(key: string): void {
  drafts.delete(key);
  inStorage(() => sessionStorage.removeItem(key));
}

/** An id that stays the same as long as the text does, so that the company recognizes copies of a message. */
function submissionId(key: string, values: FormValues): string {
  const text = JSON.stringify(values);
  const { sentAs } = readDraft(key) ?? {};
  if (sentAs?.text === text) return sentAs.id;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepDraft(key, values, { text, id });
  return id;
}
