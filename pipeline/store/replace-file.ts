// Replaces a file in one step: a reader finds the old one or the new one, never a part of it.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownName } from './process.ts';

export function replaceFile(path: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  // A name that starts with a dot is none of the content's.
  const partial = join(dirname(path), `.${basename(path)}-${ownName()}`);
  try {
    writeFileSync(partial, content, { mode });
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
