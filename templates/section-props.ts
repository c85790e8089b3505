// The props of the components of sections.

import type { SectionOf, SectionType } from '../domain/content/sections.ts';

/** The section as its file has it, and its id, for its heading and for links. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & { id: string };
