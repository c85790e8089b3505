// The props of the components of sections.

import type { SectionOf, SectionType } from '../domain/content/sections.ts';

/** The section as its file has it. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & {
  /** For its heading, and for links. */
  id: string;
  /** True for the section below the opening, which is in sight when the page opens. */
  isFirst?: boolean;
};
