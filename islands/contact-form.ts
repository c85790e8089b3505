// The form to request a quote.

import { h, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { type FieldRow, personFields } from './form/field.ts';
import { Form } from './form/form.ts';
import { Sent } from './form/parts.ts';
import { html } from './runtime/html.ts';
import { mountByHydration } from './runtime/hydrate.ts';

type Props = IslandProps['contact-form'];

export function ContactForm({ words, ...setting }: Props): VNode {
  const [sent, setSent] = useState(0);
  const onSent = () => {
    setSent((times) => times + 1);
    import('./toast/toast.ts')
      .then(({ toast }) => toast(formWords.sent))
      .catch((error) => console.error('toast:', error));
  };
  // The confirmation is displayed below the form, which is empty again.
  return html`${h(Form, { id: 'contato', words, setting, fields: fieldsOf(words), onSent })}
    ${sent > 0 && h(Sent, { ...words.sent, key: sent })}`;
}

function fieldsOf(words: Props['words']): FieldRow[] {
  const { company, service, budget, message, optional } = words;
  const optionsOf = ({ options }: { options: Record<string, string> }) => Object.entries(options);
  const fields = personFields(words);
  const autocomplete = 'organization';
  if (company) fields.push({ name: 'company', type: 'text', autocomplete, optional, ...company });
  if (service)
    fields.push({ ...service, name: 'service', type: 'select', options: optionsOf(service) });
  if (budget) fields.push({ ...budget, name: 'budget', type: 'radio', options: optionsOf(budget) });
  return [...fields, { name: 'message', type: 'textarea', ...message }];
}

export const mount = mountByHydration<'contact-form'>(ContactForm);
