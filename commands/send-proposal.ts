// Sends a proposal: stamps its issue date, and records what it said, once the whole site builds.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from '../build.ts';
import type { Sent } from '../domain/content/sent.ts';
import { daysAfter, longDate } from '../domain/dates.ts';
import { nearest } from '../domain/edit-distance.ts';
import { fill } from '../domain/fill.ts';
import type { Notice, Problem } from '../domain/problem.ts';
import { proposalRoute } from '../domain/routes.ts';
import { lastVersion, readProposal, type WrittenProposal } from '../pipeline/check-sent.ts';
import { listContent } from '../pipeline/list-content.ts';
import { withLock } from '../pipeline/lock.ts';
import type { BuildReport } from '../pipeline/publish.ts';
import { type House, readContent } from '../pipeline/read-content.ts';
import { replaceFile } from '../pipeline/replace-file.ts';
import { type BuildOptions, Run } from '../pipeline/run.ts';
import { readSentLock, writeSentLock } from '../pipeline/sent-lock.ts';
import { stampProposal } from './stamp-proposal.ts';

export interface SentProposal {
  file: string;
  number: string;
  version: number;
  address: string;
  fingerprint: string;
  issuedOn: string;
  /** Until when it can be accepted, as the page says it. */
  validity: string;
}

/** Nothing was written unless it was sent: the site does not build, or `refused` says why. */
export type SendResult =
  | { sent: SentProposal; notices: Notice[] }
  | { problems: Problem[] }
  | { refused: string };

/** `name` is `padaria-aurora`, `proposta-padaria-aurora` or the path of the file. */
export async function sendProposal(name: string, options: BuildOptions): Promise<SendResult> {
  const run = new Run(options);
  const files = listContent(run).proposals;
  const file = findFile(name, files);
  if (file === undefined) return { refused: unknownName(name, files) };
  const report = await buildAside(options, run.today);
  if (report.problems.length > 0) return { problems: report.problems };
  const { house, proposals } = readContent(run, { ...NO_FILES, proposals: [file] });
  const proposal = proposals[0] && readProposal(run.root, proposals[0]);
  if (!house || !proposal)
    return { refused: `${file} changed while the site was built: try again` };
  const refused = record(run, proposal);
  if (refused !== undefined) return { refused };
  return { sent: describe(proposal, house, run.today), notices: report.notices };
}

const NO_FILES = { pages: [], services: [], portfolio: [], jobs: [], blog: [], proposals: [] };

function findFile(name: string, files: readonly string[]): string | undefined {
  const asked = name.replaceAll('\\', '/').replace(/^\.\//, '');
  return files.find((file) => namesOf(file).includes(asked) || asked.endsWith(`/${file}`));
}

/** Its path, its file's name with and without the ending, and its address with and without the slash. */
function namesOf(file: string): string[] {
  const name = basename(file, '.md');
  const route = proposalRoute(name);
  return [name, file, `${name}.md`, route, route.slice(1)];
}

function unknownName(name: string, files: readonly string[]): string {
  const names = files.map((file) => basename(file, '.md'));
  const asked = basename(name, '.md').replace(/^proposta-/, '');
  const close = nearest(asked, names);
  const known = names.length > 0 ? `Proposals: ${names.join(', ')}` : 'There are no proposals yet';
  return `there is no proposal "${name}"${close ? `: did you mean "${close}"?` : '.'} ${known}`;
}

/** Builds the site into a folder of its own: whatever is wrong with it, dist/ stays as it is. */
async function buildAside(options: BuildOptions, today: string): Promise<BuildReport> {
  const folder = mkdtempSync(join(tmpdir(), 'proposal-'));
  try {
    return await build({ ...options, today, outDir: join(folder, 'site') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes both files, or says why neither was written. */
function record(run: Run, proposal: WrittenProposal): string | undefined {
  let refused: string | undefined;
  withLock(join(run.root, 'content/.proposals.lock'), () => {
    const sent = readSentLock(run.root, []);
    refused = sent
      ? write(run, proposal, sent)
      : 'the lock changed while the site was built: try again';
  });
  return refused;
}

function write(
  run: Run,
  { entry, source, print }: WrittenProposal,
  sent: Sent,
): string | undefined {
  const { file, data } = entry;
  const { number, version } = data;
  const old = sent[number]?.[String(version)];
  if (old) {
    return `${file} is version ${version}, which was sent on ${old.issuedOn} and has not changed since; to send it again, write version: ${lastVersion(sent, number) + 1}`;
  }
  const path = join(run.root, file);
  const before = readFileSync(path, 'utf8');
  const stamped = stampProposal(before, source, run.today);
  if (stamped === undefined) return `${file} needs a line "version: ${version}" of its own`;
  replaceFile(path, stamped);
  try {
    const record = { issuedOn: run.today, ...print };
    writeSentLock(run.root, { ...sent, [number]: { ...sent[number], [version]: record } });
  } catch (error) {
    replaceFile(path, before);
    throw error;
  }
  return undefined;
}

function describe(
  { entry, print }: WrittenProposal,
  { site, labels }: House,
  issuedOn: string,
): SentProposal {
  const { file, route, data } = entry;
  const { number, version, validDays } = data;
  const date = longDate(daysAfter(issuedOn, validDays));
  return {
    file,
    number,
    version,
    address: `${site.url}${route}`,
    fingerprint: print.fingerprint,
    issuedOn,
    validity: fill(labels.proposal.validUntil, { date }),
  };
}
