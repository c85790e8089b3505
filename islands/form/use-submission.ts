// The life of a form: filled in, checked, sent, and what happens when that fails.

import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { FieldTexts } from '../../domain/forms/words.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { fill } from '../../domain/text/fill.ts';
import { inTime } from '../runtime/in-time.ts';
import type { RuleSet } from './checks.ts';
import { deliver, LIMIT_MS, type Progress, untilOnline } from './deliver.ts';
import { dropDraft, isWritten, keepDraft, readDraft, restoreDraft, submissionId } from './draft.ts';
import { freeze } from './freeze.ts';
import { readForm, type Written } from './read-form.ts';

export interface Failure {
  /** `suspected`: nothing was sent yet, since the honeypot was filled in; the next press sends. */
  reason: 'unconfirmed' | 'refused' | 'suspected';
  values: FieldTexts;
  /** What the house's own server says about it. */
  words?: string | undefined;
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
  /** The visitor has been asked whether a person wrote this, and will not be asked again. */
  const asked = useRef(false);
  /** What the server refused: its errors stand as long as these values do. */
  const refused = useRef<FieldTexts>({});
  const [state, setState] = useState(IDLE);
  const honeypot = setting.delivery?.honeypot;

  useEffect(() => {
    if (!form.current || !draft) return;
    restoreDraft(form.current, draft);
    // What was written before this code came is in no draft yet.
    if (isWritten(form.current)) keep(draft);
  }, []);

  function keep(key: string): void {
    const { values } = readForm(form.current, honeypot);
    keepDraft(key, { ...readDraft(key), values });
  }

  async function onInput(): Promise<void> {
    if (draft) keep(draft);
    if (Object.keys(state.errors).length === 0) return;
    const { values } = readForm(form.current, honeypot);
    // A message goes as soon as its field is right; new ones wait for the next try.
    const wrong = (await loadChecks()).check(rules, values);
    setState((now) => {
      const left = Object.entries(now.errors).map(([name, message]) => [
        name,
        name in refused.current && refused.current[name] === values[name] ? message : wrong[name],
      ]);
      return { ...now, errors: Object.fromEntries(left.filter(([, message]) => message)) };
    });
  }

  async function onSubmit(event: Event): Promise<void> {
    event.preventDefault();
    if (busy.current || !form.current) return;
    busy.current = true;
    const written = readForm(form.current, honeypot);
    const release = freeze(form.current);
    try {
      await checkAndSend(form.current, written, release);
    } catch (error) {
      console.error('form:', error);
      fail({ reason: 'unconfirmed', values: written.values });
    } finally {
      release();
      busy.current = false;
    }
  }

  async function checkAndSend(
    sent: HTMLFormElement,
    { values, caught }: Written,
    release: () => void,
  ): Promise<void> {
    const checks = await loadPatiently();
    const errors = checks?.check(rules, values) ?? {};
    if (Object.keys(errors).length > 0) return showErrors(errors);
    if (caught && !asked.current) {
      asked.current = true;
      return fail({ reason: 'suspected', values });
    }
    const id = submissionId(draft, values);
    if (checks) return send(sent, values, id, checks);
    setState(IDLE);
    release();
    sendNatively(sent, { submission_id: id, ...(honeypot && { [honeypot]: '' }) });
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

  async function send(
    sent: HTMLFormElement,
    values: FieldTexts,
    id: string,
    { refusals }: Checks,
  ): Promise<void> {
    setState({ ...IDLE, sending: true });
    const answer = await deliver(setting.delivery, values, id, (progress) =>
      setState({ ...IDLE, sending: true, status: statusText(setting.labels, progress) }),
    );
    if (answer.outcome === 'sent') {
      // What a program wrote in the meantime has not been sent, and stays.
      if (JSON.stringify(readForm(sent, honeypot).values) === JSON.stringify(values)) {
        dropDraft(draft);
        sent.reset();
      }
      asked.current = false;
      setState(IDLE);
      return onSent();
    }
    if (answer.outcome === 'unconfirmed') return fail({ reason: answer.outcome, values });
    const messages = refusals(rules, answer.fields);
    if (Object.keys(messages).length > 0) return showErrors(messages, values);
    fail({ reason: answer.outcome, values, words: answer.words ?? sentenceIn(answer.fields) });
  }

  /** `values`: what the server refused, where it was the server that did. */
  function showErrors(errors: FieldTexts, values: FieldTexts = {}): void {
    refused.current = values;
    setState(({ mistakes }) => ({ ...IDLE, errors, mistakes: mistakes + 1 }));
  }

  function fail(failure: Failure): void {
    setState({ ...IDLE, failure });
  }

  return { ...state, form, onSubmit, onInput, onChange: () => void loadChecks().catch(() => {}) };
}

type Checks = typeof import('./checks.ts');

const loadChecks = (): Promise<Checks> => import('./checks.ts');

/** What the server says about a field that the form does not have. */
function sentenceIn(fields: FieldTexts): string | undefined {
  return Object.values(fields).find((text) => text.includes(' '));
}

/** Without our rules the browser's own are left, and its own way of sending; `own` goes with it. */
export function sendNatively(form: HTMLFormElement, own: FieldTexts = {}): void {
  if (!form.reportValidity()) return;
  const add = ({ formData }: FormDataEvent): void => {
    for (const [name, value] of Object.entries(own)) formData.set(name, value);
  };
  form.addEventListener('formdata', add, { once: true });
  form.submit();
}

function statusText({ offline, waiting }: FormSetting['labels'], progress: Progress): string {
  if (progress === 'sending') return '';
  return progress === 'offline' ? offline : fill(waiting, { seconds: progress.waitSeconds });
}
