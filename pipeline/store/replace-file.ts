// Replaces a text file in one step: a reader finds the old text or the new one, never a part of it.

import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export function replaceFile(path: string, text: string): void {
  // A name that starts with a dot is none of the content's.
  const partial = join(dirname(path), `.${basename(path)}-${process.pid}`);
  try {
    writeFileSync(partial, text);
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
