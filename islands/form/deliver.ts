// Sends a message and does not give up lightly: a time limit, retries, and patience while there is no network.

import { type Answer, readAnswer } from '../../domain/forms/answer.ts';
import { type Delivery, encodeMessage } from '../../domain/forms/delivery.ts';
import type { FieldTexts } from '../../domain/forms/words.ts';

export const LIMIT_MS = 10_000;
const RETRIES = 3;
const LONGEST_WAIT_SECONDS = 30;
const SIMULATED_MS = 2000;

export type Progress = 'sending' | 'offline' | { waitSeconds: number };
export type Delivered = Exclude<Answer, { outcome: 'later' }>;

/** Without a destination nothing leaves the page, and every message counts as sent. */
export async function deliver(
  delivery: Delivery | null,
  values: FieldTexts,
  submission: FieldTexts,
  tell: (progress: Progress) => void,
): Promise<Delivered> {
  if (!delivery) {
    console.log(values);
    await pause(SIMULATED_MS);
    return { outcome: 'sent' };
  }
  addEventListener('beforeunload', askFirst);
  try {
    return await insist(delivery, values, submission, tell);
  } finally {
    removeEventListener('beforeunload', askFirst);
  }
}

/** Who leaves while a message is on its way hears about it from the browser. */
function askFirst(event: Event): void {
  event.preventDefault();
}

async function insist(
  delivery: Delivery,
  values: FieldTexts,
  submission: FieldTexts,
  tell: (progress: Progress) => void,
): Promise<Delivered> {
  for (let tries = 0; ; tries++) {
    tell('sending');
    let answer = await send(delivery, values, submission);
    // Asked only after a failure: some browsers believe they are offline when they are not.
    while (answer.outcome === 'later' && !navigator.onLine) {
      tell('offline');
      await untilOnline();
      tell('sending');
      answer = await send(delivery, values, submission);
    }
    if (answer.outcome !== 'later') return answer;
    const waitSeconds = answer.afterSeconds ?? 2 ** tries;
    if (tries === RETRIES || waitSeconds > LONGEST_WAIT_SECONDS) return { outcome: 'unconfirmed' };
    tell({ waitSeconds });
    await pause(waitSeconds * 1000);
  }
}

export function untilOnline(): Promise<unknown> {
  return new Promise((back) => addEventListener('online', back, { once: true }));
}

/** A broken connection is worth another try; the id tells the server that it is the same message. */
async function send(
  delivery: Delivery,
  values: FieldTexts,
  submission: FieldTexts,
): Promise<Answer> {
  const { url } = delivery;
  try {
    const response = await fetch(url, {
      method: 'POST',
      ...encodeMessage(delivery, values, submission),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    return readAnswer(
      delivery,
      response.status,
      await response.text(),
      response.headers.get('retry-after'),
    );
  } catch {
    return { outcome: 'later', afterSeconds: undefined };
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
