// Writes what pages refer to by a hashed address.

import type { LazyBytes } from '../cache.ts';
import type { Outcome } from '../stages.ts';
import type { Output } from './output.ts';

interface Files {
  files: Iterable<readonly [string, string | Uint8Array | LazyBytes]>;
}

export function writeAssets(groups: readonly Files[], output: Output): Outcome<undefined> {
  for (const { files } of groups) output.writeAll(files);
  return { value: undefined };
}
