// Replaces what a folder holds where the folder itself has to stay, such as a mounted one.

import { cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
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
  const files = filesBelow(from);
  const isPage = (path: string): boolean => path.endsWith('.html');
  for (const path of [...files.filter((file) => !isPage(file)), ...files.filter(isPage)]) {
    makeRoom(to, path);
    renameSync(join(from, path), join(to, path));
  }
  const kept = new Set(files);
  const isGone = (path: string): boolean => !kept.has(path) && !path.startsWith(arriving);
  for (const path of filesBelow(to).filter(isGone)) {
    rmSync(join(to, path));
    removeEmptyFolders(to, dirname(path));
  }
}

/** What was a file may be a folder now, and the other way round. */
function makeRoom(target: string, path: string): void {
  const parts = path.split('/');
  for (let length = 1; length < parts.length; length++) {
    const folder = join(target, ...parts.slice(0, length));
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false) rmSync(folder);
  }
  mkdirSync(dirname(join(target, path)), { recursive: true });
  const state = lstatSync(join(target, path), { throwIfNoEntry: false });
  if (state?.isDirectory()) rmSync(join(target, path), { recursive: true });
}

function removeEmptyFolders(target: string, folder: string): void {
  if (folder === '.') return;
  try {
    rmdirSync(join(target, folder));
  } catch {
    return;
  }
  removeEmptyFolders(target, dirname(folder));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
