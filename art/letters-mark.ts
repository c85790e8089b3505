// A mark for a house that has none: one or two letters in a tile of the accent.
import type { MarkShapes } from './family.ts';
import { round } from './geometry.ts';
import { palette } from './palette.ts';
import type { Letters } from './share-image.ts';

/** A square with two round corners, across from each other. */
function tile(x: number, y: number, side: number): string {
  const r = round(side * 0.42);
  const edge = round(side - r);
  return `M${x} ${y}h${edge}a${r} ${r} 0 0 1 ${r} ${r}v${edge}h${-edge}a${r} ${r} 0 0 1 ${-r} ${-r}Z`;
}

function tiled(text: string, { sans }: Letters, [x, y, side]: readonly [number, number, number]) {
  const plain = sans(text, 1, 0).width;
  const size = Math.min(side * 0.78, (side * 0.8) / Math.max(plain, 0.1));
  const { d, width } = sans(text, size, 0);
  const at = `translate(${round(x + (side - width) / 2)} ${round(y + side / 2 + size * 0.35)})`;
  return [
    `<path class="lit" fill="${palette.brasa}" d="${tile(x, y, side)}"/>`,
    `<path fill="${palette.basalto}" transform="${at}" d="${d}"/>`,
  ].join('');
}

/** At 16 pixels there is room for the first letter alone. */
export function lettersMark(text: string, letters: Letters): MarkShapes {
  return {
    large: tiled(text, letters, [3, 4, 42]),
    small: tiled(text.slice(0, 1), letters, [0, 0, 16]),
  };
}
