// What files are, by the digests of their bytes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.ts';
import { statsAt } from './stats-at.ts';

/** The digest of each file by its path from the project's root; of one that is missing, nothing. */
export type Digests = Readonly<Record<string, string>>;

/** Empty for what is missing or no file. */
export function digestOf(root: string, file: string): string {
  const path = join(root, file);
  return statsAt(path)?.isFile() ? hashOf(readFileSync(path)) : '';
}

export function digestsOf(root: string, files: readonly string[]): Digests {
  return Object.fromEntries(files.map((file) => [file, digestOf(root, file)]));
}

/** Digest of every file below these folders of the project. */
export function digestOfAll(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => filesBelow(root, folder, ''));
  return hashOf(JSON.stringify(digestsOf(root, files)));
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
