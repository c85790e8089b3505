// What was sent under each number: the lock, and the archives that it seals.

import { compareText, type Problem } from '../../../../domain/problem.ts';
import type { Sent, SentVersion } from '../../../../domain/proposal/sent.ts';
import { type KeptArchive, openArchive, readArchives, type SealedArchive } from './sent-archive.ts';
import { readSentLock } from './sent-lock.ts';

export interface SentNumber {
  number: string;
  /** The highest version that was sent. */
  last: number;
  record: SentVersion;
  /** Of the last version; undefined once it was deleted. */
  archive: KeptArchive | undefined;
  /** Of every version that still has one. */
  archives: SealedArchive[];
}

/** By number; undefined after a problem that leaves open what was sent. */
export function readSent(root: string, problems: Problem[]): Map<string, SentNumber> | undefined {
  const found: Problem[] = [];
  const sent = readSentLock(root, found);
  const archives = sent ? readArchives(root, sent, found) : [];
  const numbers = Object.keys(sent ?? {})
    .sort(compareText)
    .flatMap((number) => {
      const own = archives.filter((archive) => archive.number === number);
      return sentNumber(number, sent?.[number] ?? {}, own, found) ?? [];
    });
  problems.push(...found);
  if (found.length > 0) return undefined;
  return new Map(numbers.map((known) => [known.number, known]));
}

/** The highest version of a number that was sent, or 0. */
export function lastVersion(versions: Sent[string] = {}): number {
  return Math.max(0, ...Object.keys(versions).map(Number));
}

function sentNumber(
  number: string,
  versions: Sent[string],
  archives: SealedArchive[],
  problems: Problem[],
): SentNumber | undefined {
  const last = lastVersion(versions);
  const record = versions[String(last)];
  if (!record) return undefined;
  const sealed = archives.find(({ version }) => version === last);
  const archive = sealed && openArchive(sealed, problems);
  return { number, last, record, archive, archives };
}
