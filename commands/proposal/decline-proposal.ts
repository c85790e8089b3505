// Records that a client does not want a proposal now, beside what was sent.

import { join } from 'node:path';
import { stringify } from 'yaml';
import { DECLINED_FILE } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import type { Run } from '../../pipeline/run.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import { find, type Result } from './withdraw-proposal.ts';

/** `name` as for withdrawing; the page stays, and the client may still accept it. */
export function declineProposal(name: string, reason: string | undefined, run: Run): Result {
  return find(name, run, ({ source: _, folder, ...record }, { accepted }) => {
    const known = accepted.get(folder);
    if (known)
      return {
        refused: `${record.number} já foi aceita por ${known.name}`,
      };
    const declined = { declinedOn: run.today, ...(reason && { reason }) };
    replaceFile(join(run.root, folder, DECLINED_FILE), `${HEADER}${stringify(declined)}`);
    return { done: record };
  });
}

const HEADER = '# The client does not want it now: npm run proposal decline.\n\n';
