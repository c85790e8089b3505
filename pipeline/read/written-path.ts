// How a file's name is really written: some systems find it whatever its case, and the web server does not.

import { readdirSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `path` is root-absolute inside `folder`. It comes back as the folders write it, or as it is where
 * it leads through links; undefined when nothing there is called like it.
 */
export function writtenPath(
  folder: string,
  path: string,
  realPath: (path: string) => string = realpathSync.native,
): string | undefined {
  try {
    const found = relative(realPath(folder), realPath(join(folder, path)));
    const written = `/${found.replaceAll('\\', '/')}`;
    return isAlike(written, path) ? written : path;
  } catch {
    return similarPath(folder, path);
  }
}

/** Capitals aside, and whether an accent is a sign of its own, as in the names that macOS gives. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}

function similarPath(folder: string, path: string): string | undefined {
  let found = '';
  for (const name of path.split('/').filter(Boolean)) {
    const similar = namesIn(join(folder, found)).find((other) => isAlike(other, name));
    if (similar === undefined) return undefined;
    found += `/${similar}`;
  }
  return found;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
