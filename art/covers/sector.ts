// What a line of business is shown by: the picture of its sector, as a tile.
import { svg } from '../geometry.ts';
import { seededRandom } from '../random.ts';
import { type DuplaName, duplas, tonesOf } from './duplas.ts';
import { picture, sceneOrder } from './scenes.ts';

/** Tiles of services are as large. */
export const tileSide = 240;

/** In turn: a set of colours, and which of its skies. */
const turns: readonly (readonly [dupla: DuplaName, sky: number])[] = [
  ['palha', 0],
  ['brasa', 0],
  ['mata', 0],
  ['geada', 0],
  ['salvia', 1],
  ['brasa', 0],
];

/** A complete square SVG: `sector` in Portuguese chooses what it shows, `place` its colours. */
export function sectorSvg(sector: string, place: number): string {
  const random = seededRandom(`ramo/${sector}`);
  const [scene = 'rosacea'] = sceneOrder(random, sector);
  const [dupla, sky] = turns[place % turns.length] ?? ['palha', 0];
  const box = [0, 0, tileSide, tileSide] as const;
  return svg(tileSide, tileSide, picture(box, scene, tonesOf(duplas[dupla], sky), random));
}
