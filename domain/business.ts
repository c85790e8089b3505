// The page for a line of business, as lists of other pages show it.

import type { Picture } from './post.ts';

export interface BusinessSummary {
  route: string;
  name: string;
  summary: string;
  /** Decorative. */
  picture: Picture;
}
