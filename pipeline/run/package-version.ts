// Reads facts about an installed package: its version, which belongs into cache keys, and its licence.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

interface InstalledPackage {
  name: string;
  version: string;
  /** The short name of the licence, such as `MIT`. */
  license: string;
  folder: string;
}

/** Reads the package.json anew each time: Node remembers that a package was missing, even after it is installed. */
export function installedPackage(name: string): InstalledPackage {
  for (const folder of require.resolve.paths(name) ?? []) {
    const found = readPackage(join(folder, name, 'package.json'));
    if (!found?.version) continue;
    const { version, license = '' } = found;
    return { name, version, license, folder: join(folder, name) };
  }
  throw Object.assign(new Error(`Cannot find package '${name}'`), { code: 'MODULE_NOT_FOUND' });
}

function readPackage(file: string): Partial<InstalledPackage> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
