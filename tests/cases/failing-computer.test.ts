// Failures of the computer are not the content's: each is said as such, costs nothing, and is forgotten once it is mended.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runProcess } from '../support/command.ts';
import { faultsWhenRefused } from '../support/failing-disk.ts';
import { copyProgram, makeProject } from '../support/project.ts';

/** Each operation with its folder; each rename by itself. */
const kindOf = (call: string): string => call.replace(/^((?!rename)\S+ [^/]*\/).*/, '$1');

test('whatever call of the disk is refused, the report says so and what was published stays', async () => {
  const root = makeProject({ 'public/leia.txt': 'a' }, { plain: true });
  const faults = await faultsWhenRefused(root, (calls) => [
    ...new Map(calls.map((call) => [kindOf(call), call])).values(),
  ]);
  expect(faults).toEqual([]);
});

test.each(['build', 'start', 'dev', 'new post', 'proposal list'])(
  'without its packages %s says how to get them',
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
