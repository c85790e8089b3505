// `npm run build` as processes: several at once, piped into one that has read enough, with hosts of every kind.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildProject, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild } from '../support/project-copy.ts';
import { TINY_SITE } from '../support/tiny-site.ts';

describe('the build command', { timeout: 60_000 }, () => {
  test('says that nobody named a host, until somebody does', async () => {
    const root = copyProgram();
    const site = String(TINY_SITE['content/site.yaml']);
    const said: boolean[] = [];
    for (const [hosts, ...flags] of [
      [''],
      ['hosts: [caddy]\n'],
      ['hosts: []\n'],
      ['', '--host', 'none'],
    ]) {
      writeTree(root, { 'content/site.yaml': `${site}${hosts}` });
      said.push(/host/.test((await runBuild(root, flags)).stdout));
    }
    expect(said).toEqual([true, false, false, false]);
  });

  test('says nothing with --quiet, and falls over nothing when its reader has read enough', async () => {
    const root = copyProgram();
    const { stdout, stderr } = await runBuild(root, ['--quiet']);
    expect([stdout, stderr]).toEqual(['', '']);
    const command = `"${process.execPath}" commands/launch.mjs build --times | true`;
    const piped = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
    expect(piped.stderr).toBe('');
  });

  test('twice at the same time succeeds twice, and the site is whole', async () => {
    const root = copyProgram();
    const both = await Promise.all([runBuild(root), runBuild(root)]);
    expect(both.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
    ]);
    const alone = join(temporaryFolder(), 'dist');
    await buildProject(root, { outDir: alone });
    expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(alone));
  });
});
