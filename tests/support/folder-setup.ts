// Before all tests: one folder for everything that they write, which goes when they are over.

import { mkdtempSync, rmSync } from 'node:fs';
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
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
