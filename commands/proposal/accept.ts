// `npm run proposal accept`: checks the message of an acceptance that was pasted, and records it.

import { existsSync, readFileSync } from 'node:fs';
import { runOf } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { fail } from '../terminal/complaint.ts';
import { readCommand } from '../terminal/options.ts';
import { acceptProposal } from './accept-proposal.ts';
import { tellAccepted } from './tell-accepted.ts';

const USAGE = `npm run proposal accept [ARQUIVO] [-- OPÇÕES]
  ARQUIVO      a mensagem em um arquivo de texto; sem ele, cole a mensagem e termine com Ctrl+D
  --with-note  anota também o que a mensagem diz além do aceite, depois que você leu
  --help       diz isto
Confere a mensagem de aceite com a proposta enviada: número, versão, escolha, valores e código são
calculados de novo. O que fecha fica anotado ao lado do que foi enviado.`;

const ONE_FILE = 'um arquivo de cada vez';

const PASTE = 'Cole a mensagem e termine com Ctrl+D:';

const REFUSED = 'O aceite não fecha, e nada foi anotado:';

const given = readCommand(USAGE, { 'with-note': { type: 'boolean' } });
if (given && given.words.length <= 1) accept(given.words[0], given.flags['with-note']);
else if (given) fail(`${ONE_FILE}\n\n${USAGE}`, 2);

function accept(file: string | undefined, takesMore = false) {
  if (file === undefined && process.stdin.isTTY) console.log(PASTE);
  if (file !== undefined && !existsSync(file)) return fail(noFile(file));
  const message = readFileSync(file ?? 0, 'utf8');
  const result = acceptProposal(message, runOf({ root: ROOT, env: process.env }), takesMore);
  if ('accepted' in result) return console.log(tellAccepted(result.accepted));
  const reasons = result.refused.map((reason) => `  - ${reason}`).join('\n');
  return fail(`${REFUSED}\n${reasons}`);
}

function noFile(file: string): string {
  return `não há o arquivo ${file}: escreva o caminho dele, ou cole a mensagem`;
}
