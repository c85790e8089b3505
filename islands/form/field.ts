// A field of a form: label, hint, control, error. The build renders it, and the browser adds errors.

import { h, type VNode } from 'preact';
import { WARNING } from '../../domain/asset-names.ts';
import { type CheckedField, type FormValues, limitsOf } from '../../domain/forms.ts';
import { html, Icon } from '../runtime/html.ts';

export interface FieldSpec extends CheckedField {
  type: 'text' | 'email' | 'tel' | 'url' | 'textarea' | 'select' | 'radio';
  label: string;
  hint?: string | undefined;
  autocomplete?: string;
  /** The value and the label of each option of `select` and `radio`. */
  options?: [value: string, label: string][];
  /** The text of a `select` before a choice; `chosen` is the option that is selected at first. */
  placeholder?: string;
  chosen?: string | undefined;
}

/** A field, or a list of fields that share a row. */
export type FieldRow = FieldSpec | FieldSpec[];

type Words = Pick<FieldSpec, 'label' | 'hint'>;

/** Name, e-mail and phone: the same fields in every form. */
export function personFields({
  name,
  email,
  phone,
}: Record<'name' | 'email', Words> & { phone?: Words | undefined }): FieldRow[] {
  const pair: FieldSpec[] = [{ name: 'email', type: 'email', autocomplete: 'email', ...email }];
  if (phone) pair.push({ name: 'phone', type: 'tel', autocomplete: 'tel', ...phone });
  return [{ name: 'name', type: 'text', autocomplete: 'name', ...name }, pair];
}

export function fieldId(name: string): string {
  return `campo-${name}`;
}

interface Props {
  field: FieldSpec;
  errors: FormValues;
  /** False for a control whose value the browser itself must never send. */
  named?: boolean;
}

export function Field({ field, errors, named = true }: Props): VNode {
  const { name, type, label, hint, optional, options = [] } = field;
  const id = fieldId(name);
  const error = errors[name];
  const described = [hint && `${id}-dica`, error && `${id}-erro`].filter(Boolean).join(' ');
  const state = {
    'aria-invalid': error ? 'true' : undefined,
    'aria-describedby': described || undefined,
  };
  const mark = optional && html`<span class="field-optional">${` (${optional})`}</span>`;
  const about = hint && html`<p class="field-hint" id=${`${id}-dica`}>${hint}</p>`;
  // After Enter in the only wrong field the focus does not move, and screen readers read only an alert.
  const role = Object.keys(errors).length === 1 ? 'alert' : undefined;
  const message =
    error &&
    html`<p class="field-error" key=${error} id=${`${id}-erro`} role=${role}>${h(Icon, { path: WARNING })}${error}</p>`;
  if (type === 'radio') {
    return html`<fieldset class="field" role="radiogroup" aria-required=${!optional} ...${state}>
      <legend>${label}${mark}</legend>
      ${about}
      <div class="chips">
        ${options.map(
          ([value, text], index) => html`<label>
            <input id=${index === 0 ? id : `${id}-${index + 1}`} type="radio" name=${name} value=${value} required=${!optional} />
            ${text}
          </label>`,
        )}
      </div>
      ${message}
    </fieldset>`;
  }
  const attributes = { id, name: named ? name : undefined, required: !optional, ...state };
  return html`<div class="field">
    <label for=${id}>
      ${label}
      ${mark}
    </label>
    ${about}
    ${control(field, attributes)}
    ${message}
  </div>`;
}

function control({ name, type, autocomplete, ...field }: FieldSpec, attributes: object): VNode {
  if (type === 'textarea') {
    return html`<textarea rows="6" ...${attributes} ...${limitsOf(name)}></textarea>`;
  }
  if (type === 'select') {
    const { options = [], placeholder, chosen = '' } = field;
    return html`<select ...${attributes}>
      <option value="" disabled selected=${chosen === ''}>${placeholder}</option>
      ${options.map(
        ([value, text]) =>
          html`<option value=${value} selected=${value === chosen}>${text}</option>`,
      )}
    </select>`;
  }
  const own = { type, autocomplete, ...limitsOf(name) };
  return html`<input ...${attributes} ...${own} />`;
}
