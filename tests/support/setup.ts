// Before all tests: makes a folder for everything that they and their programs write, and removes it afterwards.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that is removed after the run, also if a worker was killed. */
    folder: string;
    /** The folder of the real content, beside which public/ has its pictures. */
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
