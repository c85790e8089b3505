// The props of the component of each type of section.

import type { SectionOf, SectionType } from '../domain/content/sections.ts';

/** The section as its file has it, with the id by which its heading and links name it. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & { id: string };
