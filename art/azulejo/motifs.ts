// The grounds of covers and portraits: one tile each, turned from cell to cell.
import { coverHeight, coverWidth, type Motif, type MotifName, visible } from '../covers/motif.ts';
import type { PortraitGrounds } from '../family.ts';
import {
  arc,
  type Cell,
  type Corner,
  inset,
  leaf,
  type Place,
  quarter,
  square,
  star,
  wall,
} from './tile.ts';

type Laid = (cell: Cell, place: Place) => string;

const flower: Laid = (cell, { column, row }) => leaf(inset(cell, 0.04), (column + row) % 2 === 0);

const wave: Laid = (cell, { column }) =>
  arc(cell, column % 2 === 0 ? 2 : 3, [cell.side * 0.75, cell.side * 0.25]) +
  arc(cell, column % 2 === 0 ? 0 : 1, [cell.side * 0.75, cell.side * 0.25]);

const scale: Laid = (cell, { column, row }) =>
  quarter(inset(cell, 0.02), (column + row) % 2 === 0 ? 2 : 3);

const fan: Laid = (cell, { row }) => quarter(inset(cell, 0.08), row % 2 === 0 ? 3 : 2);

const diamond: Laid = (cell) => star(inset(cell, 0.03));

const rings: Laid = (cell, { column, row }) => {
  const corner = (((column + row) % 2) * 2) as Corner;
  const { side } = cell;
  return [
    [1, 0.8],
    [0.6, 0.4],
  ]
    .map(([outer = 0, inner = 0]) => arc(cell, corner, [side * outer, side * inner]))
    .concat(quarter(cell, corner, side * 0.2))
    .join('');
};

const path: Laid = (cell, { column, row }) => {
  const corner = ((row * 7 + column * 3) % 2) as Corner;
  const radii = [cell.side * 0.62, cell.side * 0.38] as const;
  return arc(cell, corner, radii) + arc(cell, (corner + 2) as Corner, radii);
};

const turned: Laid = (cell, { column, row }) =>
  (column + row) % 3 === 0
    ? square(inset(cell, 0.04))
    : quarter(inset(cell, 0.04), ((column * 3 + row) % 4) as Corner);

function covering(laid: Laid, side: number): Motif {
  const cells = wall(
    { x: 0, y: 0, side },
    Math.ceil(coverWidth / side),
    Math.ceil(coverHeight / side),
  );
  return (dupla, covered) => {
    const d = cells
      .filter(({ x, y }) => visible({ x: x + side / 2, y: y + side / 2 }, side / 2, covered))
      .map((cell) => laid(cell, cell));
    return `<path fill="${dupla.motif}" d="${d.join('')}"/>`;
  };
}

export const motifs: Readonly<Record<MotifName, Motif>> = {
  rosacea: covering(flower, 75),
  onda: covering(wave, 100),
  escama: covering(scale, 75),
  sementes: covering(fan, 75),
  losango: covering(diamond, 100),
  leque: covering(rings, 150),
  grimpa: covering(path, 75),
  pinhas: covering(turned, 100),
};

/** Two by two cells, repeated. */
function repeated(laid: Laid): { width: number; height: number; body: string } {
  const d = wall({ x: 0, y: 0, side: 40 }, 2, 2).map((cell) => laid(cell, cell));
  return { width: 80, height: 80, body: `<path d="${d.join('')}"/>` };
}

export const portraits: PortraitGrounds = {
  calcada: repeated(flower),
  mata: repeated(wave),
  palha: repeated(scale),
  pinhao: repeated(fan),
  geada: repeated(diamond),
  salvia: repeated(path),
  basalto: repeated(rings),
};
