// Before all tests: one folder for everything that they and their programs write, which goes when they are over;
// and the real content as it was before its proposals were sent, of which the program makes every page.

import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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
    process.env.TEST_CONTENT = unsentContent(resolve('content'), folder);
  }
  const { TEST_FOLDER: folder = '', TEST_CONTENT: content = '' } = process.env;
  test.provide('folder', folder);
  test.provide('content', content);
  return isFirst ? () => rmSync(folder, { recursive: true, force: true }) : undefined;
}

/** A copy of a folder of content in `folder`, with its pictures beside it; the folder itself where nothing was sent. */
function unsentContent(content: string, folder: string): string {
  const sent = 'proposals/sent';
  if (!existsSync(join(content, sent))) return content;
  const copy = join(folder, 'unsent/content');
  for (const name of ['content', 'public', 'fonts']) {
    const from = join(dirname(content), name);
    if (existsSync(from)) cpSync(from, join(dirname(copy), name), { recursive: true });
  }
  // The last version of each counts, unless the next is being written.
  for (const version of readdirSync(join(copy, sent)).sort().reverse()) {
    const files = readdirSync(join(copy, sent, version)).filter((file) => file.endsWith('.md'));
    for (const file of files) {
      cpSync(join(copy, sent, version, file), join(copy, 'proposals', file), { force: false });
    }
  }
  rmSync(join(copy, sent), { recursive: true });
  return copy;
}
