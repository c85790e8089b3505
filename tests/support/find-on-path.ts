// Where a program is, if the machine has it.

import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these names that some folder of the PATH, or one of `folders`, has. */
export function findOnPath(
  names: readonly string[],
  folders: readonly string[] = [],
): string | undefined {
  const all = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return names
    .flatMap((name) => all.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
