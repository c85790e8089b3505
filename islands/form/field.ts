// A form's field: label, hint, control, error.

import type { VNode } from 'preact';
import type { FieldTexts } from '../../domain/forms/words.ts';
import { WARNING } from '../../domain/text/signs.ts';
import { html } from '../runtime/html.ts';
import { Sign } from '../runtime/sign.ts';

export interface FieldWords {
  label: string;
  hint?: string | undefined;
}

export interface FieldProps {
  name: string;
  words: FieldWords;
  errors: FieldTexts;
  /** The word that marks a field as optional; without it the field is required. */
  optional?: string | undefined;
}

type Attributes = Record<string, unknown>;

export function fieldId(name: string): string {
  return `campo-${name}`;
}

/** `control` draws the control itself, with the attributes that tie it to the rest. */
export function Field({
  name,
  words,
  errors,
  optional,
  control,
}: FieldProps & { control: (attributes: Attributes) => VNode }): VNode {
  const { id, error, described, message } = tie(name, words, errors);
  const attributes = {
    id,
    name,
    required: !optional,
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': described,
  };
  return html`<div class="field">
    <label for=${id}>
      ${words.label}
      ${optional && html`<span class="field-optional">${` (${optional})`}</span>`}
    </label>
    ${words.hint && html`<p class="field-hint" id=${`${id}-dica`}>${words.hint}</p>`}
    ${control(attributes)}
    ${message}
  </div>`;
}

/** What is wrong with a field, and the ids that tie hint and message to its control. */
function tie(name: string, { hint }: FieldWords, errors: FieldTexts) {
  const id = fieldId(name);
  const error = errors[name];
  // Whoever pressed Enter in the only wrong field has the focus there already, and hears of no move.
  const role = Object.keys(errors).length === 1 ? 'alert' : undefined;
  const described = [hint && `${id}-dica`, error && `${id}-erro`].filter(Boolean).join(' ');
  const message =
    error &&
    html`<p class="field-error" id=${`${id}-erro`} role=${role}><${Sign} path=${WARNING} />${error}</p>`;
  return { id, error, described: described || undefined, message };
}

/** An input; whatever else `props` has goes to it. */
export function Input({ name, words, errors, optional, ...rest }: FieldProps & Attributes): VNode {
  const field = { name, words, errors, optional } as FieldProps;
  return Field({ ...field, control: (own) => html`<input ...${own} ...${rest} />` });
}

export function TextArea({
  name,
  words,
  errors,
  optional,
  ...rest
}: FieldProps & Attributes): VNode {
  const field = { name, words, errors, optional } as FieldProps;
  return Field({
    ...field,
    control: (own) => html`<textarea rows="6" ...${own} ...${rest}></textarea>`,
  });
}

interface SelectProps extends FieldProps {
  words: FieldWords & { placeholder: string };
  /** Value and label. */
  options: [string, string][];
  chosen?: string | undefined;
}

export function Select({ options, chosen = '', ...field }: SelectProps): VNode {
  return Field({
    ...field,
    control: (own) => html`<select ...${own}>
      <option value="" disabled selected=${chosen === ''}>${field.words.placeholder}</option>
      ${options.map(
        ([value, label]) =>
          html`<option value=${value} selected=${value === chosen}>${label}</option>`,
      )}
    </select>`,
  });
}

interface ChipsProps {
  name: string;
  words: FieldWords;
  errors: FieldTexts;
  /** Value and label. */
  options: [string, string][];
}

/** One of a few, all in sight: radio buttons, each in a stone of its own. */
export function Chips({ name, words, errors, options }: ChipsProps): VNode {
  const { id, error, described, message } = tie(name, words, errors);
  return html`<fieldset
    class="field"
    role="radiogroup"
    aria-required="true"
    aria-invalid=${error ? 'true' : undefined}
    aria-describedby=${described}
  >
    <legend>${words.label}</legend>
    ${words.hint && html`<p class="field-hint" id=${`${id}-dica`}>${words.hint}</p>`}
    <div class="chips">
      ${options.map(
        ([value, label], index) => html`<label class="chip">
          <input id=${index === 0 ? id : `${id}-${index + 1}`} type="radio" ...${{ name, value }} required />
          ${label}
        </label>`,
      )}
    </div>
    ${message}
  </fieldset>`;
}

/** Who writes, and how to answer: the same in every form. */
export function personFields(
  words: Record<'name' | 'email', FieldWords> & { phone?: FieldWords | undefined },
  errors: FieldTexts,
): VNode[] {
  return [
    Input({
      name: 'name',
      words: words.name,
      errors,
      type: 'text',
      autocomplete: 'name',
      minlength: '2',
    }),
    html`<div class="form-pair">
      ${Input({ name: 'email', words: words.email, errors, type: 'email', autocomplete: 'email', maxlength: '254' })}
      ${words.phone && Input({ name: 'phone', words: words.phone, errors, type: 'tel', autocomplete: 'tel', minlength: '10' })}
    </div>`,
  ];
}
