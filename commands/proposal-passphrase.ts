// `npm run proposal:passphrase NAME`: makes the passphrase of a protected proposal, and shows it once.

import { runOf } from '../pipeline/run.ts';
import { lookUp } from './new/known.ts';
import { chooseProposals } from './pdf/choose-proposals.ts';
import { addPassphrase, tellPassphrase } from './proposal/passphrases.ts';
import { ROOT } from './root.ts';
import { fail, formatComplaints } from './terminal/complaint.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run proposal:passphrase NAME [-- --replace]
  NAME is a proposal's file or address
  --replace  makes a new one; the old one opens nothing after the next build`;

const given = readCommand(USAGE, { replace: { type: 'boolean' } });
if (given?.words.length === 1) protect(given.words, given.flags.replace ?? false);
else if (given) fail(`expected one proposal, found ${given.words.length}\n\n${USAGE}`, 2);

function protect(names: readonly string[], replace: boolean) {
  const { proposals } = lookUp(runOf({ root: ROOT, env: process.env, drafts: true }));
  const { chosen, complaints } = chooseProposals(proposals, names);
  const [proposal] = chosen;
  if (!proposal) return fail(formatComplaints(complaints));
  const passphrase = addPassphrase(ROOT, proposal.name, replace);
  if (typeof passphrase !== 'string') return fail(formatComplaints([passphrase]));
  console.log(tellPassphrase(passphrase));
  if (!proposal.data.passphrase) console.log(`Now add to ${proposal.file}: passphrase: true`);
}
