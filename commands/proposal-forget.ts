// `npm run proposal:forget NAME`: deletes everything that was kept of a client's proposal.

import { settleSent } from './proposal/settle-sent.ts';
import { forgetProposal } from './proposal/withdraw-proposal.ts';

const USAGE = `npm run proposal:forget NAME
  NAME    padaria-aurora, proposta-padaria-aurora, its path or its number; the file may be deleted already
  --help  says this
Deletes every version of the proposal below content/proposals/sent/, and its passphrase. Nothing stands
at its address any more; its number stays taken. Its own file, and what version control keeps, are yours
to delete.`;

settleSent(
  USAGE,
  forgetProposal,
  ({ number, route, file }) => `${number} is forgotten, and its number stays taken
  address      nothing stands at ${route ?? 'it'} from the next build on
  file         delete ${file ?? 'its content file'} too, if it is still there
  history      version control goes on having what was committed: docs/proposals.md
Publish the site, and commit content/proposals/sent/.`,
);
