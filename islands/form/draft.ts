// Keeps what is typed until it is sent, so that a reload of the page loses nothing, and the id of what was tried.

import type { FormValues } from '../../domain/forms.ts';

interface Draft {
  values: FormValues;
  /** The id that the text of some values was last sent with. */
  sentAs?: { text: string; id: string } | undefined;
}

/** Beside session storage, which may be full, or forbidden. */
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

/** The same for the same text, however often it is sent: the company recognizes copies by it. */
export function submissionId(key: string, values: FormValues): string {
  const text = JSON.stringify(values);
  const { sentAs } = readDraft(key) ?? {};
  if (sentAs?.text === text) return sentAs.id;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  keepDraft(key, values, { text, id });
  return id;
}
