// The folder of one preview: no other preview touches it, and it goes when its preview ends.

import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ownName, stateOf } from '../../pipeline/store/process.ts';

/** Named after this process, in `parent`; what killed previews left there is removed. */
export function openPreviewFolder(parent: string): string {
  const folder = join(parent, ownName());
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (stateOf(name) === 'dead') remove(join(parent, name));
  }
  mkdirSync(folder, { recursive: true });
  process.on('exit', () => remove(folder));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
  return folder;
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
