// The life of a form: filled in, checked, sent, and what happens when that fails.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../../domain/fill.ts';
import type { FieldTexts } from '../../domain/forms/words.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { inTime } from '../runtime/in-time.ts';
import type { RuleSet } from './checks.ts';
import { deliver, LIMIT_MS, type Progress, untilOnline } from './deliver.ts';
import { dropDraft, isWritten, keepDraft, readDraft, restoreDraft, submissionId } from './draft.ts';

export interface Failure {
  reason: 'unconfirmed' | 'refused';
  values: FieldTexts;
}

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

interface Options {
  /** The key of the draft; without one nothing is kept. */
  draft?: string;
  setting: FormSetting;
  rules: RuleSet;
  /** Called once the message is sent and the form is empty again. */
  onSent: () => void;
}

type State = Pick<Submission, 'sending' | 'errors' | 'mistakes' | 'failure' | 'status'>;

/** Who waits longer wants to see that the press was felt. */
const UNNOTICED_MS = 300;

const IDLE: State = { sending: false, errors: {}, mistakes: 0, status: '' };

export function useSubmission({ draft, setting, rules, onSent }: Options): Submission {
  const form = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const [state, setState] = useState(IDLE);

  useEffect(() => {
    if (!form.current || !draft) return;
    restoreDraft(form.current, draft);
    // What was written before this code came is in no draft yet.
    if (isWritten(form.current)) keep(draft);
  }, []);
  useFocusAfter(state.sending, form);

  function keep(key: string): void {
    keepDraft(key, { ...readDraft(key), values: valuesOf(form.current) });
  }

  async function onInput(): Promise<void> {
    if (draft) keep(draft);
    if (Object.keys(state.errors).length === 0) return;
    // A message goes as soon as its field is right; new ones wait for the next try.
    const wrong = (await loadChecks()).check(rules, valuesOf(form.current));
    setState((now) => {
      const left = Object.entries(now.errors).filter(([name]) => wrong[name]);
      return { ...now, errors: Object.fromEntries(left) };
    });
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    const values = valuesOf(form.current);
    try {
      const checks = await loadPatiently();
      if (checks) await checkAndSend(form.current, values, checks);
      else {
        setState(IDLE);
        sendNatively(form.current, submissionId(draft, values));
      }
    } catch (error) {
      console.error('form:', error);
      setState({ ...IDLE, failure: { reason: 'unconfirmed', values } });
    } finally {
      busy.current = false;
    }
  }

  /** Null when the rules do not load; without a network that says nothing yet. */
  async function loadPatiently(): Promise<Checks | null> {
    const load = () => inTime(loadChecks(), LIMIT_MS).catch(() => null);
    const slow = setTimeout(() => setState({ ...IDLE, sending: true }), UNNOTICED_MS);
    const checks = await load();
    clearTimeout(slow);
    if (checks || navigator.onLine) return checks;
    setState({ ...IDLE, sending: true, status: setting.labels.offline });
    await untilOnline();
    return load();
  }

  async function checkAndSend(
    sent: HTMLFormElement,
    values: FieldTexts,
    { check, refusals }: Checks,
  ): Promise<void> {
    const errors = check(rules, values);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    setState({ ...IDLE, sending: true });
    const id = submissionId(draft, values);
    const answer = await deliver(setting.delivery, values, id, (progress) =>
      setState({ ...IDLE, sending: true, status: statusText(setting.labels, progress) }),
    );
    if (answer.outcome === 'sent') {
      // What was written in the meantime has not been sent, and stays.
      if (JSON.stringify(valuesOf(sent)) === JSON.stringify(values)) {
        dropDraft(draft);
        sent.reset();
      }
      setState(IDLE);
      return onSent();
    }
    const refused = answer.outcome === 'refused' ? refusals(rules, answer.fields) : {};
    if (Object.keys(refused).length > 0) return showErrors(refused);
    setState({ ...IDLE, failure: { reason: answer.outcome, values } });
  }

  function showErrors(errors: FieldTexts): void {
    setState(({ mistakes }) => ({ ...IDLE, errors, mistakes: mistakes + 1 }));
  }

  return { ...state, form, onSubmit, onInput, onChange: () => void loadChecks().catch(() => {}) };
}

/** A disabled button loses the focus: it comes back, unless the visitor or a message took it. */
function useFocusAfter(sending: boolean, form: Submission['form']): void {
  const before = useRef(false);
  useEffect(() => {
    const lost = before.current && !sending && document.activeElement === document.body;
    before.current = sending;
    if (lost) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
  }, [sending]);
}

type Checks = typeof import('./checks.ts');

const loadChecks = (): Promise<Checks> => import('./checks.ts');

/** Without our rules the browser's own are left, and its own way of sending. */
export function sendNatively(form: HTMLFormElement, id?: string): void {
  if (!form.reportValidity()) return;
  const addId = ({ formData }: FormDataEvent): void => {
    if (id) formData.set('submission_id', id);
  };
  form.addEventListener('formdata', addId, { once: true });
  form.submit();
}

function valuesOf(form: HTMLFormElement | null): Record<string, string> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function statusText({ offline, waiting }: FormSetting['labels'], progress: Progress): string {
  if (progress === 'sending') return '';
  return progress === 'offline' ? offline : fill(waiting, { seconds: progress.waitSeconds });
}
