// The words of the forms as their content files write them; forms in the browser need the types only.

import type { CareersPage } from '../content/pages/careers.ts';
import type { ContactPage } from '../content/pages/contact.ts';

/** A field of the house's own, as the form is given it. */
export interface AskedField {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  /** Of a list to choose from: what is sent, what is read, and what stands there at first. */
  options?: Record<string, string> | undefined;
  placeholder: string;
  /** Of an input; without these and options it has several lines. */
  attributes?: Record<string, string> | undefined;
  /** What something typed has to match, in letters of any size. */
  pattern?: string | undefined;
  /** What is said when it is empty, and when it does not match or is refused. */
  missing: string;
  wrong: string;
}

export type ContactWords = Omit<ContactPage['form'], 'fields'> & { fields?: AskedField[] };
export type ApplicationWords = CareersPage['form'];

/** A text for each field, by the field's name. */
export type FieldTexts = Readonly<Record<string, string>>;
