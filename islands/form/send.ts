// Sends a form's message: what is wrong in it, a time limit, retries, patience while there is no network, and what came of it.

import {
  type Answer,
  checkForm,
  type Delivery,
  encodeMessage,
  type FormValues,
  readAnswer,
  ruleMessage,
} from '../../domain/forms.ts';
import { formWords } from '../../domain/words.ts';
import { submissionId } from './draft.ts';

const LIMIT_MS = 10_000;
const RETRIES = 3;
const MAX_WAIT_SECONDS = 30;
const SIMULATED_MS = 2000;

export interface Message {
  /** The key of the form's draft. */
  key: string;
  /** Null: nothing leaves the page, and every message counts as sent. */
  delivery: Delivery | null;
  fields: readonly string[];
  values: FormValues;
  /** Whether the field that people do not see was filled in. */
  isTrapped: boolean;
  /** Called with what there is to say while it takes long. */
  onWait: (status: string) => void;
}

export interface Failure {
  /** `suspected`: nothing was sent, since the honeypot was filled in. */
  reason: 'unconfirmed' | 'refused' | 'suspected';
  values: FormValues;
  /** What the company's own server says about it. */
  words?: string | undefined;
}

/** `errors`: one message a field. */
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
    .filter((name) => name in answer.fields)
    .map((name) => [name, answer.fields[name] || ruleMessage(name)])
    .filter(([, text]) => text);
  if (refused.length > 0) return { errors: Object.fromEntries(refused) };
  // Perhaps about a field that the form does not have.
  const words = answer.words ?? Object.values(answer.fields).find((text) => text.includes(' '));
  return { failure: { reason: 'refused', values, words } };
}

function confirmUnload(event: Event): void {
  event.preventDefault();
}

async function sendWithRetries(
  delivery: Delivery,
  { key, values, onWait }: Message,
): Promise<Answer> {
  const body = { ...values, submission_id: submissionId(key, values) };
  for (let tries = 0; ; tries++) {
    onWait('');
    let answer = await post(delivery, body);
    // Asked only after a failure: some browsers believe they are offline when they are not.
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

async function post(delivery: Delivery, values: FormValues): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const message = encodeMessage(delivery, values);
    const response = await fetch(delivery.url, { method: 'POST', ...message, signal });
    const retryAfter = response.headers.get('retry-after');
    return readAnswer(delivery, response.status, await response.text(), retryAfter);
  } catch {
    return { outcome: 'later', afterSeconds: undefined };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
