// The request for a quote.

import { h, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { type FieldSpec, personFields } from './form/field.ts';
import { Form } from './form/form.ts';
import { Sent } from './form/parts.ts';
import { html, hydrated } from './runtime/html.ts';

type Props = IslandProps['contact-form'];

export function ContactForm({ words, ...setting }: Props): VNode {
  const [sent, setSent] = useState(0);
  const onSent = () => {
    setSent((times) => times + 1);
    import('./toast/toast.ts')
      .then(({ toast }) => toast(formWords.sent))
      .catch((error) => console.error('toast:', error));
  };
  // What is read below the form, which is empty again, stays: nobody has to guess whether something was sent.
  return html`${h(Form, { id: 'contato', words, setting, fields: fieldsOf(words), onSent })}
    ${sent > 0 && h(Sent, { ...words.sent, key: sent })}`;
}

function fieldsOf(words: Props['words']): (FieldSpec | FieldSpec[])[] {
  const { company, service, budget, optional } = words;
  const fields: (FieldSpec | undefined)[] = [
    company && {
      name: 'company',
      type: 'text',
      autocomplete: 'organization',
      optional,
      ...company,
    },
    service && {
      ...service,
      name: 'service',
      type: 'select',
      options: Object.entries(service.options),
    },
    budget && { ...budget, name: 'budget', type: 'radio', options: Object.entries(budget.options) },
    { name: 'message', type: 'textarea', ...words.message },
  ];
  return [...personFields(words), ...fields.filter((field) => field !== undefined)];
}

export const mount = hydrated<'contact-form'>(ContactForm);
