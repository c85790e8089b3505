// Puts a completed folder in the place of another, and tidies up after builds that were killed meanwhile.

import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { platform } from 'node:process';
import { withLock } from '../../store/lock.ts';
import { ownName, stateOf } from '../../store/process.ts';

/** No build takes as long: half-made sites of another container, or of one whose id was given away again. */
const LEFT_OVER_MS = 60 * 60 * 1000;

/** A new folder beside `target` to complete the next site in. */
export function openStaging(target: string): string {
  recover(target);
  for (const path of [...leftovers(target, 'previous'), ...leftovers(target, 'next')]) {
    if (isAbandoned(path)) rmSync(path, { recursive: true, force: true });
  }
  const staging = nameBeside(target, 'next');
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * By two renames that a third build may come between: whoever finds the place taken sets that site
 * aside too, so that the last to finish wins and no lock has to be freed.
 */
export function swap(target: string, staging: string): void {
  const aside: string[] = [];
  try {
    while (!isRenamed(staging, target, TAKEN)) {
      const previous = nameBeside(target, 'previous');
      if (isRenamed(target, previous, ['ENOENT'])) aside.push(previous);
    }
  } catch (error) {
    const last = aside.at(-1);
    if (last && !existsSync(target)) renameSync(last, target);
    // A mount point cannot be renamed, and nothing can be renamed into one from outside.
    if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    swapContents(target, staging);
  }
  for (const folder of aside) rmSync(folder, { recursive: true, force: true });
}

/** If a build was killed between its two renames, puts the old site back. */
function recover(target: string): void {
  const last = leftovers(target, 'previous').at(-1);
  // Whoever set it aside may have gone on meanwhile.
  if (last && !existsSync(target)) isRenamed(last, target, ['ENOENT', ...TAKEN]);
}

function isAbandoned(path: string): boolean {
  if (stateOf(/-(\d+-\w+)-\w+$/.exec(path)?.[1] ?? '') === 'dead') return true;
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs > LEFT_OVER_MS;
}

/** `dist` has `.dist-next-…` and so on beside it. The last part grows with time. */
function nameBeside(target: string, role: string): string {
  const moment = `${Date.now().toString(36).padStart(9, '0')}${randomBytes(3).toString('hex')}`;
  return join(dirname(target), `.${basename(target)}-${role}-${ownName()}-${moment}`);
}

/** Those set aside last come last. */
function leftovers(target: string, role: string): string[] {
  const prefix = `.${basename(target)}-${role}-`;
  const around = dirname(target);
  if (!existsSync(around)) return [];
  const momentOf = (name: string): string => name.slice(name.lastIndexOf('-'));
  return readdirSync(around)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : 1))
    .map((name) => join(around, name));
}

/** Windows says EPERM where others say ENOTEMPTY. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', ...(platform === 'win32' ? ['EPERM'] : [])];

/** False after one of these errors, by their codes. */
function isRenamed(from: string, to: string, expected: readonly string[]): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (expected.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/**
 * Replaces what a folder holds where the folder itself has to stay, such as a mounted one. File by
 * file: pages after what they refer to, and the files that are gone last. Each file is the old one
 * or the new one at any moment; for that moment the site may have some of both.
 */
function swapContents(target: string, staging: string): void {
  // Renaming works inside one file system only, so the new files have to be in there first.
  const prefix = `.${basename(target)}-arriving-`;
  const arriving = join(target, `${prefix}${ownName()}`);
  for (const left of readdirSync(target).filter((name) => name.startsWith(prefix))) {
    // Another build, perhaps of another container, may be filling its own.
    if (stateOf(left.slice(prefix.length)) !== 'dead') continue;
    rmSync(join(target, left), { recursive: true, force: true });
  }
  try {
    cpSync(staging, arriving, { recursive: true, preserveTimestamps: true });
    // Only what is quick is done while others wait.
    withLock(join(dirname(target), `.${basename(target)}-lock`), () =>
      moveFiles(arriving, target, prefix),
    );
  } finally {
    rmSync(arriving, { recursive: true, force: true });
  }
  rmSync(staging, { recursive: true, force: true });
}

function moveFiles(from: string, to: string, arriving: string): void {
  const entries = entriesBelow(from);
  const rank = ({ path, isFolder }: Entry): number =>
    isFolder ? 0 : path.endsWith('.html') ? 2 : 1;
  for (const { path, isFolder } of entries.toSorted((a, b) => rank(a) - rank(b))) {
    const place = join(to, path);
    // What was a file may be a folder now, and the other way round.
    const isOther = lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === !isFolder;
    if (isOther) rmSync(place, { recursive: true });
    if (isFolder) mkdirSync(place, { recursive: true });
    else renameSync(join(from, path), place);
  }
  const kept = new Set(entries.map(({ path }) => path));
  const isGone = ({ path }: Entry): boolean => !kept.has(path) && !path.startsWith(arriving);
  for (const { path } of entriesBelow(to).filter(isGone)) {
    rmSync(join(to, path), { recursive: true, force: true });
  }
}

interface Entry {
  path: string;
  isFolder: boolean;
}

/** Files and folders, each folder before what is in it. */
function entriesBelow(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    isFolder: entry.isDirectory(),
  }));
}
