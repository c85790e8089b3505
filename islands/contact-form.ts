// The request for a quote.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { askedIn, judge } from '../domain/forms/own-fields.ts';
import type { FieldTexts } from '../domain/forms/words.ts';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { Chips, Input, personFields, Select, TextArea } from './form/field.ts';
import { Form } from './form/form.ts';
import { OwnField } from './form/own-field.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';
import { toast } from './toast/toast.ts';

const ID = 'contato';

export function ContactForm({ words, ...setting }: IslandProps['contact-form']): VNode {
  const [sent, setSent] = useState(0);
  const asked = askedIn(words);
  const submission = useSubmission({
    draft: ID,
    setting,
    rules: 'contact',
    judge: (...found) => judge(asked, ...found),
    onSent: () => {
      setSent((count) => count + 1);
      toast(formWords.sent);
    },
  });
  const { errors } = submission;
  const { company, service, budget, fields = [], optional } = words;
  const describe = (values: FieldTexts): [string, string][] =>
    asked.map(({ name, label, options }) => [label, labelOf(options, values[name])]);
  return html`<${Form} id=${ID} ...${{ words, setting, submission, describe }}>
    ${personFields(words, errors)}
    ${company && Input({ name: 'company', words: company, errors, optional, type: 'text', autocomplete: 'organization' })}
    ${service && Select({ name: 'service', words: service, errors, options: Object.entries(service.options) })}
    ${budget && Chips({ name: 'budget', words: budget, errors, options: Object.entries(budget.options) })}
    ${fields.map((field) => OwnField(field, errors, optional))}
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

function labelOf(options: FieldTexts = {}, value = ''): string {
  return options[value] ?? value;
}

export const wake = hydrated<'contact-form'>(ContactForm);
