// Files of .cache/: each starts with the hash of its bytes, and is written in one step.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf } from './hash.ts';
import { ownName } from './process.ts';

/** Gives the bytes when they are asked for, so that nobody has to hold those of every picture. */
export type LazyBytes = () => Uint8Array;

/** An entry starts with the hash of what follows: a damaged one is made anew. */
export function readEntry(file: string): Uint8Array | undefined {
  try {
    const entry = readFileSync(file);
    const [seal, bytes] = [entry.subarray(0, 32).toString(), entry.subarray(32)];
    return seal === hashOf(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

export function writeEntry(file: string, bytes: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}-${ownName()}`;
  try {
    // It may hold what clients alone may read.
    writeFileSync(partial, hashOf(bytes), { mode: 0o600 });
    writeFileSync(partial, bytes, { flag: 'a' });
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}
