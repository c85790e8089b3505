// How a file's name is really written: some systems find it whatever its case, and the web server does not.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** `path`, root-absolute inside `folder`, as the folders write it; undefined when nothing there is called like it. */
export function writtenPath(folder: string, path: string): string | undefined {
  let found = '';
  for (const name of path.split('/').filter(Boolean)) {
    const names = namesIn(join(folder, found));
    const similar = names.includes(name) ? name : names.find((other) => isAlike(other, name));
    if (similar === undefined) return undefined;
    found += `/${similar}`;
  }
  // Slashes too many are none of a name's.
  return isAlike(found, path) ? found : path;
}

/** Capitals aside, and whether an accent is a sign of its own, as in the names that macOS gives. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
