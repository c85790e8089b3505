// Lets one process at a time do something short, across processes.

import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive } from './process.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 10;

/** Waits for the lock `file`, does `work`, and frees it. A lock whose owner has died is taken over. */
export function withLock(file: string, work: () => void): void {
  acquire(file);
  try {
    work();
  } finally {
    rmSync(file, { force: true });
  }
}

function acquire(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryCreate(file)) {
    if (!isAlive(ownerOf(file))) rmSync(file, { force: true });
    else if (Date.now() > deadline) {
      throw new Error(`another build has held ${file} for ${PATIENCE_MS / 1000} s`);
    } else {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

/** A link appears with its content in it: nobody can read a lock that has no owner yet. */
function tryCreate(file: string): boolean {
  const own = `${file}-${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function ownerOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
