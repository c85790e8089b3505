// What stands at a path.

import { type Stats, statSync } from 'node:fs';

/** State of what a path leads to; undefined where nothing can be reached: a link to nothing or to itself, a folder that is a file by now. */
export function statsAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}
