// What files are, by their digests; one that has not been touched is not read again to know.

import { readdirSync, readFileSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.ts';
import type { Memo } from './memo.ts';
import { statsAt } from './stats-at.ts';

/** The digest of each file by its path from the project's root; of one that is missing, nothing. */
export type Digests = Readonly<Record<string, string>>;

interface KeptDigest {
  state: string;
  /** When it was read, in milliseconds since 1970. */
  readAt: number;
  digest: string;
}

/** The coarsest clock of a file system in use: what changed later may carry the same time. */
const CLOCK_MS = 2500;

/** Whatever its time says, a file is the same as before only where all of these are. */
export function stateOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}

/** Whether a file is as it was when it was read at `readAt`, with the `state` that it had then. */
export function isUntouched(
  { state, readAt }: Pick<KeptDigest, 'state' | 'readAt'>,
  stats: Stats,
): boolean {
  return state === stateOf(stats) && Math.max(stats.mtimeMs, stats.ctimeMs) < readAt - CLOCK_MS;
}

/** Empty for what is missing or no file. */
export function digestOf(root: string, file: string, memo: Memo): string {
  const path = join(root, file);
  const stats = statsAt(path);
  if (!stats?.isFile()) return '';
  const known = memo.find<KeptDigest>('files', file);
  const kept: KeptDigest =
    known && isUntouched(known, stats)
      ? known
      : { state: stateOf(stats), readAt: memo.openedAt, digest: hashOf(readFileSync(path)) };
  memo.keep('files', file, kept);
  return kept.digest;
}

export function digestsOf(root: string, files: readonly string[], memo: Memo): Digests {
  return Object.fromEntries(files.map((file) => [file, digestOf(root, file, memo)]));
}

export function isUnchanged(root: string, digests: Digests, memo: Memo): boolean {
  return Object.entries(digests).every(([file, digest]) => digestOf(root, file, memo) === digest);
}

/** Every file below a folder of the project whose name ends so, in order; none where there is no folder. */
export function filesBelow(root: string, folder: string, extension: string): string[] {
  const entries = statsAt(join(root, folder))?.isDirectory()
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return entries
    .filter((name) => name.endsWith(extension))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}
