// `npm run proposal revise NUMBER`: copies the source of a sent proposal back, as its next version.

import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withKey } from '../../pipeline/content/source.ts';
import { fail } from '../command.ts';
import { findProposal, openSent, readNamed, sentProposals, sentVersions } from './find.ts';

const USAGE = `npm run proposal revise NÚMERO [-- --passphrase "a senha"]
  NÚMERO        2026-014, ou o nome ou o endereço de uma proposta enviada
  --passphrase  de uma proposta protegida
  --help        diz isto
Traz o arquivo de volta para content/proposals/, como rascunho e com o número da próxima versão. Enquanto
ela não for enviada, o cliente continua vendo a última que foi.`;

export async function main(words: string[], root: string): Promise<void> {
  const { name, flags } = readNamed(words, USAGE, { passphrase: { type: 'string' } });
  const all = sentProposals(sentVersions(root));
  const { sent } = findProposal(root, name, all, 'proposta enviada');
  const { secret } = await openSent(root, sent, flags.passphrase);
  const file = `content/proposals/${secret.file}`;
  if (existsSync(join(root, file)))
    fail(`${file} já existe: edite esse arquivo, ou apague e repita`);
  const version = sent.version + 1;
  const next = withKey(secret.source, 'version', String(version));
  // A proposal without an offer in its record was protected: it stays so, even under another number or name.
  const marked = sent.offer ? next : withKey(next, 'protected', 'true');
  writeFileSync(join(root, file), withKey(marked, 'draft', 'true'));
  const seen =
    sent.status === 'accepted'
      ? `A versão ${sent.version} foi aceita: a nova só vale depois de outro aceite.\n`
      : '';
  console.log(`${file} está de volta, como versão ${version} de ${sent.number}
${seen}O cliente continua vendo a versão ${sent.version} até npm run proposal send ${basename(file, '.md')}.`);
}
