// Puts a house's colours and shapes where drawings name them.
import { toHex } from './colour.ts';
import type { Family } from './family.ts';
import type { Colours } from './palette.ts';

/** What a house draws with. */
export interface Art {
  /** Differs where anything below does. */
  name: string;
  family: Family;
  colours: Colours;
}

const NAMED = /#\{(\w+)((?: [\d.]+)*)\}/g;

export function paint(
  drawing: string,
  { family, colours }: Pick<Art, 'family' | 'colours'>,
): string {
  const hexes: Record<string, string> = {};
  return drawing.replace(NAMED, (_, name: string, figures: string) => {
    if (name === 'tree') return family.tree;
    if (name === 'petal') {
      const [length = 0, width = 0, shoulder] = figures.trim().split(' ').map(Number);
      return family.petal(length, width, shoulder);
    }
    hexes[name] ??= toHex(colours[name as keyof Colours]);
    return hexes[name];
  });
}
