// One try to send a form: what is wrong in it, whether a person wrote it, and what its destination says.

import type { FieldTexts } from '../../domain/forms/words.ts';
import type { FormSetting } from '../../domain/islands.ts';
import { formWords } from '../../domain/words.ts';
import type { RuleSet } from './checks.ts';
import { deliver, type Progress } from './deliver.ts';
import { type Submission, submissionOf } from './draft.ts';
import { type Checks, loadPatiently } from './load-checks.ts';
import type { Written } from './read-form.ts';

export interface Attempt {
  /** The key of the draft; without one nothing is kept. */
  draft?: string | undefined;
  setting: FormSetting;
  rules: RuleSet;
  /** The fields that the form has, where it may leave some of the rules' out. */
  names?: readonly string[] | undefined;
  written: Written;
  /** The visitor has been asked whether a person wrote this, and is not asked again. */
  asked: boolean;
  /** Called while it takes long, with what there is to say about it. */
  onWait: (status: string) => void;
}

export interface Failure {
  /** `suspected`: nothing was sent yet, since the honeypot was filled in; the next press sends. */
  reason: 'unconfirmed' | 'refused' | 'suspected';
  values: FieldTexts;
  /** What the house's own server says about it. */
  words?: string | undefined;
}

export type Result =
  | { end: 'sent'; values: FieldTexts }
  /** One message a field; `refused`: the values, where it was the server that refused them. */
  | { end: 'wrong'; errors: FieldTexts; refused: FieldTexts }
  | { end: 'failed'; failure: Failure }
  /** The rules did not load: the browser has its own, and its own way of sending. */
  | { end: 'unchecked'; submission: Submission };

export async function attempt(trial: Attempt): Promise<Result> {
  const { draft, rules, names, asked, onWait } = trial;
  const { values, caught } = trial.written;
  const checks = await loadPatiently({
    onSlow: () => onWait(''),
    onOffline: () => onWait(formWords.offline),
  });
  const errors = checks ? only(names, checks.check(rules, values)) : {};
  if (Object.keys(errors).length > 0) return { end: 'wrong', errors, refused: {} };
  if (caught && !asked) return { end: 'failed', failure: { reason: 'suspected', values } };
  const submission = submissionOf(draft, values);
  return checks ? send(trial, submission, checks) : { end: 'unchecked', submission };
}

async function send(trial: Attempt, submission: Submission, { refusals }: Checks): Promise<Result> {
  const { setting, rules, names, onWait } = trial;
  const { values } = trial.written;
  onWait('');
  const answer = await deliver(setting.delivery, values, submission, (progress) =>
    onWait(statusText(progress)),
  );
  if (answer.outcome === 'sent') return { end: 'sent', values };
  if (answer.outcome === 'unconfirmed') {
    return { end: 'failed', failure: { reason: 'unconfirmed', values } };
  }
  const errors = only(names, refusals(rules, answer.fields));
  if (Object.keys(errors).length > 0) return { end: 'wrong', errors, refused: values };
  const words = answer.words ?? sentenceIn(answer.fields);
  return { end: 'failed', failure: { reason: 'refused', values, words } };
}

/** Of fields that the form does not have nothing is said. */
export function only(names: readonly string[] | undefined, errors: FieldTexts): FieldTexts {
  if (!names) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name)));
}

/** What the server says about a field that the form does not have. */
function sentenceIn(fields: FieldTexts): string | undefined {
  return Object.values(fields).find((text) => text.includes(' '));
}

function statusText(progress: Progress): string {
  if (progress === 'sending') return '';
  return progress === 'offline' ? formWords.offline : formWords.waiting(progress.waitSeconds);
}
