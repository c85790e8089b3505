// Which packages a bundle holds, and how much of it is theirs.

import type { Metafile } from 'esbuild';

/** By name: bytes, minified and not compressed. */
export type PackageSizes = Readonly<Record<string, number>>;

export function packagesIn(outputs: Metafile['outputs']): PackageSizes {
  const sizes: Record<string, number> = {};
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = packageOf(path);
      if (name) sizes[name] = (sizes[name] ?? 0) + bytesInOutput;
    }
  }
  return sizes;
}

/** Undefined for a file of ours. */
function packageOf(path: string): string | undefined {
  const [ours, ...deeper] = path.split('node_modules/');
  const inside = deeper.at(-1);
  if (ours === path || inside === undefined) return undefined;
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/');
}
