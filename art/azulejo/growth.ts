// What is built tile by tile, in three stages: a tile, a wall, a house; and the page's end.

import { svg } from '../geometry.ts';
import { growthDepth, growthSizes } from '../growth-sizes.ts';
import { palette } from '../palette.ts';
import { arc, type Cell, type Corner, inset, leaf, quarter, wall } from './tile.ts';

type Stage = 0 | 1 | 2;

/** A tile by its sign: a quarter around a corner (0 to 3), a leaf (/ or \), a ring (a to d), nothing. */
type Plan = readonly string[];

function tile(cell: Cell, sign: string): string {
  if (/[0-3]/.test(sign)) return quarter(cell, Number(sign) as Corner);
  if (/[a-d]/.test(sign)) {
    return arc(cell, 'abcd'.indexOf(sign) as Corner, [cell.side, cell.side * 0.5]);
  }
  return sign === ' ' ? '' : leaf(cell, sign === '/');
}

/** The plan stands on the ground in the middle of its frame; the tiles of `lit` are alight. */
function built(stage: Stage, plan: Plan, { side, lit }: { side: number; lit: string }): string {
  const { width, height } = growthSizes[stage];
  const ground = height - growthDepth;
  const columns = plan[0]?.length ?? 1;
  const corner = { x: (width - columns * side) / 2, y: ground - plan.length * side, side };
  const shapes = wall(corner, columns, plan.length).map((cell) => {
    const isLit = lit.includes(`${cell.column}${cell.row}`);
    const d = tile(inset(cell, 0.035), plan[cell.row]?.[cell.column] ?? ' ');
    return `<path fill="${isLit ? palette.brasa : palette.calcario}" d="${d}"/>`;
  });
  const body = shapes.join('') + foundation(corner.x, ground, [columns, side]);
  return svg(width, height, body, `width="${width}" height="${height}"`);
}

/** Half discs under the ground, one to a column. */
function foundation(left: number, ground: number, [columns, side]: [number, number]): string {
  const r = Math.min(side / 2, growthDepth) - 3;
  const discs = Array.from({ length: columns }, (_, index) => {
    const x = left + (index + 0.5) * side - r;
    return `M${x} ${ground + 5}h${2 * r}a${r} ${r} 0 0 1 ${-2 * r} 0Z`;
  });
  return `<path fill="${palette.broto}" d="${discs.join('')}"/>`;
}

export function tileSvg(): string {
  return built(0, ['2'], { side: 96, lit: '00' });
}

export function risingWallSvg(): string {
  return built(1, ['23', '/\\', 'cd'], { side: 104, lit: '10' });
}

export function houseSvg(): string {
  return built(2, [' 23 ', '2/\\3', '\\ab/', 'dcdc'], { side: 116, lit: '1020' });
}

/** Great arcs, denser towards the corner: black on transparent for use as a mask. */
export function arcsSvg(): string {
  const corners: readonly Corner[] = [2, 3, 1, 2, 1, 2, 0, 1, 2, 3, 2, 3];
  const d = wall({ x: 16, y: 0, side: 220 }, 4, 3)
    .filter(({ column, row }) => column + row > 0)
    .map((cell, index) => {
      const corner = corners[index % corners.length] ?? 0;
      const rings = [
        [220, 172],
        [124, 76],
      ] as const;
      return rings.map((radii) => arc(cell, corner, radii)).join('');
    });
  return svg(896, 660, `<path d="${d.join('')}"/>`, 'width="896" height="660"');
}
