// `npm run proposal:withdraw NAME`: takes a sent proposal back, and says what its address shows from now on.

import { settleSent } from './proposal/settle-sent.ts';
import { withdrawProposal } from './proposal/withdraw-proposal.ts';

const USAGE = `npm run proposal:withdraw NAME
  NAME    padaria-aurora, proposta-padaria-aurora, its path or its number; the file may be deleted already
  --help  says this
Writes into its record below content/proposals/sent/ that a sent proposal is taken back. With the next
build its address says so, and offers chat and e-mail. Its file may then be deleted; a higher version
can be sent at any time.`;

settleSent(
  USAGE,
  withdrawProposal,
  ({ number, version, route, file }) => `version ${version} of ${number} is withdrawn
  address      ${route} says so from the next build on
  file         ${file} may be deleted
  to forget    npm run proposal:forget ${number}: then nothing of it stands anywhere
Publish the site, and commit content/proposals/sent/.`,
);
