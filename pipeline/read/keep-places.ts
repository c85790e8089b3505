// Keeps where every value and every key of a YAML document stands; the parser's own tree can go.

import { type Document, isCollection, isMap, isPair, isScalar, type Node } from 'yaml';
import type { Yaml } from '../source.ts';

type Path = readonly PropertyKey[];

/** The YAML starts `offset` signs after the start of its file. */
export function keepPlaces(
  { contents }: Document,
  offset: number,
): Pick<Yaml, 'valueAt' | 'keyAt'> {
  const values = new Map<string, { start: number; end: number }>();
  const keys = new Map<string, number>();
  const keep = (node: Node | null, path: Path): void => {
    if (!node) return;
    if (node.range)
      values.set(nameOf(path), { start: node.range[0] + offset, end: node.range[1] + offset });
    if (!isCollection(node)) return;
    for (const [index, item] of node.items.entries()) {
      if (!isMap(node)) keep(item as Node | null, [...path, index]);
      else if (isPair(item) && isScalar(item.key)) {
        const inner = [...path, String(item.key.value)];
        if (item.key.range) keys.set(nameOf(inner), item.key.range[0] + offset);
        keep(item.value as Node | null, inner);
      }
    }
  };
  keep(contents as Node | null, []);
  return {
    valueAt: (path) => values.get(nameOf(path)),
    keyAt: (path) => keys.get(nameOf(path)),
  };
}

function nameOf(path: Path): string {
  return path.map(String).join('\0');
}
