// Replaces what a folder holds where the folder itself has to stay, such as a mounted one.

import { cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { withLock } from '../../store/lock.ts';
import { ownName, stateOf } from '../../store/process.ts';

/**
 * File by file: pages after what they refer to, and the files that are gone last. Each file is the
 * old one or the new one at any moment; for that moment the site may have some of both.
 */
export function swapContents(target: string, staging: string): void {
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
