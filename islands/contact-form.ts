// The request for a quote.

import type { VNode } from 'preact';
import type { IslandProps } from '../domain/islands.ts';
import { Input, personFields, Select, TextArea } from './form/field.ts';
import { Form } from './form/form.ts';
import { useSubmission } from './form/use-submission.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';
import { toast } from './toast/toast.ts';

const ID = 'contato';

export function ContactForm({ words, ...setting }: IslandProps['contact-form']): VNode {
  const { labels } = setting;
  const submission = useSubmission({
    draft: ID,
    setting,
    rules: 'contact',
    onSent: () => toast(labels.sent, labels),
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
    <div class="form-pair">
      ${Select({ name: 'service', words: service, errors, options: Object.entries(service.options) })}
      ${Select({ name: 'budget', words: budget, errors, options: Object.entries(budget.options) })}
    </div>
    ${TextArea({ name: 'message', words: words.message, errors, minlength: '10' })}
  <//>`;
}

function labelOf(options: Readonly<Record<string, string>>, value = ''): string {
  return options[value] ?? value;
}

export const wake = hydrated<'contact-form'>(ContactForm);
