// A content file is opened once in a build, however many stages have something to say about it.

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { copyProgram, startCommand } from '../support/project-copy.ts';
import { sendIn } from '../support/sent-project.ts';
import { proposal } from '../support/tiny-site.ts';

const COUNTER = pathToFileURL(join(REPOSITORY, 'tests/support/count-reads.mjs')).href;

test('every content file is opened once, those of a sent proposal included', async () => {
  const root = copyProgram({ 'content/proposals/padaria-aurora.md': proposal() });
  await sendIn(root, 'padaria-aurora');
  const { stdout } = await startCommand(root, ['build'], {}, [COUNTER]).finished;
  const counts = JSON.parse(/reads: (.*)/.exec(stdout)?.[1] ?? '{}') as Record<string, number>;
  const files = listFiles(join(root, 'content')).map((file) => `content/${file}`);
  expect(Object.keys(counts).sort()).toEqual(files);
  expect(Object.entries(counts).filter(([, count]) => count > 1)).toEqual([]);
});
