// Which packages a bundle holds, and how much of it is theirs.

import type { Metafile } from 'esbuild';

/** By name: bytes, minified and not compressed. */
export type PackageSizes = Readonly<Record<string, number>>;

export function packagesIn(outputs: Metafile['outputs']): PackageSizes {
  const sizes: Record<string, number> = {};
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
      if (name) sizes[name] = (sizes[name] ?? 0) + bytesInOutput;
    }
  }
  return sizes;
}
