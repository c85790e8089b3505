// The lock across processes: one holder at a time, whatever becomes of the one before.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { withLock } from '../../pipeline/store/lock.ts';
import { ownName, stateOf } from '../../pipeline/store/process.ts';
import { compileProgram } from '../support/compiled-program.ts';
import { temporaryFolder } from '../support/folders.ts';

let waiter: string;
beforeAll(() => {
  waiter = compileProgram('tests/support/lock-waiter.ts');
});

function outputOf(...command: string[]): Promise<string> {
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((done) => child.on('close', () => done(text.trim())));
}

test('six waiters and 300 rounds, of which every third owner dies: never two holders', async () => {
  const file = join(temporaryFolder(), 'lock');
  const waiters = Array.from({ length: 6 }, () => outputOf(waiter, file, '50'));
  expect(await Promise.all(waiters)).toEqual(Array(6).fill('{"together":0}'));
  expect(readdirSync(join(file, '..')).filter((name) => name !== 'lock')).toEqual([]);
});

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

test('a lock that holds no name of a process is taken over after a few seconds', async () => {
  const taker = compileProgram('tests/support/lock-taker.ts');
  const files = ['1\n', '', 'texto'].map((text) => {
    const file = join(temporaryFolder(), 'lock');
    writeFileSync(file, text);
    return file;
  });
  // Each waits with its whole process.
  const taken = files.map((file) => outputOf(taker, file));
  expect(await Promise.all(taken)).toEqual(files.map(() => 'done'));
  expect(files.filter((file) => existsSync(file))).toEqual([]);
});
