// Failures of the computer: a build reports them by their code, keeps the published site, and then works again.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runProcess } from '../support/command.ts';
import { faultsWhenRefused } from '../support/failing-disk.ts';
import { copyProgram, makeProject } from '../support/project.ts';

/** Groups calls by operation and folder; each rename is a group of its own. */
const kindOf = (call: string): string => call.replace(/^((?!rename)\S+ [^/]*\/).*/, '$1');

test('if the disk fails, a report says so and the published site is kept', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  const faults = await faultsWhenRefused(root, (calls) => [
    ...new Map(calls.map((call) => [kindOf(call), call])).values(),
  ]);
  expect(faults).toEqual([]);
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
