// Keeps what is slow to make between builds, by a key that names everything it depends on.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a file that holds what `make` gave for `key`, now or in an earlier build. */
export async function cachedFile(
  { root }: { root: string },
  key: string,
  make: () => Promise<Buffer>,
): Promise<string> {
  const folder = join(root, 'node_modules/.cache/pictures');
  const file = join(folder, createHash('sha256').update(key).digest('hex').slice(0, 32));
  if (existsSync(file)) return file;
  const bytes = await make();
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, bytes);
  renameSync(partial, file);
  return file;
}
