// The request for a quote.

import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { Chips, Input, personFields, Select, TextArea } from './form/field.ts';
import { Form } from './form/form.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';
import { toast } from './toast/toast.ts';

const ID = 'contato';

export function ContactForm({ words, ...setting }: IslandProps['contact-form']): VNode {
  const { labels } = setting;
  const [sent, setSent] = useState(0);
  const submission = useSubmission({
    draft: ID,
    setting,
    rules: 'contact',
    onSent: () => {
      setSent((count) => count + 1);
      toast(labels.sent, labels);
    },
  });
  const { errors } = submission;
  const { service, budget } = words;
  const describe = (values: Readonly<Record<string, string>>): [string, string][] => [
    ...(['name', 'email', 'phone', 'company'] as const).map((name): [string, string] => [
      words[name].label,
      values[name] ?? '',
    ]),
    [service.label, labelOf(service.options, values.service)],
    [budget.label, labelOf(budget.options, values.budget)],
    [words.message.label, values.message ?? ''],
  ];
  return html`<${Form} id=${ID} ...${{ words, setting, submission, describe }}>
    ${personFields(words, errors)}
    ${Input({ name: 'company', words: words.company, errors, optional: words.optional, type: 'text', autocomplete: 'organization' })}
    ${Select({ name: 'service', words: service, errors, options: Object.entries(service.options) })}
    ${Chips({ name: 'budget', words: budget, errors, options: Object.entries(budget.options) })}
    ${TextArea({ name: 'message', words: words.message, errors, minlength: '10' })}
  <//>
  ${sent > 0 && html`<${Sent} words=${words.sent} times=${sent} />`}`;
}

/** Stays under the form, which is empty again: nobody has to guess whether something was sent. */
function Sent({ words, times }: { words: { title: string; text: string }; times: number }): VNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [times]);
  return html`<div class="form-sent green-ground" ref=${box}>
    <p class="form-sent-title">${words.title}</p>
    <p>${words.text}</p>
  </div>`;
}

function labelOf(options: Readonly<Record<string, string>>, value = ''): string {
  return options[value] ?? value;
}

export const wake = hydrated<'contact-form'>(ContactForm);
