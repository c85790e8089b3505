// `npm run proposal passphrase NAME`: makes the passphrase of a protected proposal, and shows it once.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import { ROOT } from '../root.ts';
import { fail, formatComplaints } from '../terminal/complaint.ts';
import { readCommand, refuseNames } from '../terminal/options.ts';
import { findFile, unknownName } from './find-proposal.ts';
import { addPassphrase, tellPassphrase } from './passphrases.ts';

const USAGE = `npm run proposal passphrase NOME [-- --replace]
  NOME       o arquivo ou o endereço da proposta, ou só o começo dele
  --replace  troca a senha: a antiga deixa de abrir a página na próxima publicação
  --help     diz isto`;

const given = readCommand(USAGE, { replace: { type: 'boolean' } });
const [name] = given?.words ?? [];
if (given && name !== undefined && given.words.length === 1) {
  protect(name, given.flags.replace ?? false);
} else if (given) refuseNames(USAGE);

/** What else the file says, and whether it can be read, is no matter here. */
function protect(typed: string, replace: boolean) {
  const files = listContent(ROOT, KINDS).value.get('proposals') ?? [];
  const file = findFile(typed, files);
  if (file === undefined) return fail(unknownName(typed, files, 'proposta'));
  const passphrase = addPassphrase(ROOT, basename(file, '.md'), replace);
  if (typeof passphrase !== 'string') return fail(formatComplaints([passphrase]));
  console.log(tellPassphrase(passphrase));
  const isProtected = /^"?passphrase"?: *true\b/m.test(readFileSync(join(ROOT, file), 'utf8'));
  if (!isProtected) console.log(`Agora escreva em ${file}: passphrase: true`);
  return undefined;
}
