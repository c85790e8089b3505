// What the contact form is given of its content: each field of the house's own with all that its type means.

import type { ContactPage } from '../domain/content/pages/contact.ts';
import type { OwnField } from '../domain/content/pages/form.ts';
import { USUAL } from '../domain/forms/own-fields.ts';
import type { AskedField, ContactWords } from '../domain/forms/words.ts';
import { ownFieldWords } from '../domain/words.ts';

/** What is typed has to look like this; browsers see to numbers and days themselves. */
const PATTERNS: { [Type in OwnField['type']]?: RegExp } = {
  email: /^[^\s@]+@[^\s@.]+\.[^\s@]+$/,
  tel: /^(?:\D*\d){8}/,
  number: /^-?\d+(?:[.,]\d+)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  url: /^https?:\/\/[^\s/.]+\.\S+$/,
};

export function contactWords({ fields, ...form }: ContactPage['form']): ContactWords {
  if (!fields) return form;
  // Names that are there already are problems elsewhere.
  const taken = new Set<string>([...USUAL, 'message']);
  const own = fields.filter(({ name }) => !taken.has(name) && taken.add(name));
  return { ...form, fields: own.map(asked) };
}

function asked({ error, type, ...field }: OwnField): AskedField {
  const { missing, wrong, choose, ticked } = ownFieldWords;
  const { label } = field;
  return {
    ...field,
    placeholder: choose,
    pattern: PATTERNS[type]?.source,
    missing: error ?? missing(label),
    wrong: error ?? wrong(label),
    attributes: attributesOf(type, ticked),
  };
}

function attributesOf(type: OwnField['type'], ticked: string): AskedField['attributes'] {
  if (type === 'textarea' || type === 'select') return undefined;
  if (type === 'checkbox') return { type, class: 'tick-box', value: ticked };
  return type === 'number' ? { type, step: 'any' } : { type };
}
