// The request for a quote.

import { h, type VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { formWords } from '../domain/words.ts';
import { type FieldSpec, personFields } from './form/field.ts';
import { Form } from './form/form.ts';
import { html } from './runtime/html.ts';
import { hydrated } from './runtime/hydrate.ts';

type Props = IslandProps['contact-form'];

export function ContactForm({ words, ...setting }: Props): VNode {
  const [sent, setSent] = useState(0);
  const onSent = () => {
    setSent((times) => times + 1);
    // It is said below the form too, and nothing is missing if this does not load.
    import('./toast/toast.ts')
      .then(({ toast }) => toast(formWords.sent))
      .catch((error) => console.error('toast:', error));
  };
  return html`${h(Form, { id: 'contato', words, setting, fields: fieldsOf(words), onSent })}
    ${sent > 0 && h(Sent, { words: words.sent, times: sent })}`;
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

/** Stays under the form, which is empty again: nobody has to guess whether something was sent. */
function Sent({ words, times }: { words: Props['words']['sent']; times: number }): VNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [times]);
  return html`<div class="form-sent second-ground" ref=${box}>
    <p class="form-sent-title">${words.title}</p>
    <p>${words.text}</p>
  </div>`;
}

export const mount = hydrated<'contact-form'>(ContactForm);
