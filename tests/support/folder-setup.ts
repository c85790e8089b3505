// Before all tests: one folder for everything that they and their programs write, which goes when they are over.

import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { unsentContent } from './unsent-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Gone after the run, also where a worker was killed. */
    folder: string;
  }
}

export default function setup(project: TestProject): () => void {
  // Beside each other: one run has a folder for each of its groups.
  process.env.TEST_FOLDERS ??= roomyMemory() ?? tmpdir();
  const folder = mkdtempSync(join(process.env.TEST_FOLDERS, 'tests-'));
  // Whatever a program or a library keeps for a while goes there, too.
  process.env.TMPDIR = join(folder, 'tmp');
  mkdirSync(process.env.TMPDIR);
  // What is compiled into the run's cache finds its packages from there.
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.env.SITE_CONTENT ??= unsentContent(resolve('content'), folder);
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
