// Before all tests: one folder for everything that they and their programs write, which goes when they are over.

import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Gone after the run, also where a worker was killed. */
    folder: string;
  }
}

export default function setup(project: TestProject): () => void {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(TMPDIR ?? roomyMemory() ?? tmpdir(), 'tests-'));
  // Whatever a program or a library keeps for a while goes there, too.
  process.env.TMPDIR = join(folder, 'tmp');
  mkdirSync(process.env.TMPDIR);
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

const MEMORY = '/dev/shm';
/** Many times what a run keeps at once; containers often have 64 MB. */
const ROOM_BYTES = 1024 ** 3;

/** Linux's files in memory: thousands of small sites are written and removed in half of the time. */
function roomyMemory(): string | undefined {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}
