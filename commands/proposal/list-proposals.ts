// The proposals of this project, as `npm run proposal list` and the preview show them.

import { readSent } from '../../pipeline/kinds/proposal/sent.ts';
import { listProposals } from '../../pipeline/kinds/proposal/standing.ts';
import type { Run } from '../../pipeline/run.ts';
import { lookUp } from '../look-up.ts';

/** All that can be read; without `isWhole` some are missing. */
export function readList(run: Run) {
  const { isWhole, house, proposals } = lookUp(run);
  const { value: sent, problems = [] } = readSent(run.root);
  const listed = listProposals(proposals, sent, run.today);
  return { listed, problems, isWhole, url: house?.site.url ?? '' };
}

export const PROTECTED = '(protegida)';
