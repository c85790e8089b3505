// A work of the portfolio as pages show it.

import type { Project } from './content/project.ts';
import type { Picture } from './post.ts';

export interface ShownProject extends Project {
  /** The name of its file. */
  name: string;
  /** Its own page, or else its group on the portfolio's. */
  href: string;
  cover: Picture;
  /** On telephones, where the work has a page and its cover is drawn. */
  screens?: Picture | undefined;
}

/** Those of `all` that a page names, in its order. */
export function worksNamed(
  names: readonly string[] = [],
  all: readonly ShownProject[],
): ShownProject[] {
  return names.flatMap((wanted) => all.find(({ name }) => name === wanted) ?? []);
}
