// What was sent under each number: the lock, and the archives that it seals.

import { compareText } from '../../../../domain/problem.ts';
import type { Sent, SentVersion } from '../../../../domain/proposal/sent/sent.ts';
import type { Outcome } from '../../../stages.ts';
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
export function readSent(root: string): Outcome<Map<string, SentNumber> | undefined> {
  const lock = readSentLock(root);
  const sent = lock.value;
  const archives = sent ? readArchives(root, sent) : { value: [], problems: [] };
  const problems = [...(lock.problems ?? []), ...(archives.problems ?? [])];
  const numbers = Object.keys(sent ?? {})
    .sort(compareText)
    .flatMap((number) => {
      const own = archives.value.filter((archive) => archive.number === number);
      const known = sentNumber(number, sent?.[number] ?? {}, own);
      problems.push(...(known.problems ?? []));
      return known.value ?? [];
    });
  if (problems.length > 0) return { value: undefined, problems };
  return { value: new Map(numbers.map((known) => [known.number, known])) };
}

/** The highest version of a number that was sent, or 0. */
export function lastVersion(versions: Sent[string] = {}): number {
  return Math.max(0, ...Object.keys(versions).map(Number));
}

function sentNumber(
  number: string,
  versions: Sent[string],
  archives: SealedArchive[],
): Outcome<SentNumber | undefined> {
  const last = lastVersion(versions);
  const record = versions[String(last)];
  if (!record) return { value: undefined };
  const sealed = archives.find(({ version }) => version === last);
  const opened = sealed ? openArchive(sealed) : { value: undefined };
  return {
    value: { number, last, record, archive: opened.value, archives },
    problems: opened.problems ?? [],
  };
}
