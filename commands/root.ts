// The folder of the project, for every command.

import { resolve } from 'node:path';

declare global {
  /** Told by `launch.mjs`: a compiled program stands elsewhere than its sources. */
  var projectFolder: string | undefined;
}

export const ROOT = globalThis.projectFolder ?? resolve(import.meta.dirname, '..');
