// The lock of a process that has ended.

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../pipeline/store/lock.ts';
import { ownName } from '../../pipeline/store/process.ts';
import { temporaryFolder } from '../support/folders.ts';

test('a lock of a process that has ended is taken over at once, and freed afterwards', () => {
  const file = join(temporaryFolder(), 'lock');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, `${ownName().replace(/^\d+/, String(pid))} a`);
  expect(withLock(file, () => existsSync(file))).toBe(true);
  expect(existsSync(file)).toBe(false);
});
