// The life of a form: filled in, checked, sent, and what happens when that fails.

import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FieldTexts } from '../../domain/forms/words.ts';
import { type Attempt, attempt, type Failure, only, type Result } from './attempt.ts';
import { dropDraft } from './draft.ts';
import { freeze } from './freeze.ts';
import { loadChecks } from './load-checks.ts';
import { readForm } from './read-form.ts';
import { sendNatively } from './send-natively.ts';
import { useDraft } from './use-draft.ts';

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** One message a field, in the order of the fields. */
  errors: FieldTexts;
  /** Counts the tries that ended with errors: after each, the focus goes to them. */
  mistakes: number;
  failure?: Failure;
  /** What there is to say while it takes long. */
  status: string;
  onSubmit: (event: Event) => void;
  onInput: () => void;
  /** A field was left: the rules will soon be needed. */
  onChange: () => void;
}

interface Options extends Pick<Attempt, 'draft' | 'setting' | 'rules' | 'names'> {
  /** Called once the message is sent and the form is empty again. */
  onSent: () => void;
}

type State = Pick<Submission, 'sending' | 'errors' | 'mistakes' | 'failure' | 'status'>;

const IDLE: State = { sending: false, errors: {}, mistakes: 0, status: '' };

export function useSubmission({ draft, setting, rules, names, onSent }: Options): Submission {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const asked = useRef(false);
  /** What the server refused: its errors stand as long as these values do. */
  const refused = useRef<FieldTexts>({});
  const [state, setState] = useState(IDLE);
  const honeypot = setting.delivery?.honeypot;
  const keep = useDraft(form, draft, honeypot);

  async function onInput(): Promise<void> {
    keep();
    if (Object.keys(state.errors).length === 0) return;
    const { values } = readForm(form.current, honeypot);
    const wrong = only(names, (await loadChecks()).check(rules, values));
    setState((now) => ({ ...now, errors: stillWrong(now.errors, values, wrong, refused.current) }));
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    const written = readForm(form.current, honeypot);
    const held = { form: form.current, release: freeze(form.current) };
    const onWait = (status: string) => setState({ ...IDLE, sending: true, status });
    try {
      finish(
        await attempt({ draft, setting, rules, names, written, asked: asked.current, onWait }),
        held,
      );
    } catch (error) {
      console.error('form:', error);
      setState({ ...IDLE, failure: { reason: 'unconfirmed', values: written.values } });
    } finally {
      held.release();
      busy.current = false;
    }
  }

  function finish(result: Result, held: Held): void {
    setState((now) => stateAfter(result, now));
    if (result.end === 'wrong') refused.current = result.refused;
    if (result.end === 'failed') asked.current ||= result.failure.reason === 'suspected';
    if (result.end === 'unchecked') sendUnchecked(held, result.submission, honeypot);
    if (result.end !== 'sent') return;
    // What a program wrote in the meantime has not been sent, and stays.
    if (JSON.stringify(readForm(held.form, honeypot).values) === JSON.stringify(result.values)) {
      dropDraft(draft);
      held.form.reset();
    }
    asked.current = false;
    onSent();
  }

  return { ...state, form, onSubmit, onInput, onChange: () => void loadChecks().catch(() => {}) };
}

/** A form whose fields stay as they are until they are released. */
interface Held {
  form: HTMLFormElement;
  release: () => void;
}

/** A message goes as soon as its field is right; new ones wait for the next try. */
function stillWrong(
  errors: FieldTexts,
  values: FieldTexts,
  wrong: FieldTexts,
  refused: FieldTexts,
): FieldTexts {
  const messages = Object.entries(errors).map(([name, message]) => [
    name,
    name in refused && refused[name] === values[name] ? message : wrong[name],
  ]);
  return Object.fromEntries(messages.filter(([, message]) => message));
}

function stateAfter(result: Result, { mistakes }: State): State {
  if (result.end === 'wrong') return { ...IDLE, errors: result.errors, mistakes: mistakes + 1 };
  return result.end === 'failed' ? { ...IDLE, failure: result.failure } : IDLE;
}

function sendUnchecked(
  { form, release }: Held,
  submission: FieldTexts,
  honeypot: string | undefined,
): void {
  release();
  sendNatively(form, { ...submission, ...(honeypot && { [honeypot]: '' }) });
}
