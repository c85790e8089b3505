// The request for a quote.

import { h, type VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { type FieldRow, type FieldSpec, personFields } from './form/field.ts';
import { Form } from './form/form.ts';
import { Sent } from './form/parts.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';

type Props = IslandProps['contact-form'];

export function ContactForm({ words, ...setting }: Props): VNode {
  const [sent, setSent] = useState(0);
  const onSent = () => {
    setSent((times) => times + 1);
    import('./toast/toast.ts')
      .then(({ toast }) => toast(formWords.sent))
      .catch((error) => console.error('toast:', error));
  };
  // The confirmation stays below the empty form.
  return html`${h(Form, { id: 'contato', words, setting, fields: fieldsOf(words), onSent })}
    ${sent > 0 && h(Sent, { ...words.sent, key: sent })}`;
}

function fieldsOf(words: Props['words']): FieldRow[] {
  const { company, service, budget, message, optional } = words;
  const optionsOf = ({ options }: { options: Record<string, string> }) => Object.entries(options);
  const fields: (FieldSpec | false | undefined)[] = [
    company && {
      ...{ name: 'company', type: 'text', autocomplete: 'organization', optional },
      ...company,
    },
    service && { ...service, name: 'service', type: 'select', options: optionsOf(service) },
    budget && { ...budget, name: 'budget', type: 'radio', options: optionsOf(budget) },
    { name: 'message', type: 'textarea', ...message },
  ];
  return [...personFields(words), ...fields.flatMap((field) => field || [])];
}

export const mount = hydrated<'contact-form'>(ContactForm);
