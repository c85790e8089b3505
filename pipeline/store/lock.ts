// Lets one process at a time do something short, across processes and containers.

import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ownName, stateOf } from './process.ts';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 10;
/** Locks are held for milliseconds: one that nobody can be asked about is left over after these. */
const LEFT_OVER_MS = 5_000;

/**
 * Waits for the lock `file`, does `work`, and frees it. A lock whose owner has died is taken over.
 * The name in it is of this process and of this very time: nobody can be taken for somebody else.
 */
export function withLock<Result>(file: string, work: () => Result): Result {
  const own = `${ownName()} ${randomBytes(8).toString('hex')}`;
  acquire(file, own);
  try {
    return work();
  } finally {
    if (ownerOf(file) === own) rmSync(file, { force: true });
  }
}

function acquire(file: string, own: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const start = performance.now();
  let seen = { owner: '', since: start };
  while (!tryCreate(file, own)) {
    const now = performance.now();
    const owner = ownerOf(file);
    if (owner === undefined) continue;
    if (owner !== seen.owner) seen = { owner, since: now };
    if (isLeftOver(owner, now - seen.since)) remove(file, owner);
    else if (now - start > PATIENCE_MS) throw new HeldLock(file);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
  }
}

/** Its code is worded like what the machine refuses: see `system-problem.ts`. */
class HeldLock extends Error {
  readonly code = 'ELOCKED';

  constructor(file: string) {
    super(`another build has held ${file} for ${PATIENCE_MS / 1000} s`);
  }
}

function tryCreate(file: string, own: string): boolean {
  try {
    writeFileSync(file, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // A full disk lets the file be made and not be filled.
    if (ownerOf(file) === '') rmSync(file, { force: true });
    throw error;
  }
}

function isLeftOver(owner: string, watchedMs: number): boolean {
  const state = stateOf(owner.split(' ')[0] ?? '');
  return state === 'dead' || (state === 'unknown' && watchedMs > LEFT_OVER_MS);
}

/**
 * Of many that wait, one removes: whoever holds the lock of this very owner's end. The dead cannot
 * free the file and nobody else may, so it still names that owner or is gone for good.
 */
function remove(file: string, owner: string): void {
  const end = createHash('sha256').update(owner).digest('hex').slice(0, 12);
  withLock(`${file}-${end}`, () => {
    if (ownerOf(file) === owner) rmSync(file, { force: true, recursive: true });
  });
}

/** Undefined when the lock is free; of one that cannot be read nobody knows. */
function ownerOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '?';
  }
}
