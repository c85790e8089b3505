// `npm run build` as processes: several at once, piped into one that has read enough, with hosts of every kind.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { TINY_SITE } from '../support/tiny-site.ts';

test('a named host, or --host none, ends the notice that nobody named one; --quiet says nothing', async () => {
  const root = copyProgram();
  expect((await runBuild(root, ['--host', 'none'])).stdout).not.toContain('host');
  const site = `${TINY_SITE['content/site.yaml']}hosts: [nginx]\n`;
  writeTree(root, { 'content/site.yaml': site });
  expect((await runBuild(root)).stdout).not.toContain('host');
  expect(await runBuild(root, ['--quiet'])).toMatchObject({ code: 0, stdout: '', stderr: '' });
});

test('a reader that has read enough ends nothing', () => {
  const command = `"${process.execPath}" commands/launch.mjs build --times | true`;
  const { stderr } = spawnSync('sh', ['-c', command], { cwd: copyProgram(), encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('twice at the same time succeeds twice, and the site is whole', async () => {
  const root = copyProgram();
  const both = await Promise.all([runBuild(root), runBuild(root)]);
  for (const one of both) expect(one).toMatchObject({ code: 0, stderr: '' });
  const alone = join(temporaryFolder(), 'dist');
  await buildProject(root, { outDir: alone });
  expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(alone));
});
