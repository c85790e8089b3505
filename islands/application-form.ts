// The form of a candidate, and the confirmation that replaces it once it is sent.

import { type ComponentChild, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { IslandProps } from '../domain/islands.ts';
import { type FieldRow, fieldId, personFields } from './form/field.ts';
import { Form } from './form/form.ts';
import { Sent } from './form/parts.ts';
import { mountByHydration } from './runtime/hydrate.ts';

type Props = IslandProps['application-form'];

export function ApplicationForm({ words, jobs, chosen, ...setting }: Props): ComponentChild {
  const [sent, setSent] = useState(0);
  const [again, setAgain] = useState(0);
  // The visitor asked for the form again: it takes the focus back.
  useEffect(() => {
    if (again > 0) document.getElementById(fieldId('name'))?.focus();
  }, [again]);
  if (sent > again) {
    const back = { label: words.again, onClick: () => setAgain(sent) };
    return h(Sent, { title: words.sentTitle, text: words.sentText, again: back });
  }
  const { position, experience, linkedin, portfolio, optional } = words;
  const options = jobs.map((job): [string, string] => [job, job]);
  const link = { type: 'url', autocomplete: 'url', optional } as const;
  const fields: FieldRow[] = [
    ...personFields(words),
    { name: 'position', type: 'select', options, chosen, ...position },
    { name: 'experience', type: 'textarea', ...experience },
    [
      { name: 'linkedin', ...link, ...linkedin },
      { name: 'portfolio', ...link, ...portfolio },
    ],
  ];
  const onSent = () => setSent(again + 1);
  return h(Form, { id: 'formulario-candidatura', words, setting, fields, onSent });
}

export const mount = mountByHydration<'application-form'>(ApplicationForm);
