// The words of the forms as their content files write them; forms in the browser need the types only.

import type { SectionOf } from '../content/sections.ts';

export type ContactWords = SectionOf<'contact'>['form'];
export type ApplicationWords = SectionOf<'application'>['form'];

/** A text for each field, by the field's name. */
export type FieldTexts = Readonly<Record<string, string>>;
