// A build killed at any moment: the site is the old one or the new one, and nothing else is left.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { buildProject, REPOSITORY, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, runBuild, startCommand } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const OLD = { [POST]: post({ title: 'Antes' }) };
const NEW = { [POST]: post({ title: 'Depois' }), 'public/novo/nota.txt': 'nova' };
const COUNTER = pathToFileURL(join(REPOSITORY, 'tests/support/die-at-call.mjs')).href;

/** One text for all that a folder holds. */
const fingerprint = (folder: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...contentsOf(folder)]))
    .digest('hex');

test('a build that is killed before any change to the disk leaves one whole site', {
  timeout: 240_000,
}, async () => {
  const root = copyProgram(OLD);
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
    return startCommand(root, ['build'], { DIE_AT_CALL: String(call) }, [COUNTER]).finished;
  };
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

test('a build that is killed in a container is followed by one in another at once, under the same process ids', {
  timeout: 120_000,
}, async ({ skip }) => {
  const root = copyProgram(OLD);
  expect((await buildProject(root)).problems).toEqual([]);
  writeTree(root, NEW);
  const first = buildInContainer(root, { DIE_AT_CALL: String(await callBetweenRenames(root)) });
  if (first.error || /unshare:/.test(first.stderr)) return skip(`no container: ${first.stderr}`);
  expect(existsSync(join(root, 'dist'))).toBe(false);
  // What a build of an earlier day may have left is no lock either.
  writeTree(root, { '.dist-lock': '1\n' });
  const second = buildInContainer(root, {});
  expect([second.stderr, second.status]).toEqual(['', 0]);
  expect(readFileSync(join(root, 'dist/blog/ola.html'), 'utf8')).toContain('Depois');
});

/** The change to the disk that puts the new site in the place that was just made free. */
async function callBetweenRenames(root: string): Promise<number> {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  const { stdout } = await startCommand(copy, ['build'], { DIE_AT_CALL: '0' }, [COUNTER]).finished;
  const list = /calls: (.*)/.exec(stdout)?.[1]?.split(',') ?? [];
  // The two come right after each other; what is kept for later builds is put in place after them.
  const isSecond = (name: string, index: number) =>
    name === 'renameSync' && list[index - 1] === 'renameSync';
  return list.findLastIndex(isSecond) + 1;
}

/** With process ids of its own, in which the build always has the same one; the first cannot be killed. */
function buildInContainer(root: string, env: Record<string, string>) {
  const inside = ['sh', '-c', '"$@"; exit $?', '-'];
  const flags = ['--pid', '--fork', '--mount-proc', '--kill-child', ...inside];
  const command = [process.execPath, '--import', COUNTER, 'commands/launch.mjs', 'build'];
  return spawnSync('unshare', [...flags, ...command], {
    timeout: 60_000,
    killSignal: 'SIGKILL',
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
}
