// `npm run proposal revise NUMBER`: brings the source of what was sent back, as its next version.

import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withKey } from '../../pipeline/source.ts';
import { fail } from '../command.ts';
import { findProposal, openSent, readNamed, sentProposals, sentVersions } from './find.ts';

const USAGE = `npm run proposal revise NÚMERO [-- --passphrase "a senha"]
  NÚMERO        2026-014, ou o nome ou o endereço de uma proposta enviada
  --passphrase  de uma proposta protegida
  --help        diz isto
Traz o arquivo de volta para content/proposals/, como rascunho e com o número da próxima versão. Enquanto
ela não for enviada, o cliente continua vendo a última que foi.`;

export async function main(words: string[], root: string): Promise<void> {
  const command = readNamed(words, USAGE, { passphrase: { type: 'string' } });
  const versions = command && sentVersions(root);
  if (!versions) return;
  const found = findProposal(root, command.name, sentProposals(versions), 'proposta enviada');
  if (!found?.sent) return;
  const { sent } = found;
  const opened = await openSent(root, sent, command.flags.passphrase);
  if (!opened) return;
  const { secret } = opened;
  const file = `content/proposals/${secret.file}`;
  if (existsSync(join(root, file)))
    return fail(`${file} já existe: edite esse arquivo, ou apague e repita`);
  const version = sent.version + 1;
  const next = withKey(secret.source, 'version', String(version));
  // It is never published in clear, not even under another number or name.
  const marked = sent.offer ? next : withKey(next, 'protected', 'true');
  writeFileSync(join(root, file), withKey(marked, 'draft', 'true'));
  const seen =
    sent.status === 'accepted'
      ? `A versão ${sent.version} foi aceita: a nova só vale depois de outro aceite.\n`
      : '';
  console.log(`${file} está de volta, como versão ${version} de ${sent.number}
${seen}O cliente continua vendo a versão ${sent.version} até npm run proposal send ${basename(file, '.md')}.`);
}
