// `npm run proposal accept`: checks the message of an acceptance that was pasted, and records it.

import { existsSync, readFileSync } from 'node:fs';
import type { Words } from '../../domain/wording.ts';
import { runOf } from '../../pipeline/run.ts';
import { ROOT } from '../root.ts';
import { fail } from '../terminal/complaint.ts';
import { tellWriter } from '../terminal/language.ts';
import { readCommand } from '../terminal/options.ts';
import { acceptProposal } from './accept-proposal.ts';
import { tellAccepted } from './tell-accepted.ts';

const USAGE = tellWriter({
  en: `npm run proposal accept [FILE] [-- OPTIONS]
  FILE         the message in a text file; without it, paste the message and end with Ctrl+D
  --with-note  records also what the message says besides the acceptance, once you have read it
  --help       says this
Holds the message of an acceptance against the proposal that was sent: number, version, choice, amounts
and code are computed anew. What agrees is recorded beside what was sent.`,
  pt: `npm run proposal accept [ARQUIVO] [-- OPÇÕES]
  ARQUIVO      a mensagem em um arquivo de texto; sem ele, cole a mensagem e termine com Ctrl+D
  --with-note  anota também o que a mensagem diz além do aceite, depois que você leu
  --help       diz isto
Confere a mensagem de aceite com a proposta enviada: número, versão, escolha, valores e código são
calculados de novo. O que fecha fica anotado ao lado do que foi enviado.`,
});

const ONE_FILE = { en: 'one file at a time', pt: 'um arquivo de cada vez' };

const PASTE = {
  en: 'Paste the message and end with Ctrl+D:',
  pt: 'Cole a mensagem e termine com Ctrl+D:',
};

const REFUSED = {
  en: 'The acceptance does not agree, and nothing was recorded:',
  pt: 'O aceite não fecha, e nada foi anotado:',
};

const given = readCommand(USAGE, { 'with-note': { type: 'boolean' } });
if (given && given.words.length <= 1) accept(given.words[0], given.flags['with-note']);
else if (given) fail(`${tellWriter(ONE_FILE)}\n\n${USAGE}`, 2);

function accept(file: string | undefined, takesMore = false) {
  if (file === undefined && process.stdin.isTTY) console.log(tellWriter(PASTE));
  if (file !== undefined && !existsSync(file)) return fail(tellWriter(noFile(file)));
  const message = readFileSync(file ?? 0, 'utf8');
  const result = acceptProposal(message, runOf({ root: ROOT, env: process.env }), takesMore);
  if ('accepted' in result) return console.log(tellAccepted(result.accepted));
  const reasons = result.refused.map((reason) => `  - ${reason}`).join('\n');
  return fail(`${tellWriter(REFUSED)}\n${reasons}`);
}

function noFile(file: string): Words {
  return {
    en: `there is no file ${file}: write its path, or paste the message`,
    pt: `não há o arquivo ${file}: escreva o caminho dele, ou cole a mensagem`,
  };
}
