// Sends a proposal: stamps its issue date, and archives everything that its page is made from, once the whole site builds.

import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../../build.ts';
import { daysAfter, longDate } from '../../domain/dates.ts';
import type { Notice, Problem } from '../../domain/problem.ts';
import type { Sent, SentVersion } from '../../domain/proposal/sent/sent.ts';
import { fill } from '../../domain/text/fill.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import type { PreparedVersion } from '../../pipeline/kinds/proposal/sent/check-versions.ts';
import { lastVersion } from '../../pipeline/kinds/proposal/sent/read-sent.ts';
import {
  archiveFile,
  formatArchive,
  openArchive,
  sealOf,
} from '../../pipeline/kinds/proposal/sent/sent-archive.ts';
import { readSentLock, writeSentLock } from '../../pipeline/kinds/proposal/sent/sent-lock.ts';
import { listContent } from '../../pipeline/read/list-content.ts';
import { readSource, readText } from '../../pipeline/read/read-source.ts';
import { type BuildOptions, Run } from '../../pipeline/run.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import type { BuildReport } from '../../pipeline/write/build-report.ts';
import { findFile, unknownName } from './find-proposal.ts';
import { stampProposal } from './stamp-proposal.ts';

export interface SentProposal {
  file: string;
  /** Where everything that the page is made from is kept. */
  archive: string;
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

/** Held while the lock and the archives are written. */
export const SENT_LOCK = 'content/.proposals.lock';

/** `name` is `padaria-aurora`, `proposta-padaria-aurora` or the path of the file. */
export async function sendProposal(name: string, options: BuildOptions): Promise<SendResult> {
  const run = new Run(options);
  const files = listContent(run.root, KINDS).value.get('proposals') ?? [];
  const file = findFile(name, files);
  if (file === undefined) return { refused: unknownName(name, files, 'proposals') };
  const { problems, notices, prepared } = await buildAside(
    { ...options, sending: file },
    run.today,
  );
  if (problems.length > 0) return { problems };
  if (!prepared) return { refused: sentBefore(run, file) };
  const refused = record(run, prepared);
  return refused === undefined ? { sent: describe(prepared, run.today), notices } : { refused };
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

function sentBefore(run: Run, file: string): string {
  const { source } = readSource(run.root, file);
  const { number, version, issuedOn } = Object(source?.data);
  const sent = readSentLock(run.root).value ?? {};
  const { withdrawnOn }: Partial<SentVersion> = sent[number]?.[version] ?? {};
  const since = withdrawnOn ? `withdrawn on ${withdrawnOn}` : 'has not changed since';
  return `${file} is version ${version}, which was sent on ${issuedOn} and ${since}; to send it again, write version: ${lastVersion(sent[number]) + 1}`;
}

/** Writes all three files, or says why none was written. */
function record(run: Run, { archive, source }: PreparedVersion): string | undefined {
  const { file, proposal } = archive;
  const { number, version } = proposal;
  const path = join(run.root, file);
  const before = readFileSync(path, 'utf8');
  const stamped = stampProposal(before, source, run.today);
  if (stamped === undefined) return `${file} needs a line "version: ${version}" of its own`;
  const text = formatArchive({ salt: randomBytes(16).toString('hex'), ...archive });
  const unreadable = whyUnreadable(archiveFile(number, version), text);
  if (unreadable !== undefined) return unreadable;
  return withLock(join(run.root, SENT_LOCK), () => {
    const sent = readSentLock(run.root).value;
    const isSame = readText(run.root, file).text === source.text;
    if (!sent || !isSame || sent[number]?.[version]) {
      return `${isSame ? 'the lock' : file} changed while the site was built: try again`;
    }
    const versions = { ...sent[number], [version]: { seal: sealOf(text) } };
    const lock = { ...sent, [number]: versions };
    writeAll(run.root, lock, [
      { path, text: stamped, before },
      { path: join(run.root, archiveFile(number, version)), text },
    ]);
    return undefined;
  });
}

/** What cannot be read again must not be kept: the page could never be made from it. */
function whyUnreadable(file: string, text: string): string | undefined {
  const [problem] = openArchive({ file, text }).problems ?? [];
  return problem && `what would be kept cannot be read again: ${problem.message}; nothing was sent`;
}

/** The lock comes last: without its entry, an archive is of nothing that was sent. */
function writeAll(
  root: string,
  lock: Sent,
  files: { path: string; text: string; before?: string }[],
) {
  try {
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true });
      replaceFile(path, text);
    }
    writeSentLock(root, lock);
  } catch (error) {
    for (const { path, before } of files) {
      if (before === undefined) rmSync(path, { force: true });
      else replaceFile(path, before);
    }
    throw error;
  }
}

function describe({ archive }: PreparedVersion, issuedOn: string): SentProposal {
  const { file, route, code, proposal, house } = archive;
  const { number, version, validDays } = proposal;
  const { site, labels } = house;
  const date = longDate(daysAfter(issuedOn, validDays));
  return {
    file,
    archive: archiveFile(number, version),
    number,
    version,
    address: `${site.url}${route}`,
    fingerprint: code,
    issuedOn,
    validity: fill(labels.proposal.validUntil, { date }),
  };
}
