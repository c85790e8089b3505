// Many builds at once, and a disk that is full: the finished folder is written whole or not at all.

import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildProject, buildSite, makeProject } from '../support/build-site.ts';
import { contentsOf, statesOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';

/** What builds leave beside the finished site while they work. */
function traces(root: string): string[] {
  return readdirSync(root).filter((name) => name.startsWith('.') && name !== '.cache');
}

test('ten builds at once all succeed, and the site is one of theirs', async () => {
  const root = makeProject();
  const builds = Array.from({ length: 10 }, () => buildProject(root));
  for (const { problems } of await Promise.all(builds)) expect(problems).toEqual([]);
  const alone = await buildSite();
  expect(contentsOf(join(root, 'dist'))).toEqual(contentsOf(join(alone.root, 'dist')));
  expect(traces(root)).toEqual([]);
});

/** A file system of `size`, or the reason why there is none. */
function smallDisk(size: string): { path: string } | { reason: string } {
  const path = temporaryFolder();
  const flags = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', path];
  const { status, error, stderr } = spawnSync('mount', flags);
  if (status !== 0) return { reason: `no tmpfs: ${error?.message ?? stderr}` };
  onTestFinished(() => void spawnSync('umount', ['-l', path]));
  return { path };
}

describe('a full disk', () => {
  test('leaves the old site whole and says what to do', async ({ skip }) => {
    const disk = smallDisk('1536k');
    if ('reason' in disk) return skip(disk.reason);
    const outDir = join(disk.path, 'dist');
    const site = await buildSite({}, { outDir });
    expect(site.problems).toEqual([]);
    const before = statesOf(outDir);
    const foto = Buffer.alloc(2 * 1024 * 1024, 1);
    const again = await site.rebuild({ 'public/foto.bin': foto, [POST]: post({}, 'Novo.\n') });
    expect(again.problems).toEqual([
      expect.stringMatching(
        /expected to write the site, found ENOSPC: .*\n {2}fix: free some space on the disk; the last site is untouched$/,
      ),
    ]);
    expect(statesOf(outDir)).toEqual(before);
    expect(traces(disk.path)).toEqual([]);
  });

  test('that is full before the build starts is reported, not thrown', async ({ skip }) => {
    const disk = smallDisk('64k');
    if ('reason' in disk) return skip(disk.reason);
    try {
      writeFileSync(join(disk.path, 'tudo'), Buffer.alloc(128 * 1024));
    } catch {
      // Full now, as intended.
    }
    const { problems } = await buildSite({}, { outDir: join(disk.path, 'dist') });
    expect(problems[0]).toContain('ENOSPC');
  });
});
