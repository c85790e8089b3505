// The petit-pavé frieze: motif and stone joints as separate repeating tiles.
import { type Point, petal, polylines, rosacea, svg } from '../geometry.ts';
import { seededRandom } from '../random.ts';

const tile = { width: 240, height: 120 };
const bar = 6;
const intrinsicSize = `width="${tile.width}" height="${tile.height}"`;

/** Two wedges facing each other. */
function wedges(x: number): string {
  return `M${x - 14} ${bar}h28l-14 18ZM${x - 14} ${tile.height - bar}h28l-14-18Z`;
}

function stones(): string {
  const flower = { center: { x: 60, y: 60 }, innerRadius: 6, length: 40, width: 19, petals: 8 };
  return [
    rosacea(flower),
    petal({ x: 150, y: 35 }, 180, [50, 25]),
    petal({ x: 180, y: 85 }, 0, [50, 25]),
    petal({ x: 210, y: 35 }, 180, [50, 25]),
  ].join('');
}

/** One tile of stones, 240×120, repeating sideways; used as a mask. */
export function friezeMotifSvg(): string {
  const { width, height } = tile;
  const bars = `M0 0H${width}V${bar}H0ZM0 ${height - bar}H${width}V${height}H0Z`;
  const edges = [0, 120, 240].map(wedges).join('');
  return svg(width, height, `<path d="${bars}${edges}"/>${stones()}`, intrinsicSize);
}

export interface JointsShape {
  /** Stones across and down; a stone is ten units wide and high. */
  columns: number;
  rows: number;
  /** Names the repeatable variation. */
  key: string;
  /** Repeats downwards too; otherwise the first and the last row line are the straight edges. */
  bothWays?: boolean;
}

const stone = 10;

function heightAt(line: number[], x: number): number {
  const columns = line.length - 1;
  const position = (((x / stone) % columns) + columns) % columns;
  const column = Math.floor(position);
  const left = line[column] ?? 0;
  const right = line[column + 1] ?? left;
  return left + (right - left) * (position - column);
}

/** The wavy lines between rows: one more than the rows, each as long as the columns plus one. */
function rowLines(shape: JointsShape, spread: () => number): number[][] {
  const lines = Array.from({ length: shape.rows }, (_, row) => {
    const jitter = row === 0 && !shape.bothWays ? 0 : 0.27;
    const heights = Array.from({ length: shape.columns }, () => (row + spread() * jitter) * stone);
    return [...heights, ...heights.slice(0, 1)];
  });
  const last = (lines[0] ?? []).map((height) => height + shape.rows * stone);
  return [...lines, last];
}

/** The lines between stones as path data, repeating sideways and, if asked, downwards. */
export function jointsPath(shape: JointsShape): string {
  const random = seededRandom(shape.key);
  const spread = (): number => random() * 2 - 1;
  const width = shape.columns * stone;
  const lines = rowLines(shape, spread);
  const drawn = shape.bothWays ? lines : lines.slice(1, -1);
  const across = drawn.map((line) => line.map((y, column) => ({ x: column * stone, y })));

  const joint = (row: number, column: number): Point[][] => {
    const top = (column + (row % 2 ? 1 : 0.5) + spread() * 0.3) * stone;
    const foot = top + spread() * 0.6;
    const from = heightAt(lines[row] ?? [], top);
    const to = heightAt(lines[row + 1] ?? [], foot);
    return [-width, 0, width]
      .filter((shift) => Math.abs(top + shift - width / 2) < width / 2 + 2)
      .map((shift) => [
        { x: top + shift, y: from },
        { x: foot + shift, y: to },
      ]);
  };
  const down = Array.from({ length: shape.rows * shape.columns }, (_, index) =>
    joint(Math.floor(index / shape.columns), index % shape.columns),
  );
  return polylines([...across, ...down.flat()]);
}

/** The joints over the stones, half a tile of them, repeating sideways; used as a mask. */
export function friezeJointsSvg(): string {
  const [width, height] = [tile.width / 2, tile.height];
  const d = jointsPath({ columns: width / stone, rows: height / stone, key: 'frieze/joints' });
  const lines = `<path fill="none" stroke="#000" stroke-width="1.1" stroke-linejoin="round" d="${d}"/>`;
  return svg(width, height, lines, `width="${width}" height="${height}"`);
}
