// Keeps slow results, such as encoded pictures, in .cache/ under a digest of their inputs; replaces files in one step.

import { hash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** 32 hexadecimal digits of SHA-256. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 32);
}

const FOLDER = '.cache/pictures';
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export class Cache {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, FOLDER);
  }

  /** The result of `make`, cached by `key`, which has to name everything that the result depends on. */
  async bytes(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const file = join(this.#folder, hashOf(key));
    try {
      const bytes = readFileSync(file);
      const now = new Date();
      utimesSync(file, now, now);
      return bytes;
    } catch {
      const bytes = await make();
      try {
        // Only its owner may read it: it may hold pictures that are not published yet.
        replaceFile(file, bytes, 0o600);
      } catch {
        // If the cache cannot be written, the result is made again next time.
      }
      return bytes;
    }
  }

  /** Removes what no build has used for a month. */
  sweep(): void {
    try {
      for (const name of readdirSync(this.#folder)) {
        const file = join(this.#folder, name);
        if (Date.now() - statSync(file).mtimeMs > MONTH_MS) rmSync(file, { force: true });
      }
    } catch {
      // Another build may be doing the same, or there is no cache yet.
    }
  }
}

/** Replaces a file in one step: a reader finds the old one or the new one, never a part of it. */
export function replaceFile(path: string, content: string | Uint8Array, mode = 0o644): void {
  mkdirSync(dirname(path), { recursive: true });
  const partial = join(dirname(path), `.${basename(path)}-${process.pid}`);
  try {
    writeFileSync(partial, content, { mode });
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}
