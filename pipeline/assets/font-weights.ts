// What weights a font has: a variable one a range of them, others the one that they were drawn in.

import { versionOf } from '../package-version.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';

/** Undefined for a font of one weight. */
export type Weights = { min: number; max: number } | undefined;

/** Undefined for what is no font. */
export async function weightsOf(
  font: Uint8Array,
  memo: Memo,
): Promise<{ weights: Weights } | undefined> {
  const key = `weights ${hashOf(font)} ${versionOf('subset-font')}`;
  const known = memo.find<{ weights?: Weights }>(key);
  const found = known ?? (await inspect(font));
  if (found) memo.keep(key, found);
  return found && { weights: found.weights };
}

async function inspect(font: Uint8Array): Promise<{ weights?: Weights } | undefined> {
  const [{ default: subsetFont }, harfbuzz] = await Promise.all([
    import('subset-font'),
    import('harfbuzzjs'),
  ]);
  try {
    const plain = await subsetFont(Buffer.from(font), 'a', { targetFormat: 'truetype' });
    const axis = new harfbuzz.Face(new harfbuzz.Blob(plain)).getAxisInfos().wght;
    return axis ? { weights: { min: axis.min, max: axis.max } } : {};
  } catch {
    return undefined;
  }
}
