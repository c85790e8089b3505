// What was sent under each number: the lock, and the archives that it seals.

import type { Sent, SentVersion } from '../domain/content/sent.ts';
import { compareText, type Problem } from '../domain/problem.ts';
import { type KeptArchive, readArchives } from './sent-archive.ts';
import { readSentLock } from './sent-lock.ts';

export interface SentNumber {
  number: string;
  /** The highest version that was sent. */
  last: number;
  record: SentVersion;
  /** Of the last version; undefined once it was deleted, or when it is not as it was sent. */
  archive: KeptArchive | undefined;
  /** Of every version that still has one. */
  archives: KeptArchive[];
}

/** By number; undefined after a problem that leaves open what was sent. */
export function readSent(root: string, problems: Problem[]): Map<string, SentNumber> | undefined {
  const found: Problem[] = [];
  const sent = readSentLock(root, found);
  const archives = sent && readArchives(root, sent, found);
  problems.push(...found);
  if (!sent || !archives || found.length > 0) return undefined;
  const numbers = Object.keys(sent)
    .sort(compareText)
    .flatMap((number) => sentNumber(sent, number, archives) ?? []);
  return new Map(numbers.map((known) => [known.number, known]));
}

/** The highest version of a number that was sent, or 0. */
export function lastVersion(sent: Sent, number: string): number {
  return Math.max(0, ...Object.keys(sent[number] ?? {}).map(Number));
}

function sentNumber(
  sent: Sent,
  number: string,
  archives: readonly KeptArchive[],
): SentNumber | undefined {
  const last = lastVersion(sent, number);
  const record = sent[number]?.[String(last)];
  if (!record) return undefined;
  const own = archives.filter(({ proposal }) => proposal.number === number);
  const archive = own.find(({ proposal }) => proposal.version === last);
  return { number, last, record, archive, archives: own };
}
