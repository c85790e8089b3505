// Folders for what tests write.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const folders: string[] = [];

/** A folder that disappears after the tests of the file. */
export function temporaryFolder(): string {
  const folder = lastingFolder();
  folders.push(folder);
  return folder;
}

/** A folder that the files after this one find as it was. */
export function lastingFolder(): string {
  return mkdtempSync(join(inject('folder'), 'site-'));
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
