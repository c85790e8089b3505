// What an installed package says of itself: its version, for keys of what it makes, and its licence.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

interface InstalledPackage {
  name: string;
  version: string;
  /** By its short name, such as `MIT`. */
  license: string;
  folder: string;
}

/** Some packages keep their package.json from importers: it is looked for above their entry. */
export function installed(name: string): InstalledPackage {
  for (let folder = dirname(require.resolve(name)); folder !== dirname(folder); ) {
    const found = readPackage(join(folder, 'package.json'));
    if (found?.name === name && found.version) {
      return { name, version: found.version, license: found.license ?? '', folder };
    }
    folder = dirname(folder);
  }
  throw new Error(`${name} has no version`);
}

function readPackage(file: string): Partial<InstalledPackage> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
