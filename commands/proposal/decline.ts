// `npm run proposal decline NAME`: records that a client said no for now.

import { runOf } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { fail } from '../terminal/complaint.ts';
import { readCommand, refuseNames } from '../terminal/options.ts';
import { declineProposal } from './decline-proposal.ts';

const USAGE = `npm run proposal decline NOME [-- --reason "O prazo não serve"]
  NOME      padaria-aurora, o endereço, o caminho do arquivo ou o número
  --reason  o motivo que o cliente deu
  --help    diz isto
Anota a recusa ao lado do que foi enviado. A página continua no ar, e o cliente ainda pode aceitar.`;

const given = readCommand(USAGE, { reason: { type: 'string' } });
const [name] = given?.words ?? [];
if (given && name !== undefined && given.words.length === 1) {
  const result = declineProposal(name, given.flags.reason, runOf({ root: ROOT, env: process.env }));
  if ('refused' in result) fail(result.refused);
  else
    console.log(`Recusa anotada: ${result.done.number}. Faça o commit de content/proposals/sent/.`);
} else if (given) refuseNames(USAGE);
