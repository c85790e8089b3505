// Lists the proposals of this project, and finds one by its number, name, file or address.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import { proposalTextVariables } from '../../domain/content/variable-values.ts';
import type { Problem } from '../../domain/problem.ts';
import { proposalRoute } from '../../domain/routes.ts';
import { slugOf } from '../../domain/text.ts';
import { Loader, readText } from '../../pipeline/content/load.ts';
import { loadSite } from '../../pipeline/content/site.ts';
import { MarkdownText } from '../../pipeline/markdown/text.ts';
import { readSecret, type SentContent } from '../../pipeline/proposal/send.ts';
import {
  ENCRYPTED_FILE,
  latestOf,
  readSent,
  type SentVersion,
} from '../../pipeline/proposal/sent.ts';
import { listProposals } from '../../pipeline/proposal/status.ts';
import type { BuildConfig } from '../../pipeline/run/options.ts';
import { Problems } from '../../pipeline/run/problems.ts';
import { ask, fail, formatProblems, readCommand } from '../command.ts';

/**
 * Reads content, unsent proposals included. `site` is undefined if a needed file is wrong, and `isComplete` false if a proposal is.
 * `wrong` are the files with problems.
 */
export function readSite(config: BuildConfig) {
  const problems = new Problems();
  const site = loadSite({ ...config, showsUnsent: true }, problems);
  const listed = new Set(site?.proposals.map(({ file }) => file));
  const isRead = ({ file }: Problem): boolean =>
    listed.has(file) || !file.startsWith('content/proposals/');
  const wrong = new Set(problems.problems.map(({ file }) => file));
  return { site, isComplete: site !== undefined && problems.problems.every(isRead), wrong };
}

/** The list of `npm run proposal list` and of the preview; it lacks some proposals if `isComplete` is false. */
export function readList(config: BuildConfig) {
  const { site, isComplete, wrong } = readSite(config);
  const { proposals = [], sent = [], variables } = site ?? {};
  for (const { file, source, data } of proposals) {
    const text = new MarkdownText(source, { ...variables, ...proposalTextVariables(data) });
    if (text.problems.length > 0) wrong.add(file);
  }
  const url = site?.company.url ?? '';
  const listed = listProposals(proposals, sent, { today: config.today, url, wrong });
  return { listed, isComplete, url };
}

export const PROTECTED = '(protegida)';

/** A proposal that can be named; `sent` is missing while it is only written. */
export interface Named {
  /** The name of its content file, without the extension. */
  name: string;
  route: string;
  /** Undefined if its file has none. */
  number?: string | undefined;
  sent?: SentVersion;
}

/** The proposals in content/proposals/. */
export function writtenProposals(root: string): Named[] {
  const names = new Loader(root, new Problems()).entryNames('proposals');
  return names.map((name) => {
    const text = String(readText(root, `content/proposals/${name}.md`));
    // `number: 2025-048`, with quotes or without.
    const [, number] = /^["']?number["']? *: *["']?(\d{4}-\d+)/m.exec(text) ?? [];
    return { name, route: proposalRoute(name), number };
  });
}

/** Every version that was sent; ends the command if one cannot be read. */
export function sentVersions(root: string): SentVersion[] {
  const found = new Problems();
  const sent = readSent(new Loader(root, found), found);
  return found.problems.length > 0 ? fail(formatProblems(found.problems)) : sent;
}

/** The last version of each number. */
export function sentProposals(versions: readonly SentVersion[]) {
  return latestOf(versions).map((sent) => ({
    // `padaria-aurora`, from `padaria-aurora.md` or from `/proposta-padaria-aurora`.
    name: (sent.file ?? sent.route).replace(/^\/(?:proposta-)?|\.md$/g, ''),
    route: sent.route,
    number: sent.number,
    sent,
  }));
}

/** The proposal that `typed` names: a number, a name, an address or the path of a file; else ends the command. */
export function findProposal<One extends Named>(
  root: string,
  typed: string,
  all: readonly One[],
  what = 'proposta',
): One {
  // `https://…/proposta-padaria-aurora/?x=1` and `content/proposals/padaria-aurora.md` end in the same name.
  const path = typed.replaceAll('\\', '/').replace(/\/*(?:[?#].*)?$/, '');
  const asked = path.replace(/^.*\/|\.(?:md|html)$/g, '');
  const named = asked.replace(/^proposta-/, '');
  const [first, ...others] =
    [
      all.filter(({ route, number }) => [route.slice(1), number].includes(asked)),
      all.filter(({ name }) => name === named),
      // The letters that were drawn for an address need not be typed.
      all.filter(({ name }) => named !== '' && name.startsWith(named)),
    ].find(({ length }) => length > 0) ?? [];
  const label = ({ name, number }: Named) => (number ? `${name} (${number})` : name);
  if (first && others.length === 0) return first;
  if (first) {
    const found = [first, ...others].map(label).join(', ');
    return fail(`mais de uma ${what} atende por "${typed}": ${found}. Escreva o número`);
  }
  const misnamed = new Problems();
  new Loader(root, misnamed).collection('proposals');
  const unread = misnamed.problems.filter(
    ({ file, line }) => line === undefined && slugOf(basename(file)).startsWith(slugOf(named)),
  );
  if (unread.length > 0) return fail(formatProblems(unread));
  const known =
    all.length > 0 ? `As que existem: ${all.map(label).join(', ')}` : 'Ainda não há nenhuma';
  return fail(`não há ${what} "${typed}". ${known}`);
}

/** The flags of a command that takes one name, and the name. */
export function readNamed<const Flags extends NonNullable<ParseArgsConfig['options']>>(
  words: string[],
  usage: string,
  flags: Flags,
) {
  const command = readCommand(words, usage, flags);
  const [name, ...others] = command.words;
  if (name !== undefined && others.length === 0) return { name, flags: command.flags };
  return fail(`diga o nome de uma proposta, e só uma\n\n${usage}`, 2);
}

/** Reads a sent version; the passphrase of a protected one is asked for. */
export async function openSent(
  root: string,
  { folder, offer, file, number }: SentVersion,
  typed: string | undefined,
): Promise<{ secret: SentContent; passphrase?: string }> {
  const kept = `${folder}/${offer && file ? file : ENCRYPTED_FILE}`;
  const found = readText(root, kept);
  if (typeof found !== 'string') return fail(formatProblems([found]));
  // A source is brought back as it was written.
  if (offer && file)
    return { secret: { offer, file, source: readFileSync(join(root, kept), 'utf8') } };
  const passphrase = typed ?? (await ask(`Senha da proposta ${number}`));
  if (!passphrase) return fail(`a proposta ${number} é protegida: falta --passphrase "a senha"`);
  const secret = readSecret(root, folder, passphrase);
  const other = `se a senha é esta, ${kept} não é o que foi enviado: recupere do controle de versões`;
  return secret ? { secret, passphrase } : fail(`a senha não abre a proposta ${number}; ${other}`);
}
