// The request for a quote.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ContactWords, FieldTexts } from '../domain/forms/words.ts';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { Chips, Input, personFields, Select, TextArea } from './form/field.ts';
import { Form } from './form/form.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';
import { toast } from './toast/toast.ts';

const ID = 'contato';
const FIELDS = ['name', 'email', 'phone', 'company', 'service', 'budget', 'message'] as const;

export function ContactForm({ words, ...setting }: IslandProps['contact-form']): VNode {
  const [sent, setSent] = useState(0);
  const names = FIELDS.filter((name) => words[name]);
  const submission = useSubmission({
    draft: ID,
    setting,
    rules: 'contact',
    names,
    onSent: () => {
      setSent((count) => count + 1);
      toast(formWords.sent);
    },
  });
  const { errors } = submission;
  const { company, service, budget, optional } = words;
  const describe = (values: FieldTexts): [string, string][] =>
    names.map((name) => [words[name]?.label ?? '', labelOf(words, name, values[name])]);
  return html`<${Form} id=${ID} ...${{ words, setting, submission, describe }}>
    ${personFields(words, errors)}
    ${company && Input({ name: 'company', words: company, errors, optional, type: 'text', autocomplete: 'organization' })}
    ${service && Select({ name: 'service', words: service, errors, options: Object.entries(service.options) })}
    ${budget && Chips({ name: 'budget', words: budget, errors, options: Object.entries(budget.options) })}
    ${TextArea({ name: 'message', words: words.message, errors, minlength: '10' })}
  <//>
  ${sent > 0 && html`<${Sent} words=${words.sent} times=${sent} />`}`;
}

/** Stays under the form, which is empty again: nobody has to guess whether something was sent. */
function Sent({ words, times }: { words: { title: string; text: string }; times: number }): VNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [times]);
  return html`<div class="form-sent second-ground" ref=${box}>
    <p class="form-sent-title">${words.title}</p>
    <p>${words.text}</p>
  </div>`;
}

function labelOf({ service, budget }: ContactWords, name: string, value = ''): string {
  const options = { service, budget }[name]?.options ?? {};
  return options[value] ?? value;
}

export const wake = hydrated<'contact-form'>(ContactForm);
