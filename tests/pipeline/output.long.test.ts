// A disk that is full: the finished folder is written whole or not at all.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { post } from '../support/tiny-site.ts';

test('a full disk leaves the old site whole, and the build says what to do', async ({ skip }) => {
  const path = temporaryFolder();
  const flags = ['-t', 'tmpfs', '-o', 'size=1536k', 'tmpfs', path];
  const { status, error, stderr } = spawnSync('mount', flags);
  if (status !== 0) return skip(`no tmpfs: ${error?.message ?? stderr}`);
  onTestFinished(() => void spawnSync('umount', ['-l', path]));
  const outDir = join(path, 'dist');
  const site = await buildSite({}, { outDir });
  const before = statesOf(outDir);
  const foto = Buffer.alloc(2 * 1024 * 1024, 1);
  const again = await site.rebuild({
    'public/foto.bin': foto,
    'content/blog/ola.md': post({}, 'Novo.\n'),
  });
  expect(again.problems).toEqual([
    expect.stringMatching(
      /expected to write the site, found ENOSPC: .*\n {2}fix: free some space on the disk; the last site is untouched$/,
    ),
  ]);
  expect(statesOf(outDir)).toEqual(before);
  expect(readdirSync(path)).toEqual(['dist']);
});
