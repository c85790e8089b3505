// Lists and reads the files of a folder, and edits a file.

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

/** The texts of all files below `folder`, by path. */
export function readFiles(folder: string): Map<string, string> {
  return new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** The contents of all files below `folder` in base64, by path, for comparing whole folders. */
export function contentsOf(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
  );
}

/** Replaces `found` by `put` in a file of the project; throws if the file does not have it. */
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

/** The content, modification time and inode of all files below `folder`, by path. */
export function statesOf(folder: string): Map<string, FileState> {
  return new Map(
    [...contentsOf(folder)].map(([path, content]) => {
      const { mtimeMs, ino } = statSync(join(folder, path));
      return [path, { content, modified: mtimeMs, inode: ino }];
    }),
  );
}
