// Processes that race for one lock: one holder at a time, whatever becomes of the one before.

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withLock } from '../../pipeline/store/lock.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { temporaryFolder } from '../support/folders.ts';
import { startNode } from '../support/project-copy.ts';

test('six waiters and 300 rounds, of which every third owner dies: never two holders', async () => {
  const folder = temporaryFolder();
  const words = ['--import', 'tsx', 'tests/support/lock-waiter.ts', join(folder, 'lock'), '50'];
  const waiters = Array.from({ length: 6 }, () => startNode(REPOSITORY, words).finished);
  for (const { stdout } of await Promise.all(waiters)) expect(stdout).toBe('{"together":0}\n');
  expect(readdirSync(folder).filter((name) => name !== 'lock')).toEqual([]);
});

test('a folder in the place of a lock is taken over too, and not asked for ever', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'lock/a'), { recursive: true });
  expect(withLock(join(folder, 'lock'), () => 'done')).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['1\n', '', 'texto'])(
  'a lock that holds %j is taken over after a few seconds',
  (text) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'lock'), text);
    expect(withLock(join(folder, 'lock'), () => 'done')).toBe('done');
    expect(readdirSync(folder)).toEqual([]);
  },
);
