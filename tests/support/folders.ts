// Makes and removes folders that tests write into.

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

const folders: string[] = [];

/** A folder that is removed after the tests of the file. */
export function temporaryFolder(): string {
  const folder = lastingFolder();
  folders.push(folder);
  return folder;
}

/** A folder that is kept for the files of tests that run later. */
export function lastingFolder(): string {
  return mkdtempSync(join(inject('folder'), 'site-'));
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
