// The words of the forms as their content files write them; forms in the browser need the types only.

import type { CareersPage } from '../content/pages/careers.ts';
import type { ContactPage } from '../content/pages/contact.ts';

export type ContactWords = ContactPage['form'];
export type ApplicationWords = CareersPage['form'];

/** A text for each field, by the field's name. */
export type FieldTexts = Readonly<Record<string, string>>;
