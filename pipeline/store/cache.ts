// Keeps what is slow to make between builds, in .cache/, by a key that names everything it depends on.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './hash.ts';
import { ownName } from './process.ts';

/** Gives the bytes when they are asked for, so that nobody has to hold those of every picture. */
export type LazyBytes = () => Uint8Array;

/** What `make` gave for `key`, now or in an earlier build. A cache that cannot be written is none. */
export async function cached(
  root: string,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<LazyBytes> {
  const file = join(root, '.cache/pictures', hashOf(key));
  const read = (): Uint8Array | undefined => readEntry(file);
  if (read() !== undefined) return () => read() ?? readAgain(file);
  const bytes = await make();
  try {
    writeEntry(file, bytes);
    return () => read() ?? readAgain(file);
  } catch {
    return () => bytes;
  }
}

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

function readAgain(file: string): never {
  throw Object.assign(new Error(`${file} went away during the build`), { code: 'ECACHE' });
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
