// The one stroke of the tiles: a quarter of a circle in a square cell, and what a few of them make.
import { round } from '../geometry.ts';

/** The corner of a cell that is a quarter's centre: 0 is the upper left, then clockwise. */
export type Corner = 0 | 1 | 2 | 3;

/** A square cell by its upper left corner. */
export interface Cell {
  x: number;
  y: number;
  side: number;
}

/** Directions from each corner along the cell's edges, in the order in which an arc turns clockwise. */
const EDGES = [
  [1, 0, 0, 1],
  [0, 1, -1, 0],
  [-1, 0, 0, -1],
  [0, -1, 1, 0],
] as const;

function cornerOf({ x, y, side }: Cell, corner: Corner): [x: number, y: number] {
  const right = corner === 1 || corner === 2;
  return [x + (right ? side : 0), y + (corner > 1 ? side : 0)];
}

/** A quarter of a disc. */
export function quarter(cell: Cell, corner: Corner, radius = cell.side): string {
  const [x, y] = cornerOf(cell, corner);
  const [dx, dy, ex, ey] = EDGES[corner];
  const r = round(radius);
  return `M${round(x)} ${round(y)}l${round(dx * r)} ${round(dy * r)}a${r} ${r} 0 0 1 ${round((ex - dx) * r)} ${round((ey - dy) * r)}Z`;
}

/** A quarter of a ring between two radii. */
export function arc(cell: Cell, corner: Corner, [outer, inner]: readonly [number, number]): string {
  const [x, y] = cornerOf(cell, corner);
  const [dx, dy, ex, ey] = EDGES[corner];
  const [r, s] = [round(outer), round(inner)];
  const back = `l${round(ex * (s - r))} ${round(ey * (s - r))}`;
  return [
    `M${round(x + dx * r)} ${round(y + dy * r)}`,
    `a${r} ${r} 0 0 1 ${round((ex - dx) * r)} ${round((ey - dy) * r)}${back}`,
    `a${s} ${s} 0 0 0 ${round((dx - ex) * s)} ${round((dy - ey) * s)}Z`,
  ].join('');
}

/** What two quarters share: a leaf from one corner to the one across. */
export function leaf({ x, y, side }: Cell, rising: boolean): string {
  const s = round(side);
  const turn = `a${s} ${s} 0 0 1`;
  return rising
    ? `M${round(x)} ${round(y + side)}${turn}${s} ${-s}${turn}${-s} ${s}Z`
    : `M${round(x)} ${round(y)}${turn}${s} ${s}${turn}${-s} ${-s}Z`;
}

/** A cell without the four quarters at its corners. */
export function star({ x, y, side }: Cell): string {
  const r = round(side / 2);
  const [a, b] = [`a${r} ${r} 0 0 0`, round(side / 2)];
  return `M${round(x + side / 2)} ${round(y)}${a}${b} ${b}${a}${-b} ${b}${a}${-b} ${-b}${a}${b} ${-b}Z`;
}

export function square({ x, y, side }: Cell): string {
  return `M${round(x)} ${round(y)}h${round(side)}v${round(side)}h${round(-side)}Z`;
}

/** A cell with `by` of its side free all around. */
export function inset({ x, y, side }: Cell, by: number): Cell {
  return { x: x + side * by, y: y + side * by, side: side * (1 - 2 * by) };
}

/** Cells of a wall from its upper left corner, row by row. */
export function wall({ x, y, side }: Cell, columns: number, rows: number): (Cell & Place)[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return { x: x + column * side, y: y + row * side, side, column, row };
  });
}

export interface Place {
  column: number;
  row: number;
}
