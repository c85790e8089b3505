// The wall of the home page: a hundred tiles, a wave of which lights one by one.
import { type Point, svg } from '../geometry.ts';
import { palette } from '../palette.ts';
import { seededRandom } from '../random.ts';
import { arc, type Cell, type Corner, inset, leaf, type Place, quarter, wall } from './tile.ts';

type Ink = 'stone' | 'green' | 'lit';

const side = 100;
/** Columns that each row leaves free: the wall is not finished. */
const free = [6, 4, 3, 3, 2, 2, 1, 0, 0, 1];
/** The wave, from its foot to its crest. */
const wave = ['1,8', '2,8', '3,7', '4,7', '4,6', '5,5', '6,4', '6,3', '7,2', '8,2', '9,1'];
const growing = ['3,9', '5,8', '6,7', '7,6', '8,5', '9,4', '5,4', '7,8', '9,7', '8,9'];

interface Tile extends Cell, Place {
  ink: Ink;
  d: string;
}

function shapeOf(cell: Cell, random: () => number): string {
  const corner = Math.floor(random() * 4) as Corner;
  const kind = random();
  if (kind < 0.5) return quarter(cell, corner);
  if (kind < 0.75) return leaf(cell, corner % 2 === 0);
  const across = ((corner + 2) % 4) as Corner;
  const [wide, thin] = [cell.side * 0.72, cell.side * 0.36];
  return arc(cell, corner, [wide, thin]) + quarter(cell, across, cell.side * 0.26);
}

function tiles(): Tile[] {
  const random = seededRandom('azulejo/parede');
  return wall({ x: 0, y: 0, side }, 10, 10)
    .map((cell) => ({ ...cell, d: shapeOf(inset(cell, 0.03), random), ink: inkOf(cell) }))
    .filter(({ column, row }) => column >= (free[row] ?? 0));
}

function inkOf({ column, row }: Place): Ink {
  const place = `${column},${row}`;
  if (wave.includes(place)) return 'lit';
  return growing.includes(place) ? 'green' : 'stone';
}

/** In the order in which the wave runs. */
function ofInk(ink: Ink): Tile[] {
  const order = ({ column, row }: Place): number => wave.indexOf(`${column},${row}`);
  return tiles()
    .filter((tile) => tile.ink === ink)
    .sort((a, b) => order(a) - order(b));
}

function paths(list: readonly Tile[]): string {
  return list.map(({ d }) => `<path d="${d}"/>`).join('');
}

const light = { stone: palette.basalto, green: palette.araucaria, lit: palette.brasa };
const dark = { stone: palette.pale, green: palette.broto, lit: palette.emberDark };

function inks(colours: Record<Ink, string>): string {
  return `svg{--stone:${colours.stone};--green:${colours.green};--lit:${colours.lit}}`;
}

function styles(): string {
  const delays = wave
    .map((_, index) => `.l :nth-child(${index + 1}){animation-delay:${index * 80}ms}`)
    .slice(1);
  return [
    inks(light),
    `@media(prefers-color-scheme:dark){${inks(dark)}}`,
    '.s{fill:var(--stone)}.g{fill:var(--green)}.l{fill:var(--lit)}',
    '@media(prefers-reduced-motion:no-preference){@keyframes light{from{fill:var(--stone)}}',
    `.l path{animation:light .5s cubic-bezier(.2,.7,.2,1) backwards}${delays.join('')}}`,
  ].join('');
}

function file(body: string): string {
  return svg(1000, 1000, body, 'width="1000" height="1000"');
}

export function wallSvg(): string {
  const group = (name: string, ink: Ink): string => `<g class="${name}">${paths(ofInk(ink))}</g>`;
  return file(
    `<style>${styles()}</style>${group('s', 'stone')}${group('g', 'green')}${group('l', 'lit')}`,
  );
}

export function litWallSvg(): string {
  const fire = `${inks(light)}@media(prefers-color-scheme:dark){${inks(dark)}}.l{fill:var(--lit)}`;
  const burning = [...ofInk('green'), ...ofInk('lit')];
  return file(`<style>${fire}</style><g class="l">${paths(burning)}</g>`);
}

/** The wall beside the words of the share image; what would lie under them is dark. */
export function sharedWall(isTaken: (at: Point, space: number) => boolean): string {
  const scale = 0.9;
  return tiles()
    .map((tile) => {
      const at = { x: 390 + (tile.x + 50) * scale, y: -60 + (tile.y + 50) * scale };
      const fills = { stone: palette.calcario, green: palette.broto, lit: palette.brasa };
      const fill = isTaken(at, 60) ? palette.basalto2 : fills[tile.ink];
      return `<path fill="${fill}" transform="translate(390-60)scale(${scale})" d="${tile.d}"/>`;
    })
    .join('');
}
