// The band of tiles and its grout.
import { svg } from '../geometry.ts';
import { type Corner, inset, leaf, quarter, wall } from './tile.ts';

const size = 'width="240" height="120"';

/** A disc of four quarters, then a flower of four leaves. */
export function tilesSvg(): string {
  const d = wall({ x: 0, y: 0, side: 60 }, 4, 2).map((cell) => {
    const { column, row } = cell;
    const tile = inset(cell, 0.06);
    if (column > 1) return leaf(tile, (column + row) % 2 === 1);
    return quarter(tile, inward(column, row), 50);
  });
  return svg(240, 120, `<path d="${d.join('')}"/>`, size);
}

/** The corner of a cell that lies in the middle of its two by two. */
function inward(column: number, row: number): Corner {
  if (row % 2 === 0) return column % 2 === 0 ? 2 : 3;
  return column % 2 === 0 ? 1 : 0;
}

export function groutSvg(): string {
  const d = 'M0 1H240M0 60H240M0 119H240M0 0V120M60 0V120M120 0V120M180 0V120M240 0V120';
  return svg(240, 120, `<path fill="none" stroke="#000" stroke-width="2" d="${d}"/>`, size);
}
