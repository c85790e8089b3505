// The folder of the project and the name of the program, for every command.

import { resolve } from 'node:path';

declare global {
  /** Told by `launch.mjs`: a compiled program stands elsewhere than its sources. */
  var projectFolder: string | undefined;
  /** The digest of all of its sources. */
  var programDigest: string | undefined;
}

export const ROOT = globalThis.projectFolder ?? resolve(import.meta.dirname, '..');

/** Where the sources run as they are, nothing of earlier builds is used. */
export const PROGRAM =
  globalThis.programDigest === undefined ? {} : { code: globalThis.programDigest };
