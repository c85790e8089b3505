// Keeps what is typed until it is sent: a reload of the page loses nothing.

import type { FieldTexts } from '../../domain/forms/words.ts';

interface Draft {
  values: FieldTexts;
  /** The submission that carries these values, from the first try on. */
  submission?: { values: string; named: Submission };
}

/** What travels with a message: its id, and that of a message whose text was edited, which may have arrived. */
export interface Submission extends FieldTexts {
  submission_id: string;
}

/** By the values they carry, for forms without a draft and browsers without storage. */
const known = new Map<string, Submission>();

/** Undefined without a draft, and where the browser allows no storage. */
export function readDraft(key: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage, or with a full one, the page alone holds the text.
  }
}

export function dropDraft(key: string | undefined): void {
  known.clear();
  try {
    if (key) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}

/** Fills in only the fields that nobody has touched. */
export function restoreDraft(form: HTMLFormElement, key: string): void {
  for (const [name, value] of Object.entries(readDraft(key)?.values ?? {})) {
    const field = form.elements.namedItem(name) as Field | null;
    if (field instanceof HTMLSelectElement) {
      if (field.selectedIndex <= 0) field.value = value;
    } else if (field) field.value ||= value;
  }
}

/** What a draft has a value of. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | RadioNodeList;

/** Whether anything is written in the form that did not come with the page. */
export function isWritten(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? !field.selectedOptions[0]?.defaultSelected
      : (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
        (field.value !== field.defaultValue ||
          (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)),
  );
}

/** The same id for the same values, however often they are sent: the house can tell copies apart. */
export function submissionOf(key: string | undefined, values: FieldTexts): Submission {
  const text = JSON.stringify(values);
  const before = key ? readDraft(key)?.submission : undefined;
  const last = before?.named ?? [...known.values()].at(-1);
  const isSame = before?.values === text;
  const named = known.get(text) ?? (isSame ? before.named : newSubmission(last));
  known.set(text, named);
  if (key) keepDraft(key, { values, submission: { values: text, named } });
  return named;
}

function newSubmission(last: Submission | undefined): Submission {
  return { submission_id: newId(), ...(last && { submission_replaces: last.submission_id }) };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
