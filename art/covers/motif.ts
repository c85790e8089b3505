// What every ground of a cover is laid with, from edge to edge, 1200 by 750.
import { type Point, round } from '../geometry.ts';
import type { Dupla } from './duplas.ts';
import type { Box } from './shapes.ts';

export const coverWidth = 1200;
export const coverHeight = 750;

export interface Lattice {
  columnStep: number;
  rowStep: number;
  /** Where the first row and column stand. */
  start: Point;
  /** How far a shape reaches from its point. */
  reach: number;
}

/** Grounds by what they are called in the order of covers; each family draws its own. */
export type MotifName =
  | 'rosacea'
  | 'onda'
  | 'escama'
  | 'sementes'
  | 'losango'
  | 'leque'
  | 'grimpa'
  | 'pinhas';

/** Draws the ground's pattern; what would lie wholly under `covered` is left out. */
export type Motif = (dupla: Dupla, covered: Box) => string;

export function visible({ x, y }: Point, reach: number, [left, top, width, height]: Box): boolean {
  const outside = x < -reach || y < -reach || x > coverWidth + reach || y > coverHeight + reach;
  const under =
    x - reach > left && x + reach < left + width && y - reach > top && y + reach < top + height;
  return !outside && !under;
}

/** The points of a lattice laid like bricks: every second row is half a step to the side. */
export function bricks({ columnStep, rowStep, start, reach }: Lattice, covered: Box): Point[] {
  const points: Point[] = [];
  for (let row = 0, y = start.y; y <= coverHeight + reach; row++, y += rowStep) {
    const shift = row % 2 === 0 ? 0 : columnStep / 2;
    for (let x = start.x - shift; x <= coverWidth + reach; x += columnStep) points.push({ x, y });
  }
  return points.filter((point) => visible(point, reach, covered));
}

/** Defines one shape and uses it at every point. */
export function stamped(atom: string, points: readonly Point[]): string {
  const uses = points.map(({ x, y }) => `<use href="#m" x="${round(x)}" y="${round(y)}"/>`);
  return `<defs><g id="m">${atom}</g></defs>${uses.join('')}`;
}

export function painted(dupla: Dupla, body: string): string {
  return `<g fill="${dupla.motif}">${body}</g>`;
}
