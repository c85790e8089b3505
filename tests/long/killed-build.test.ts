// Builds that are killed at any moment, or whose reader closes the output, or that run in another environment.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { build } from '../support/build.ts';
import { runProcess } from '../support/command.ts';
import { contentsOf } from '../support/files.ts';
import { temporaryFolder } from '../support/folders.ts';
import { copyProgram, writeTree } from '../support/project.ts';

const POST = 'content/blog/ola.md';
const COUNTER = pathToFileURL(join(import.meta.dirname, 'die-at-call.mjs')).href;

/** A digest of all files of a folder. */
const fingerprint = (folder: string): string =>
  createHash('sha256')
    .update(JSON.stringify([...contentsOf(folder)]))
    .digest('hex');

test('a build that is killed at any moment leaves the old site or the new one', async () => {
  const root = copyProgram();
  const aside = temporaryFolder();
  const [old, next, dist] = [join(aside, 'old'), join(aside, 'next'), join(root, 'dist')];
  await runProcess(root, `build --quiet --out ${old}`);
  const text = readFileSync(join(root, POST), 'utf8').replace('Olá', 'Depois');
  writeTree(root, { [POST]: text, 'public/novo/nota.txt': 'nova' });
  await runProcess(root, `build --quiet --out ${next}`);
  const whole = [fingerprint(old), fingerprint(next)];
  expect(whole[0]).not.toBe(whole[1]);
  const buildUntilCall = (call: number) => {
    rmSync(dist, { recursive: true, force: true });
    cpSync(old, dist, { recursive: true });
    // The compiler keeps its files elsewhere, so that every run makes the same calls.
    const env = { DIE_AT_CALL: `${call}`, TMPDIR: aside, NODE_OPTIONS: `--import=${COUNTER}` };
    return runProcess(root, 'build', { env });
  };
  // This run writes the cache, so that the later ones do not.
  await buildUntilCall(0);
  const list = /calls: (.*)/.exec((await buildUntilCall(0)).stdout)?.[1]?.split(',') ?? [];
  const swaps = list.flatMap((name, at) => (/^(?:rename|rm)Sync$/.test(name) ? at + 1 : []));
  expect(swaps.length).toBeGreaterThan(1);
  // Kills it at calls that move whole folders, and at some moments while it writes.
  const some = swaps.filter((_, at) => at % Math.ceil(swaps.length / 8) === 0);
  const moments = [...some, ...swaps.slice(-3), 1, list.length >> 2, list.length >> 1];
  for (const call of new Set(moments)) {
    const moment = `before call ${call} of ${list.length}, ${list[call - 1]}`;
    expect((await buildUntilCall(call)).code, moment).not.toBe(0);
    if (existsSync(dist)) expect(whole, moment).toContain(fingerprint(dist));
    // A build with a problem publishes nothing, but repairs what the killed one left.
    writeTree(root, { 'content/sobra.txt': 'x' });
    expect((await build(root)).problems).toHaveLength(1);
    writeTree(root, { 'content/sobra.txt': null });
    expect(whole, moment).toContain(fingerprint(dist));
    const left = readdirSync(root).filter((name) => name.startsWith('.') && name !== '.cache');
    expect(left, moment).toEqual([]);
  }
});

test('a reader that closes the output of a build causes no error', () => {
  const root = copyProgram();
  const command = 'npm run --silent build -- --times | true';
  expect(spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).stderr).toBe('');
});

test('a site has the same bytes in another folder, time zone and language', async () => {
  const [here, there] = [copyProgram(), copyProgram()];
  rmSync(join(there, '.cache/pictures'));
  const env = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8' };
  expect(await runProcess(here, 'build --quiet')).toMatchObject({ code: 0, stderr: '' });
  expect(await runProcess(there, 'build --quiet', { env })).toMatchObject({ code: 0, stderr: '' });
  expect(contentsOf(join(there, 'dist'))).toEqual(contentsOf(join(here, 'dist')));
});
