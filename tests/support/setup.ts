// Before all tests: one folder for everything that they and their programs write, which goes when they are over.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Gone after the run, also where a worker was killed. */
    folder: string;
    /** The folder of the real content; its pictures lie beside it. */
    content: string;
  }
}

export default function setup(test: TestProject): (() => void) | undefined {
  const isFirst = !process.env.TEST_FOLDER;
  if (isFirst) {
    const folder = mkdtempSync(join(tmpdir(), 'tests-'));
    process.env.TEST_FOLDER = folder;
    process.env.TMPDIR = join(folder, 'tmp');
    mkdirSync(process.env.TMPDIR);
  }
  const { TEST_FOLDER: folder = '' } = process.env;
  test.provide('folder', folder);
  test.provide('content', resolve('content'));
  return isFirst ? () => rmSync(folder, { recursive: true, force: true }) : undefined;
}
