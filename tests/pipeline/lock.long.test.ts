// Processes that race for one lock: one holder at a time, whatever becomes of the one before.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
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
