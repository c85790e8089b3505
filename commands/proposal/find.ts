// Which proposal somebody means by a name: its number, its file, its address, or how one of these begins.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proposalRoute } from '../../domain/routes.ts';
import { nearest } from '../../domain/text.ts';
import { Loader } from '../../pipeline/load.ts';
import { Problems } from '../../pipeline/problems.ts';
import { readSecret, type Secret } from '../../pipeline/proposal/send.ts';
import { latestOf, readSent, type SentVersion } from '../../pipeline/proposal/sent.ts';
import { ROOT } from '../root.ts';
import { ask } from '../terminal/ask.ts';
import { fail, tellProblems } from '../terminal/complaint.ts';

/** One that is written has no `sent` yet. */
export interface Named {
  /** Of its content file, without the extension. */
  name: string;
  route: string;
  sent?: SentVersion;
}

/** The files of content/proposals/. */
export function writtenProposals(): Named[] {
  const names = new Loader(ROOT, new Problems()).namesIn('proposals');
  return names.map((name) => ({ name, route: proposalRoute(name) }));
}

/** Every version that was sent; undefined after a problem, which is printed. */
export function sentVersions(): SentVersion[] | undefined {
  const found = new Problems();
  const sent = readSent(new Loader(ROOT, found), found);
  return found.problems.length > 0 ? fail(tellProblems(found.problems)) : sent;
}

/** The last version of each number. */
export function sentProposals(versions: readonly SentVersion[]): Named[] {
  return latestOf(versions).map((sent) => ({
    name: (sent.file ?? sent.route).replace(/^\/(?:proposta-)?|\.md$/g, ''),
    route: sent.route,
    sent,
  }));
}

/** Undefined where none or more than one is meant, which is printed; `what` they are, such as `proposta enviada`. */
export function findProposal<One extends Named>(
  typed: string,
  all: readonly One[],
  what = 'proposta',
): One | undefined {
  const asked = typed.replaceAll('\\', '/').replace(/^.*\/|\.md$/g, '');
  const exact = all.find(({ name, route, sent }) =>
    [name, route.slice(1), sent?.number].includes(asked),
  );
  const begin = `${asked.replace(/^proposta-/, '')}-`;
  const begun = all.filter(({ name }) => name.startsWith(begin));
  if (exact || begun.length === 1) return exact ?? begun[0];
  const names = all.map(({ name }) => name);
  if (begun.length > 1) {
    const found = begun.map(({ name }) => name).join(', ');
    return fail(`mais de uma ${what} começa com "${typed}": ${found}. Escreva mais do nome`);
  }
  const close = nearest(asked.replace(/^proposta-/, ''), names);
  const guess = close ? `: será "${close}"?` : '.';
  const known = names.length > 0 ? `As que existem: ${names.join(', ')}` : 'Ainda não há nenhuma';
  return fail(`não há ${what} "${typed}"${guess} ${known}`);
}

/** What was sent; of a protected one whoever types its passphrase gets it, and the passphrase. */
export async function openSent(
  { folder, offer, file, number }: SentVersion,
  typed: string | undefined,
): Promise<{ secret: Secret; passphrase?: string } | undefined> {
  if (offer && file) {
    return { secret: { offer, file, source: readFileSync(join(ROOT, folder, file), 'utf8') } };
  }
  const passphrase = typed ?? (await ask(`Senha da proposta ${number}`));
  if (!passphrase) return fail(`a proposta ${number} é protegida: falta --passphrase "a senha"`);
  const secret = readSecret(ROOT, folder, passphrase);
  return secret ? { secret, passphrase } : fail(`a senha não abre a proposta ${number}`);
}
