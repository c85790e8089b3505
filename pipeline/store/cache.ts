// Files of .cache/: each starts with the hash of its bytes, and is written in one step.

import { readFileSync } from 'node:fs';
import { hashOf } from './hash.ts';
import { replaceFile } from './replace-file.ts';

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

/** Only its owner may read it: it may hold what clients alone know. */
export function writeEntry(file: string, bytes: Uint8Array): void {
  replaceFile(file, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]), 0o600);
}
