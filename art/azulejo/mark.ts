// The mark, two by two tiles.
import type { MarkShapes } from '../family.ts';
import { palette } from '../palette.ts';
import { type Cell, leaf, quarter } from './tile.ts';

/** Two by two tiles, the upper right one alight. */
function fourTiles(left: number, top: number, [side, gap]: readonly [number, number]): string {
  const at = (column: number, row: number): Cell => ({
    x: left + column * (side + gap),
    y: top + row * (side + gap),
    side,
  });
  const ink = quarter(at(0, 0), 2) + leaf(at(0, 1), false) + quarter(at(1, 1), 0);
  return [
    `<path fill="currentColor" d="${ink}"/>`,
    `<path class="lit" fill="${palette.brasa}" d="${quarter(at(1, 0), 3)}"/>`,
  ].join('');
}

export const mark: MarkShapes = {
  large: fourTiles(3, 4, [20, 2]),
  small: fourTiles(0, 0, [7.5, 1]),
};
