// The version of an installed package, for keys of what it makes.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Some packages keep their package.json from importers: it is looked for above their entry. */
export function versionOf(name: string): string {
  for (let folder = dirname(require.resolve(name)); folder !== dirname(folder); ) {
    const found = readPackage(join(folder, 'package.json'));
    if (found?.name === name && found.version) return `${name}@${found.version}`;
    folder = dirname(folder);
  }
  throw new Error(`${name} has no version`);
}

function readPackage(file: string): { name?: string; version?: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
