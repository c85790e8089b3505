// Failures of the computer: a build reports them by their code, keeps the published site, and then works again.

import fs, { rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { build, buildOrThrow } from '../support/build.ts';
import { run, runProcess } from '../support/command.ts';
import { contentsOf } from '../support/files.ts';
import { copyProgram, makeProject } from '../support/project.ts';
import { isLong } from '../support/runs.ts';

const NAMES = [
  ...(['readFileSync', 'readdirSync', 'statSync', 'lstatSync', 'realpathSync'] as const),
  ...(['writeFileSync', 'mkdirSync', 'renameSync', 'rmSync', 'utimesSync'] as const),
];

/** Notes the calls below `root`, such as `readFileSync content/site.yaml`, while a build runs; `refused` fails. */
async function buildOn(root: string, refused = '', code = '') {
  const calls: string[] = [];
  const originals = NAMES.map((name) => [name, fs[name]] as const);
  for (const [name, original] of originals) {
    const replacement = (...parameters: unknown[]) => {
      const [path] = parameters;
      const inside = typeof path === 'string' ? relative(root, path) : '..';
      const call = `${name} ${inside}`;
      if (!/^(?:\.\.|node_modules)/.test(inside)) calls.push(call);
      if (call === refused)
        throw Object.assign(new Error(`${code}: refused, '${path}'`), {
          code,
          path,
          syscall: name,
        });
      return Reflect.apply(original, fs, parameters);
    };
    Object.assign(fs, { [name]: Object.assign(replacement, original) });
  }
  syncBuiltinESMExports();
  try {
    return { ...(await build(root)), calls };
  } finally {
    Object.assign(fs, Object.fromEntries(originals));
    syncBuiltinESMExports();
  }
}

/** Groups calls by operation and folder; each rename is a group of its own. */
const kindOf = (call: string): string => call.replace(/^((?!rename)\S+ [^/]*\/).*/, '$1');

test('if the disk fails, a report says so and the published site is kept', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  await buildOrThrow(root);
  const { calls } = await buildOn(root);
  const published = contentsOf(join(root, 'dist'));
  for (const refused of new Map(calls.map((call) => [kindOf(call), call])).values()) {
    const code = /write|mkdir/.test(refused) ? 'ENOSPC' : 'EACCES';
    const { problems } = await buildOn(root, refused, code);
    // A build works without the cache if that cannot be read or written.
    const isNeeded = !refused.includes('.cache');
    expect([refused, problems.length > 0]).toEqual([refused, isNeeded]);
    expect(problems.filter((problem) => !problem.includes(code))).toEqual([]);
    expect(contentsOf(join(root, 'dist'))).toEqual(published);
    if (isLong) expect((await build(root)).problems, `${refused} is remembered`).toEqual([]);
  }
  expect((await build(root)).problems).toEqual([]);
});

test('a file of which the disk takes only a part at first is published whole', async () => {
  const root = makeProject({}, { plain: true });
  await buildOrThrow(root);
  const whole = contentsOf(join(root, 'dist'));
  const { writevSync } = fs;
  fs.writevSync = (descriptor, parts) =>
    writevSync(descriptor, [Buffer.concat(parts as Uint8Array[]).subarray(0, 9)]);
  syncBuiltinESMExports();
  try {
    await buildOrThrow(root);
  } finally {
    fs.writevSync = writevSync;
    syncBuiltinESMExports();
  }
  expect(contentsOf(join(root, 'dist'))).toEqual(whole);
});

test('without its packages, every command says how to install them', async () => {
  const root = copyProgram();
  rmSync(join(root, 'node_modules'), { recursive: true });
  for (const command of ['build', 'start', 'dev', 'new post', 'proposal list'])
    expect(await runProcess(root, command)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]*npm ci[^\n]*\n$/),
    });
});

test('without a Chromium that opens, proposal pdf says what to install', async () => {
  const root = makeProject({}, { plain: true });
  const path = join(root, 'chromium');
  for (const program of ['', '#!/bin/sh\ntest "$1" = --version\n']) {
    if (program) writeFileSync(path, program, { mode: 0o755 });
    const env = { CHROMIUM_PATH: path };
    const { code, stdout, stderr } = await run(root, 'proposal pdf padaria-aurora', { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^nenhum Chromium abre neste computador[^\n]*instale[^\n]*\n$/);
  }
});
