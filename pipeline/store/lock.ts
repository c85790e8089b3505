// Lets one process at a time do something short, where people write: across processes and containers.

import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.ts';
import { ownName, stateOf } from './process.ts';

/** Locks are held for milliseconds: after these one is left over, also where its owner's id was given away again. */
const LEFT_OVER_MS = { dead: 0, unknown: 5_000, alive: 30_000 };

/**
 * Waits for the lock `file`, does `work`, and frees it. A lock whose owner has died is taken over.
 * The name in it is of this process and of this very time: nobody can be taken for somebody else.
 */
export function withLock<Result>(file: string, work: () => Result): Result {
  const own = `${ownName()} ${randomUUID()}`;
  acquire(file, own);
  try {
    return work();
  } finally {
    if (ownerOf(file) === own) rmSync(file, { force: true });
  }
}

function acquire(file: string, own: string): void {
  mkdirSync(dirname(file), { recursive: true });
  let seen: { owner: string | undefined; since: number } = { owner: '', since: 0 };
  while (!isCreated(file, own)) {
    const [owner, now] = [ownerOf(file), performance.now()];
    if (owner !== seen.owner) seen = { owner, since: now };
    const patience = LEFT_OVER_MS[stateOf(owner?.split(' ')[0] ?? '')];
    if (owner !== undefined && now - seen.since >= patience) remove(file, owner);
    else Atomics.wait(PAUSE, 0, 0, 10);
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));

function isCreated(file: string, own: string): boolean {
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

/**
 * Of many that wait, one removes: whoever holds the lock of this very owner's end. The dead cannot
 * free the file and nobody else may, so it still names that owner or is gone for good.
 */
function remove(file: string, owner: string): void {
  withLock(`${file}-${hashOf(owner).slice(0, 12)}`, () => {
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
