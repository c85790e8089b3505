// Failures of the computer: a build reports them by their code, keeps the published site, and then works again.

import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run, runProcess } from '../support/command.ts';
import { faultsWhenRefused } from '../support/failing-disk.ts';
import { copyProgram, makeProject } from '../support/project.ts';

/** Groups calls by operation and folder; each rename is a group of its own. */
const kindOf = (call: string): string => call.replace(/^((?!rename)\S+ [^/]*\/).*/, '$1');

test('whichever operation of the disk fails, the report says so and the published site is kept', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  const faults = await faultsWhenRefused(root, (calls) => [
    ...new Map(calls.map((call) => [kindOf(call), call])).values(),
  ]);
  expect(faults).toEqual([]);
});

test.each(['build', 'start', 'dev', 'new post', 'proposal list'])(
  'without its packages, %s says how to install them',
  async (command) => {
    const root = copyProgram();
    rmSync(join(root, 'node_modules'), { recursive: true });
    const { code, stdout, stderr } = await runProcess(root, command);
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]*npm ci[^\n]*\n$/),
    });
  },
);

test.each(['', '#!/bin/sh\ntest "$1" = --version\n'])(
  'without a Chromium that opens, proposal pdf says in a sentence what to install',
  async (program) => {
    const root = makeProject({}, { plain: true });
    const path = join(root, 'chromium');
    if (program) writeFileSync(path, program, { mode: 0o755 });
    const env = { CHROMIUM_PATH: path };
    const { code, stdout, stderr } = await run(root, 'proposal pdf padaria-aurora', { env });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^nenhum Chromium abre neste computador[^\n]*instale[^\n]*\n$/);
  },
);
