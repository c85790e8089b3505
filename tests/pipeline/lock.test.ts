// The lock of a process that has ended, or that nobody knows any more.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../pipeline/store/lock.ts';
import { ownName, stateOf } from '../../pipeline/store/process.ts';
import { temporaryFolder } from '../support/folders.ts';

test('a lock of a process that has ended is taken over at once, and freed afterwards', () => {
  const file = join(temporaryFolder(), 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, `${ownName().replace(/^\d+/, String(pid))} a`);
  expect(withLock(file, () => existsSync(file))).toBe(true);
  expect(existsSync(file)).toBe(false);
});

test('an id that was given away again is not its owner any more', () => {
  const [id, start, boot, space] = ownName().split('-');
  expect(stateOf(ownName())).toBe('alive');
  if (start !== '0') expect(stateOf([id, Number(start) + 1, boot, space].join('-'))).toBe('dead');
  for (const name of ['1', '', '1-1-00000000-1', `${id}-${start}-${boot}-7`]) {
    expect(stateOf(name)).toBe('unknown');
  }
});
