// The folder of the project and the name of the program, for every command.

import { basename, join, resolve } from 'node:path';

declare global {
  /** Told by `launch.mjs`: a compiled program stands elsewhere than its sources. */
  var projectFolder: string | undefined;
  /** Its folder, whose name is the digest of all of its sources. */
  var programFolder: string | undefined;
}

export const ROOT = globalThis.projectFolder ?? resolve(import.meta.dirname, '..');

/** Where the sources run as they are, nothing of earlier builds is used, and one thread does everything. */
export const PROGRAM = programOf(globalThis.programFolder);

function programOf(folder: string | undefined) {
  if (folder === undefined) return {};
  return { code: basename(folder), textProgram: join(folder, 'pipeline/render/text-worker.mjs') };
}
