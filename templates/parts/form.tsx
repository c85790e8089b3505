// The fields of a form, and how it is sent without a script.

import type { ReactNode } from 'react';
import type { Frame } from '../frame.ts';

interface FormWords {
  submit: string;
  privacy: { text: string; label: string; href: string };
  byMail: string;
}

interface FormProps {
  frame: Frame;
  id: string;
  words: FormWords;
  /** Where the form is posted; without one it opens the visitor's own e-mail, with everything typed in it. */
  destination: string | null | undefined;
  children: ReactNode;
}

export function Form({ frame, id, words, destination, children }: FormProps) {
  return (
    <form
      className="form"
      id={id}
      method="post"
      action={destination ?? `mailto:${frame.site.email}`}
      encType={destination ? undefined : 'text/plain'}
    >
      {children}
      <p className="form-notice">
        {words.privacy.text} <a href={words.privacy.href}>{words.privacy.label}</a>.
      </p>
      {!destination && <p className="form-notice">{words.byMail}</p>}
      <button className="button" data-look="primary" type="submit">
        {words.submit}
      </button>
    </form>
  );
}

interface FieldWords {
  label: string;
  hint?: string | undefined;
}

interface FieldProps {
  name: string;
  words: FieldWords;
  /** The word that marks a field as optional; without it the field is required. */
  optional?: string;
  children: (attributes: FieldAttributes) => ReactNode;
}

interface FieldAttributes {
  id: string;
  name: string;
  required: boolean;
  'aria-describedby': string | undefined;
}

export function Field({ name, words, optional, children }: FieldProps) {
  const id = `campo-${name}`;
  const hintId = `${id}-dica`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label}
        {optional && <span className="field-optional">{` (${optional})`}</span>}
      </label>
      {words.hint && (
        <p className="field-hint" id={hintId}>
          {words.hint}
        </p>
      )}
      {children({
        id,
        name,
        required: !optional,
        'aria-describedby': words.hint ? hintId : undefined,
      })}
    </div>
  );
}

/** Who writes, and how to answer: the same in every form. */
export function PersonFields({ words }: { words: Record<'name' | 'email' | 'phone', FieldWords> }) {
  return (
    <>
      <Field name="name" words={words.name}>
        {(attributes) => <input {...attributes} type="text" autoComplete="name" minLength={2} />}
      </Field>
      <div className="form-pair">
        <Field name="email" words={words.email}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="email" maxLength={254} />
          )}
        </Field>
        <Field name="phone" words={words.phone}>
          {(attributes) => <input {...attributes} type="tel" autoComplete="tel" minLength={10} />}
        </Field>
      </div>
    </>
  );
}

interface ChoiceProps {
  name: string;
  words: FieldWords & { placeholder: string };
  options: Record<string, string>;
}

export function Choice({ name, words, options }: ChoiceProps) {
  return (
    <Field name={name} words={words}>
      {(attributes) => (
        <select {...attributes} defaultValue="">
          <option value="" disabled>
            {words.placeholder}
          </option>
          {Object.entries(options).map(([value, label]) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
