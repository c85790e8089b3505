// The drawing of an article: tiles that come alight along a curve of growth, exactly one of them lit.
import { articleColours, curveOf } from '../articles.ts';
import { svg } from '../geometry.ts';
import { type Ink, palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { type Cell, type Corner, inset, leaf, quarter, wall } from './tile.ts';

interface Layout {
  width: number;
  height: number;
  /** The width over which the curve climbs, around the middle. */
  climb: number;
  side: number;
}

interface Tile extends Cell {
  d: string;
  /** How far the curve is above it, as a share of the height; below zero it is dim. */
  under: number;
}

/** How many of its tiles are quarters of circles, by the article's category; the others are leaves. */
const QUARTERS = [0.7, 0, 1, 0.35];

function tilesOf({ width, height, climb, side }: Layout, key: string, motif: number): Tile[] {
  const quarters = QUARTERS[motif % QUARTERS.length] ?? 1;
  const random = seededRandom(key);
  const curve = curveOf(random);
  const columns = Math.ceil(width / side / 2) * 2;
  const corner = { x: (width - columns * side) / 2, y: 0, side };
  return wall(corner, columns, Math.ceil(height / side)).map((cell) => {
    const turn = Math.floor(random() * 4) as Corner;
    const tile = inset(cell, 0.03);
    const d = random() < quarters ? quarter(tile, turn) : leaf(tile, turn % 2 === 0);
    const at = (cell.x + side / 2 - width / 2) / climb + 0.5;
    return { ...cell, d, under: curve(at) - (1 - (cell.y + side / 2) / height) };
  });
}

/** Whole, near the middle and close under the curve. */
function litTile(tiles: readonly Tile[], { width, height, side }: Layout): Tile | undefined {
  const near = tiles.filter(
    ({ x, y, under }) =>
      Math.abs(x + side / 2 - width / 2) < Math.max(160, side) && under >= 0 && y + side <= height,
  );
  return near.sort((a, b) => a.under - b.under)[0];
}

function draw(layout: Layout, key: string, index: number, motif: number): string {
  const { width, height } = layout;
  const tiles = tilesOf(layout, key, motif);
  const lit = litTile(tiles, layout);
  const { ground, dim, light } = articleColours(index);
  const group = (ink: Ink, members: readonly Tile[]): string =>
    `<path fill="${palette[ink]}" d="${members.map(({ d }) => d).join('')}"/>`;
  const others = tiles.filter((tile) => tile !== lit);
  const body = [
    `<path fill="${palette[ground]}" d="M0 0h${width}v${height}H0Z"/>`,
    group(
      dim,
      others.filter(({ under }) => under < 0),
    ),
    group(
      light,
      others.filter(({ under }) => under >= 0),
    ),
    group('brasa', lit ? [lit] : []),
  ].join('');
  return svg(width, height, body, `width="${width}" height="${height}"`);
}

export function articleWallSvg(key: string, index: number, motif: number): string {
  return draw({ width: 2880, height: 304, climb: 1440, side: 76 }, key, index, motif);
}

export function articleTilesSvg(key: string, index: number, motif: number): string {
  return draw({ width: 1200, height: 750, climb: 1200, side: 150 }, key, index, motif);
}
