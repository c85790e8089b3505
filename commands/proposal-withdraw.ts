// `npm run proposal:withdraw NAME`: takes a sent proposal back, and says what its address shows from now on.

import { formatProblem } from '../domain/problem.ts';
import { Run } from '../pipeline/run.ts';
import { type WithdrawResult, withdrawProposal } from './proposal/withdraw-proposal.ts';
import { ROOT } from './root.ts';
import { readCommand } from './terminal/options.ts';

const USAGE = `npm run proposal:withdraw NAME
  NAME    padaria-aurora, proposta-padaria-aurora, its path or its number; the file may be deleted already
  --help  says this
Records in content/proposals.lock.json that a sent proposal is taken back. With the next build its
address says so, and offers chat and e-mail. Its file may then be deleted; a higher version can be
sent at any time.`;

const command = readCommand(USAGE, {});
if (command?.words.length === 1) {
  const run = new Run({ root: ROOT, env: process.env });
  show(withdrawProposal(command.words[0] ?? '', run));
} else if (command) {
  console.error(`expected the name of one proposal, found ${command.words.length}\n\n${USAGE}`);
  process.exitCode = 2;
}

function show(result: WithdrawResult): void {
  if ('refused' in result) fail(result.refused);
  else if ('problems' in result) fail(result.problems.map(formatProblem).join('\n\n'));
  else {
    const { file, route, proposal } = result.withdrawn;
    console.log(`version ${proposal.version} of ${proposal.number} is withdrawn
  address      ${route} says so from the next build on
  file         ${file} may be deleted
  to forget    delete content/proposals/sent/${proposal.number}-v*.yaml too: then nothing stands at the address
Publish the site, and commit content/proposals.lock.json.`);
  }
}

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
