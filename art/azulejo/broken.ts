// The page that is not there: a wall of tiles with one missing, which lies beside its place.
import { svg } from '../geometry.ts';
import { palette } from '../palette.ts';
import { type Cell, inset, leaf, quarter, square, wall } from './tile.ts';

const side = 108;
const rows = 4;
const columns = 27;
/** The cell that lost its tile, right of the middle and high enough for narrow screens. */
const gap = { column: 13, row: 2 };

function styles(): string {
  return [
    `.ground{fill:${palette.calcario2}}.grout{fill:none;stroke:${palette.joint};stroke-width:3}`,
    '@media(prefers-reduced-motion:no-preference){@keyframes fall{from{translate:-70px -46px;rotate:-16deg}}',
    '.loose{animation:fall .5s cubic-bezier(.2,.7,.2,1) .3s backwards}}',
    `.socket{fill:${palette.calcario2};stroke:${palette.basalto};stroke-width:2;stroke-dasharray:6 5}`,
    `@media(prefers-color-scheme:dark){.ground,.socket{fill:${palette.paving}}.grout{stroke:${palette.jointDark}}}`,
  ].join('');
}

/** Two by two of them make a flower, and the next two by two a disc. */
function shapeOf(cell: Cell, column: number, row: number): string {
  const [odd, low] = [column % 2 === 1, row % 2 === 1];
  if ((Math.floor(column / 2) + Math.floor(row / 2)) % 2 === 0) return leaf(cell, odd !== low);
  if (low) return quarter(cell, odd ? 0 : 1);
  return quarter(cell, odd ? 3 : 2);
}

export function brokenWallSvg(): string {
  const cells = wall({ x: 1440 - (columns * side) / 2, y: 0, side }, columns, rows);
  const isGap = ({ column, row }: { column: number; row: number }): boolean =>
    column === gap.column && row === gap.row;
  const whole = cells.filter((cell) => !isGap(cell));
  const hole = cells.find(isGap) ?? { x: 0, y: 0, side };
  const tiles = whole.map((cell) => shapeOf(inset(cell, 0.05), cell.column, cell.row));
  const grout = cells.map(square).join('');
  const loose = `<g transform="translate(${hole.x + 152} ${hole.y + 62})rotate(17)">`;
  const fallen = { x: -side / 2, y: -side / 2, side };
  const body = [
    `<style>${styles()}</style><path class="ground" d="M0 0h2880v432H0Z"/>`,
    `<path fill="${palette.basalto}" d="${tiles.join('')}"/><path class="grout" d="${grout}"/>`,
    `<path class="socket" d="${square(inset(hole, 0.02))}"/>`,
    `${loose}<g class="loose"><path fill="${palette.laje}" d="${square(fallen)}"/>`,
    `<path fill="${palette.brasa}" d="${quarter(inset(fallen, 0.05), 1)}"/></g></g>`,
  ].join('');
  return svg(2880, 432, body, 'width="2880" height="432" preserveAspectRatio="xMidYMid slice"');
}
