// A build killed at any moment: the site is the old one or the new one, and nothing else is left.

import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildProject, REPOSITORY, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild, startCommand } from '../support/project-copy.ts';
import { POST, post } from '../support/tiny-site.ts';

const OLD = { [POST]: post({ title: 'Antes' }) };
const NEW = { [POST]: post({ title: 'Depois' }), 'public/novo/nota.txt': 'nova' };
const COUNTER = pathToFileURL(join(REPOSITORY, 'tests/support/die-at-call.mjs')).href;

/** One text for all that a folder holds. */
const fingerprint = (folder: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...contentsOf(folder)]))
    .digest('hex');

test('a build that is killed before any change to the disk leaves one whole site', async () => {
  const root = copyProgram(OLD);
  // Copies share a cache, and whoever compiles other sources there removes this program: calls would differ.
  rmSync(join(root, '.cache'), { recursive: true });
  const [old, next] = [1, 2].map(() => join(temporaryFolder(), 'dist'));
  if (!old || !next) throw new Error('no folders');
  const dist = join(root, 'dist');
  expect((await buildProject(root, { outDir: old })).problems).toEqual([]);
  writeTree(root, NEW);
  expect((await runBuild(root, ['--out', next])).code).toBe(0);
  const whole = [fingerprint(old), fingerprint(next)];
  const buildUntilCall = (call: number) => {
    rmSync(dist, { recursive: true, force: true });
    cpSync(old, dist, { recursive: true });
    return startCommand(root, ['build'], { DIE_AT_CALL: String(call), TSX_DISABLE_CACHE: '1' }, [
      COUNTER,
    ]).finished;
  };
  // What it remembers is written once.
  await buildUntilCall(0);
  const list = /calls: (.*)/.exec((await buildUntilCall(0)).stdout)?.[1]?.split(',') ?? [];
  expect(list.filter((name) => name === 'renameSync').length).toBeGreaterThanOrEqual(2);
  const moments = list.flatMap((name, at) => (/^(?:rename|rm)Sync$/.test(name) ? at + 1 : []));
  // And while it writes, at moments in between.
  const between = [1, 2, 3, 4, 5, 6].map((part) => Math.ceil((list.length * part) / 7));
  for (const call of new Set([...between, ...moments])) {
    const moment = `before call ${call} of ${list.length}, ${list[call - 1]}`;
    expect((await buildUntilCall(call)).signal).toBe('SIGKILL');
    if (existsSync(dist)) expect(whole, moment).toContain(fingerprint(dist));
    // A build with a problem publishes nothing: it only tidies up.
    writeTree(root, { 'content/sobra.txt': 'x' });
    expect((await buildProject(root)).problems).toHaveLength(1);
    writeTree(root, { 'content/sobra.txt': null });
    expect(whole, moment).toContain(fingerprint(dist));
    const left = readdirSync(root).filter((name) => name.startsWith('.') && name !== '.cache');
    expect(left, moment).toEqual([]);
  }
});
