// The content as commands ask it: as far as it can be read.

import type { Run } from '../pipeline/options.ts';
import { Problems } from '../pipeline/problems.ts';
import { loadSite } from '../pipeline/site.ts';

/** Undefined where nothing can be said; what is wrong the build says, and `isWhole` whether anything is. */
export function lookUp(run: Run) {
  const problems = new Problems();
  // Commands speak of versions that no page shows yet, too.
  const site = loadSite({ ...run, unsent: true }, problems);
  return { site, isWhole: problems.problems.length === 0 };
}
