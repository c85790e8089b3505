// A build killed at any moment: the site is the old one or the new one, and nothing else is left.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildProject, REPOSITORY, writeTree } from '../support/build-site.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, type Finished, runBuild, startBuild } from '../support/project-copy.ts';
import { post } from '../support/tiny-site.ts';

const POST = 'content/blog/ola.md';
const OLD = { [POST]: post({ title: 'Antes' }) };
const NEW = { [POST]: post({ title: 'Depois' }), 'public/novo/nota.txt': 'nova' };
const COUNTER = pathToFileURL(join(REPOSITORY, 'tests/support/die-at-call.mjs')).href;

describe('a build that is killed', { timeout: 120_000 }, () => {
  let root: string;
  let old: string;
  let whole: string[];

  beforeAll(async () => {
    root = copyProgram(OLD);
    old = join(temporaryFolder(), 'dist');
    const next = join(temporaryFolder(), 'dist');
    expect((await buildProject(root, { outDir: old })).problems).toEqual([]);
    writeTree(root, NEW);
    expect((await runBuild(root, ['--out', next])).code).toBe(0);
    whole = [fingerprint(old), fingerprint(next)];
  });

  function restoreOldSite(): void {
    rmSync(join(root, 'dist'), { recursive: true, force: true });
    cpSync(old, join(root, 'dist'), { recursive: true });
  }

  async function expectWholeSite(moment: string): Promise<void> {
    const dist = join(root, 'dist');
    if (existsSync(dist)) expect(whole, moment).toContain(fingerprint(dist));
    // A build with a problem publishes nothing: it only tidies up.
    writeTree(root, { 'content/sobra.txt': 'x' });
    expect((await buildProject(root)).problems).toHaveLength(1);
    writeTree(root, { 'content/sobra.txt': null });
    expect(whole, moment).toContain(fingerprint(dist));
    expect(readdirSync(root).filter((name) => name.startsWith('.') && name !== '.cache')).toEqual(
      [],
    );
  }

  function buildUntilCall(call: number): Promise<Finished> {
    return startBuild(root, [], { DIE_AT_CALL: String(call) }, [COUNTER]).finished;
  }

  test('before any change to the disk leaves one whole site', async () => {
    restoreOldSite();
    const list = /calls: (.*)/.exec((await buildUntilCall(0)).stdout)?.[1]?.split(',') ?? [];
    const renames = list.filter((name) => name === 'renameSync');
    expect(renames.length).toBeGreaterThanOrEqual(2);
    const moments = list.flatMap((name, index) =>
      /^(?:rename|rm)Sync$/.test(name) ? index + 1 : [],
    );
    // And while it writes, at moments in between.
    const between = [1, 2, 3, 4, 5, 6].map((part) => Math.ceil((list.length * part) / 7));
    for (const call of new Set([...between, ...moments])) {
      restoreOldSite();
      expect((await buildUntilCall(call)).signal).toBe('SIGKILL');
      await expectWholeSite(`before call ${call} of ${list.length}, ${list[call - 1]}`);
    }
  });
});

/** One text for all that a folder holds. */
function fingerprint(folder: string): string {
  return createHash('sha256')
    .update(JSON.stringify([...contentsOf(folder)]))
    .digest('hex');
}

describe('a build that is killed in a container', { timeout: 120_000 }, () => {
  test('is followed by one in another at once, under the same process ids', async ({ skip }) => {
    const root = copyProgram(OLD);
    expect((await buildProject(root)).problems).toEqual([]);
    writeTree(root, NEW);
    const first = buildInContainer(root, { DIE_AT_CALL: String(await callBetweenRenames(root)) });
    if (first.error || /unshare:/.test(first.stderr)) return skip(`no container: ${first.stderr}`);
    expect(existsSync(join(root, 'dist'))).toBe(false);
    // What a build of an earlier day may have left is no lock either.
    writeTree(root, { '.dist-lock': '1\n' });
    const second = buildInContainer(root, {});
    expect(second.stderr).toBe('');
    expect(second.status).toBe(0);
    expect(readFileSync(join(root, 'dist/blog/ola.html'), 'utf8')).toContain('Depois');
  });
});

/** The change to the disk that puts the new site in the place that was just made free. */
async function callBetweenRenames(root: string): Promise<number> {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  const { stdout } = await startBuild(copy, [], { DIE_AT_CALL: '0' }, [COUNTER]).finished;
  const list = /calls: (.*)/.exec(stdout)?.[1]?.split(',') ?? [];
  // The two come right after each other; what is kept for later builds is put in place after them.
  const isSecond = (name: string, index: number) =>
    name === 'renameSync' && list[index - 1] === 'renameSync';
  return list.findLastIndex(isSecond) + 1;
}

/** With process ids of its own, in which the build always has the same one; the first cannot be killed. */
function buildInContainer(root: string, env: Record<string, string>) {
  const flags = [
    '--pid',
    '--fork',
    '--mount-proc',
    '--kill-child',
    'sh',
    '-c',
    '"$@"; exit $?',
    '-',
  ];
  const command = [process.execPath, '--import', COUNTER, 'commands/launch.mjs', 'build'];
  return spawnSync('unshare', [...flags, ...command], {
    timeout: 60_000,
    killSignal: 'SIGKILL',
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
}
