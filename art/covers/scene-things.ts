// The pictures of one thing or one pattern: rosácea, pinhão, seed field, leaf grid, bowl and portrait.
import { type Point, petal as petalAt, polar, rosacea, round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { back, type Frame, type Scene, unit } from './scene-lands.ts';
import { type Box, boxes, disc, ink, seed, shape } from './shapes.ts';

export const rosaceaPicture: Scene = (frame) => {
  const { width, height, tones } = frame;
  const center = { x: width / 2, y: height / 2 };
  const length = Math.min(Math.max(width, height) * 0.54, Math.min(width, height) * 0.7);
  const innerRadius = length * 0.07;
  const ring = { center, innerRadius, length, width: length * 0.5, petals: 8 };
  return [
    back(frame, tones.wall),
    `<g fill="${tones.sky}">${rosacea(ring)}</g>`,
    disc(center.x, center.y, length * 0.11, tones.sun),
  ].join('');
};

export const pinhaoPicture: Scene = (frame) => {
  const { width, height, tones } = frame;
  const u = Math.min(width, height);
  const middle = width / 2;
  const tip = height / 2 + u * 0.31;
  return [
    back(frame, tones.sky),
    disc(middle, height / 2, u * 0.37, tones.wall === ink ? tones.mid : tones.wall),
    seed(middle, tip, u * 0.64, ink),
    seed(middle, tip - u * 0.02, u * 0.38, tones.sun),
  ].join('');
};

export const seedField: Scene = (frame) => {
  const { width, height, tones } = frame;
  const columns = Math.max(4, Math.round(width / (unit(frame) * 0.24)));
  const step = width / columns;
  const rowStep = step * 1.32;
  const lit = { row: 1, column: Math.floor(columns / 2) };
  const list: string[] = [];
  for (let row = 0; (row - 0.3) * rowStep < height; row++) {
    for (let column = 0; column <= columns; column++) {
      const x = (column + (row % 2 === 0 ? 0.5 : 0)) * step;
      const isLit = row === lit.row && column === lit.column;
      const y = row * rowStep + step * 1.3;
      list.push(petalAt({ x, y }, 0, [step * 1.6, step * 0.9], isLit ? `fill="${tones.sky}"` : ''));
    }
  }
  return `${back(frame, tones.sun)}<g fill="${ink}">${list.join('')}</g>`;
};

/** A leaf across the cell whose corner is (x, y), rising to the right or falling. */
function leaf(x: number, y: number, size: number, rising: boolean): string {
  const s = round(size);
  const arc = `a${s} ${s} 0 0 1`;
  return rising
    ? `M${round(x)} ${round(y + size)}${arc}${s} ${-s}${arc}${-s} ${s}z`
    : `M${round(x)} ${round(y)}${arc}${s} ${s}${arc}${-s} ${-s}z`;
}

export const leafGrid: Scene = (frame) => {
  const { width, height, tones } = frame;
  const size = width / Math.max(2, Math.round(width / (unit(frame) * 0.42)));
  const plain: string[] = [];
  const lit: string[] = [];
  for (let row = 0; row * size < height; row++) {
    for (let column = 0; (column + 0.1) * size < width; column++) {
      const one = leaf(column * size, row * size, size, (row + column) % 2 === 0);
      ((row * 3 + column) % 7 === 0 ? lit : plain).push(one);
    }
  }
  const dark = tones.near === ink ? tones.mid : tones.near;
  return back(frame, dark) + shape(plain.join(''), tones.sky) + shape(lit.join(''), tones.sun);
};

/** The bowl's cup with its foot, its rim centred at (x, rim). */
function cup(x: number, rim: number, r: number): string {
  const at = (share: number): number => round(share * r);
  const right = `c0 ${at(0.6)} ${at(-0.36)} ${at(0.92)} ${at(-0.64)} ${at(0.96)}`;
  const left = `h${at(-0.72)}c${at(-0.28)} ${at(-0.04)} ${at(-0.64)} ${at(-0.36)} ${at(-0.64)} ${at(-0.96)}z`;
  const foot: Box = [x - r * 0.42, rim + r * 0.94, r * 0.84, r * 0.16];
  return shape(`M${round(x - r)} ${round(rim)}h${at(2)}${right}${left}`, ink) + boxes([foot]);
}

export const bowl: Scene = (frame) => {
  const { width, height, tones } = frame;
  const x = width / 2;
  const rim = height * 0.44;
  const r = Math.min(width * 0.36, height * 0.46);
  const table = rim + r * 0.78;
  const length = Math.min(r * 0.62, rim * 0.66);
  const warm = tones.sky === palette.palha ? palette.pinhao : tones.near;
  const puffs = [-1, 0, 1].map((side) => {
    const tip = { x: x + side * r * 0.46, y: rim - r * (side === 0 ? 0.22 : 0.12) };
    const fill = `fill="${side === 0 ? tones.sun : warm}"`;
    return petalAt(tip, side * 9, [length * (side === 0 ? 1.05 : 0.92), length * 0.36], fill);
  });
  return [
    back(frame, tones.sky),
    boxes([[0, table, width, height - table]], warm),
    cup(x, rim, r),
    puffs.join(''),
  ].join('');
};

/** A head of hair for the portrait: behind the face, then over it. */
type Hair = (x: number, y: number, r: number) => readonly [behind: string, over: string];

/** Hair over the brow, down to `reach` degrees at the sides with its middle raised by `lift`. */
function cap({ x, y }: Point, r: number, reach: number, lift: number): string {
  const edge = polar({ x, y }, r, reach);
  const left = round(2 * x - edge.x);
  const sweep = `Q${round(x)} ${round(y - r * lift)} ${left} ${round(edge.y)}`;
  return shape(
    `M${left} ${round(edge.y)}A${round(r)} ${round(r)} 0 0 1 ${round(edge.x)} ${round(edge.y)}${sweep}z`,
    ink,
  );
}

const short: Hair = (x, y, r) => ['', cap({ x, y }, r * 1.02, 76, 0.74)];

const long: Hair = (x, y, r) => {
  const w = round(r * 1.22);
  const behind = `M${round(x - w)} ${round(y + r * 1.7)}V${round(y)}a${w} ${w} 0 0 1 ${round(2 * w)} 0V${round(y + r * 1.7)}z`;
  return [shape(behind, ink), cap({ x, y }, r * 1.02, 62, 0.98)];
};

const curly: Hair = (x, y, r) => [disc(x, y - r * 0.28, r * 1.28, ink), ''];

const hairs = [short, long, curly] as const;

function shoulders({ width, height, tones }: Frame, r: number, neck: number): string {
  const half = Math.min(width * 0.46, r * 2.1);
  const x = width / 2;
  const arc = `C${round(x - half)} ${round(neck + r * 0.6)} ${round(x - half * 0.6)} ${round(neck)} ${round(x)} ${round(neck)}`;
  const back = `S${round(x + half)} ${round(neck + r * 0.6)} ${round(x + half)} ${height}z`;
  return shape(
    `M${round(x - half)} ${height}${arc}${back}`,
    tones.mid === ink ? tones.near : tones.mid,
  );
}

export const portrait: Scene = (frame) => {
  const { width, height, tones, random } = frame;
  const r = Math.min(width * 0.21, height * 0.21);
  const x = width / 2;
  const y = height * 0.4;
  const hair = hairs[Math.floor(random() * hairs.length)] ?? short;
  const [behind, over] = hair(x, y, r);
  const collar = `M${round(x - r * 0.5)} ${round(y + r * 1.28)}L${round(x)} ${round(y + r * 2)}l${round(r * 0.5)} ${round(-r * 0.72)}z`;
  return [
    back(frame, tones.sky),
    behind,
    shoulders(frame, r, y + r * 1.24),
    shape(collar, palette.pinhao),
    disc(x, y, r, palette.pinhao),
    over,
  ].join('');
};
