// Lists the files of a folder with their times; and edits a file.

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The project's folder. */
export const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Paths of all files below `folder`, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Path to text, of all files below `folder`. */
export function readFiles(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Path to content, for comparing whole folders. */
export function contentsOf(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  );
}

/** Writes `put` where a file of the project has `found`, which has to be there. */
export function edit(root: string, file: string, found: string | RegExp, put: string): void {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(found, put);
  if (changed === text) throw new Error(`${file} has no ${found}`);
  writeFileSync(join(root, file), changed);
}

export interface FileState {
  content: string;
  modified: number;
  inode: number;
}

/** Path to content, modification time and inode. */
export function statesOf(folder: string): Map<string, FileState> {
  return new Map(
    [...contentsOf(folder)].map(([path, content]) => {
      const { mtimeMs, ino } = statSync(join(folder, path));
      return [path, { content, modified: mtimeMs, inode: ino }];
    }),
  );
}
