// `npm run proposal:passphrase NAME`: makes the passphrase of a protected proposal, and shows it once.

import { Run } from '../pipeline/run.ts';
import { lookUp } from './new/known.ts';
import { chooseProposals } from './pdf/choose-proposals.ts';
import { addPassphrase, tellPassphrase } from './proposal/passphrases.ts';
import { ROOT } from './root.ts';
import { formatComplaints } from './terminal/complaint.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run proposal:passphrase NAME [-- --replace]
  NAME is a proposal's file or address
  --replace  makes a new one; the old one opens nothing after the next build`;

const given = readCommand(USAGE, { replace: { type: 'boolean' } });
if (given) process.exitCode = protect(given.words, given.flags.replace ?? false);

/** Gives the exit code. */
function protect(names: readonly string[], replace: boolean): number {
  if (names.length !== 1) {
    console.error(`expected one proposal, found ${names.length}\n\n${USAGE}`);
    return 2;
  }
  const run = new Run({ root: ROOT, env: process.env });
  const { proposals } = lookUp(run);
  const { chosen, complaints } = chooseProposals(proposals, names);
  const [proposal] = chosen;
  if (!proposal) {
    console.error(formatComplaints(complaints));
    return 1;
  }
  const passphrase = addPassphrase(ROOT, proposal.name, replace);
  if (typeof passphrase !== 'string') {
    console.error(formatComplaints([passphrase]));
    return 1;
  }
  console.log(tellPassphrase(passphrase));
  if (!proposal.data.passphrase) console.log(`Now add to ${proposal.file}: passphrase: true`);
  return 0;
}
