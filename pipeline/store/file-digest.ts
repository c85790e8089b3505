// What files are, by the digests of their bytes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash.ts';
import { statsAt } from './stats-at.ts';

/** Digest of every file below these folders of the project. */
export function digestOfAll(root: string, folders: readonly string[]): string {
  const files = folders.flatMap((folder) => filesBelow(root, folder));
  const digests = files.map((file) => [file, digestOf(join(root, file))]);
  return hashOf(JSON.stringify(digests));
}

/** Empty for what is no file. */
function digestOf(path: string): string {
  return statsAt(path)?.isFile() ? hashOf(readFileSync(path)) : '';
}

/** In order; none where there is no folder. */
function filesBelow(root: string, folder: string): string[] {
  const entries = statsAt(join(root, folder))?.isDirectory()
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : [];
  return entries.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort();
}
