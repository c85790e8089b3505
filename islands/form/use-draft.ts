// The draft of a form: brought back when the form comes to life, and kept at every change.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isWritten, keepDraft, readDraft, restoreDraft } from './draft.ts';
import { readForm } from './read-form.ts';

/** Gives back what keeps the form as it stands; without a key nothing is kept. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string | undefined,
  honeypot: string | undefined,
): () => void {
  const keep = (): void => {
    if (key) keepDraft(key, { ...readDraft(key), values: readForm(form.current, honeypot).values });
  };
  useEffect(() => {
    if (!form.current || !key) return;
    restoreDraft(form.current, key);
    // What was written before this code came is in no draft yet, and whoever follows the fields has not heard of it.
    if (isWritten(form.current)) form.current.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return keep;
}
