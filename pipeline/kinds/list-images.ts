// Lists the pictures that content shows, in front matter and in texts.

import type { Entries } from './collections.ts';
import type { ImageUse, Kind } from './kind.ts';

export interface ShownImages {
  /** What records name. */
  named: ImageUse[];
  /** The addresses that texts show. */
  inTexts: string[];
}

export function listImages(entries: Entries, kinds: readonly Kind[]): ShownImages {
  const found: ShownImages = { named: [], inTexts: [] };
  for (const kind of kinds) {
    for (const entry of entries.get(kind.folder) ?? []) {
      found.named.push(...(kind.images?.(entry) ?? []));
      found.inTexts.push(...entry.images);
    }
  }
  return found;
}
