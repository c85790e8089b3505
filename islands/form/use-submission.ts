// The life of a form: filled in, checked, sent, and what happens when that fails.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../domain/fill.ts';
import type { FieldTexts } from '../../domain/forms/words.ts';
import type { FormSetting } from '../../domain/islands.ts';
import type { RuleSet } from './checks.ts';
import { deliver, type Progress } from './deliver.ts';
import { dropDraft, keepDraft, readDraft, restoreDraft, submissionId } from './draft.ts';

export interface Failure {
  reason: 'unconfirmed' | 'refused';
  values: FieldTexts;
}

export interface Submission {
  form: RefObject<HTMLFormElement | null>;
  sending: boolean;
  /** One message a field, in the order of the fields. */
  errors: FieldTexts;
  failure?: Failure;
  /** What there is to say while it takes long. */
  status: string;
  onSubmit: (event: Event) => void;
  onInput: () => void;
  /** A field was left: the rules will soon be needed. */
  onChange: () => void;
}

interface Options {
  /** The key of the draft; without one nothing is kept. */
  draft?: string;
  setting: FormSetting;
  rules: RuleSet;
  /** Called once the message is sent and the form is empty again. */
  onSent: () => void;
}

type State = Pick<Submission, 'sending' | 'errors' | 'failure' | 'status'>;

const IDLE: State = { sending: false, errors: {}, status: '' };

export function useSubmission({ draft, setting, rules, onSent }: Options): Submission {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState(IDLE);

  useEffect(() => {
    if (form.current && draft) restoreDraft(form.current, draft);
  }, []);

  async function onInput(): Promise<void> {
    const values = valuesOf(form.current);
    if (draft) keepDraft(draft, { ...readDraft(draft), values });
    if (Object.keys(state.errors).length === 0) return;
    // A message goes as soon as its field is right; new ones wait for the next try.
    const wrong = (await loadChecks()).check(rules, values);
    const left = Object.entries(state.errors).filter(([name]) => wrong[name]);
    setState({ ...state, errors: Object.fromEntries(left) });
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    try {
      await checkAndSend(form.current);
    } catch (error) {
      // Our half of the work is broken or did not load: the browser can still send the form.
      console.error('form:', error);
      setState(IDLE);
      form.current.submit();
    } finally {
      busy.current = false;
    }
  }

  async function checkAndSend(sent: HTMLFormElement): Promise<void> {
    const { check, refusals } = await loadChecks();
    const values = valuesOf(sent);
    const errors = check(rules, values);
    setState({ ...IDLE, errors });
    if (Object.keys(errors).length > 0) return;
    setState({ ...IDLE, sending: true });
    const id = submissionId(draft, values);
    const answer = await deliver(setting.delivery, values, id, (progress) =>
      setState({ ...IDLE, sending: true, status: statusText(setting.labels, progress) }),
    );
    if (answer.outcome === 'sent') {
      if (draft) dropDraft(draft);
      sent.reset();
      setState(IDLE);
      return onSent();
    }
    const refused = answer.outcome === 'refused' ? refusals(rules, answer.fields) : {};
    const failure = { reason: answer.outcome, values };
    setState(Object.keys(refused).length > 0 ? { ...IDLE, errors: refused } : { ...IDLE, failure });
  }

  return { ...state, form, onSubmit, onInput, onChange: () => void loadChecks().catch(() => {}) };
}

const loadChecks = () => import('./checks.ts');

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function statusText({ offline, waiting }: FormSetting['labels'], progress: Progress): string {
  if (progress === 'sending') return '';
  return progress === 'offline' ? offline : fill(waiting, { seconds: progress.waitSeconds });
}
