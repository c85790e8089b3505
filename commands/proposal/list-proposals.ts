// The proposals of this project, as `npm run proposal list` and the preview show them.

import type { Run } from '../../pipeline/options.ts';
import { listProposals } from '../../pipeline/proposal/status.ts';
import { lookUp } from '../look-up.ts';

/** All that can be read; without `isWhole` some are missing. */
export function readList(run: Run) {
  const { site, isWhole } = lookUp(run);
  const { proposals = [], sent = [] } = site ?? {};
  const listed = listProposals(proposals, sent, run.today);
  return { listed, isWhole, url: site?.company.url ?? '' };
}

export const PROTECTED = '(protegida)';
