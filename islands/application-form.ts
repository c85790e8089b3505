// The application of a candidate, and the state after it was sent.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { Input, personFields, Select, TextArea } from './form/field.ts';
import { Form } from './form/form.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';

const ID = 'formulario-candidatura';
const FIELDS = [
  'name',
  'email',
  'phone',
  'position',
  'experience',
  'linkedin',
  'portfolio',
] as const;

type Props = IslandProps['application-form'];

export function ApplicationForm(props: Props): VNode {
  const [sent, setSent] = useState(false);
  const again = useRef(false);
  if (sent) {
    const reopen = (): void => {
      again.current = true;
      setSent(false);
    };
    return html`<${Sent} words=${props.words} reopen=${reopen} />`;
  }
  return html`<${Editing} ...${props} focus=${again.current} onSent=${() => setSent(true)} />`;
}

/** `focus`: the form has come back, and the visitor with it. */
function Editing({
  words,
  jobs,
  chosen,
  focus,
  onSent,
  ...setting
}: Props & { focus: boolean; onSent: () => void }): VNode {
  const submission = useSubmission({ draft: ID, setting, rules: 'application', onSent });
  const { errors, form } = submission;
  useEffect(() => {
    if (focus) form.current?.querySelector('input')?.focus();
  }, []);
  const describe = (values: Readonly<Record<string, string>>): [string, string][] =>
    FIELDS.map((name) => [words[name].label, values[name] ?? '']);
  const { optional } = words;
  return html`<${Form} id=${ID} ...${{ words, setting, submission, describe }}>
    ${personFields(words, errors)}
    ${Select({ name: 'position', words: words.position, errors, options: jobs.map((job) => [job, job]), chosen })}
    ${TextArea({ name: 'experience', words: words.experience, errors, minlength: '10' })}
    <div class="form-pair">
      ${Input({ name: 'linkedin', words: words.linkedin, errors, optional, type: 'url', autocomplete: 'url' })}
      ${Input({ name: 'portfolio', words: words.portfolio, errors, optional, type: 'url', autocomplete: 'url' })}
    </div>
  <//>`;
}

function Sent({ words, reopen }: { words: Props['words']; reopen: () => void }): VNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return html`<div class="form-sent second-ground" ref=${box} role="status" tabindex="-1">
    <p class="form-sent-title">${words.sentTitle}</p>
    <p>${words.sentText}</p>
    <button class="button" data-look="secondary" type="button" onClick=${reopen}>${words.again}</button>
  </div>`;
}

export const wake = hydrated<'application-form'>(ApplicationForm);
