// The wide geometric pictures: hills with an araucária, the serra, the sea and the road.
import { round } from '../geometry.ts';
import { palette } from '../palette.ts';
import type { Tones } from './duplas.ts';
import { boxes, disc, ink, shape, tree } from './shapes.ts';

/** A picture to be drawn from (0, 0) to (width, height). */
export interface Frame {
  width: number;
  height: number;
  tones: Tones;
  random: () => number;
}

export type Scene = (frame: Frame) => string;

export function back({ width, height }: Frame, fill: string): string {
  return boxes([[0, 0, width, height]], fill);
}

/** The size pictures are measured by: tall and wide boxes get shapes of like weight. */
export function unit({ width, height }: Frame): number {
  return Math.min(width, height * 1.15);
}

/** A rolling line from edge to edge, filled down to the bottom. */
function roll({ width, height }: Frame, from: number, swing: number, fill: string): string {
  const y = round(from * height);
  const lift = round(swing * height);
  const third = round(width / 2);
  const curve = `C${round(width * 0.25)} ${round(y - lift)} ${third} ${round(y - lift)} ${round(width * 0.62)} ${round(y + lift * 0.15)}`;
  return shape(
    `M0 ${y}${curve}S${round(width * 0.9)} ${y} ${width} ${round(y - lift * 0.5)}V${height}H0z`,
    fill,
  );
}

export const hills: Scene = (frame) => {
  const { width, height, tones } = frame;
  const u = unit(frame);
  const tall = Math.min(height * 0.74, width * 0.56);
  return [
    back(frame, tones.sky),
    disc(width * 0.7, height * 0.36, u * 0.17, tones.sun),
    roll(frame, 0.68, 0.16, tones.mid),
    roll(frame, 0.9, 0.12, tones.near),
    tree(width * 0.27, height * 0.99, tall, ink),
  ].join('');
};

type Peak = readonly [x: number, y: number];

/** A ridge through the given points (shares of the frame), filled down to the bottom. */
function ridge({ width, height }: Frame, peaks: readonly Peak[], fill: string): string {
  const points = peaks.map(([x, y]) => `${round(x * width)} ${round(y * height)}`);
  return shape(`M0 ${height}L${points.join('L')}L${width} ${height}z`, fill);
}

const ridges: readonly (readonly Peak[])[] = [
  [
    [0, 0.54],
    [0.23, 0.28],
    [0.46, 0.5],
    [0.72, 0.24],
    [1, 0.46],
  ],
  [
    [0, 0.72],
    [0.14, 0.52],
    [0.36, 0.8],
    [0.55, 0.5],
    [0.76, 0.78],
    [0.93, 0.52],
    [1, 0.6],
  ],
  [
    [0, 1],
    [0.2, 0.78],
    [0.42, 1],
    [0.54, 1],
    [0.74, 0.74],
    [0.96, 1],
  ],
];

export const serra: Scene = (frame) => {
  const { width, height, tones } = frame;
  const fills = [tones.far, tones.mid, tones.near];
  const sun = disc(width * 0.29, height * 0.27, unit(frame) * 0.15, tones.sun);
  const mirrored = frame.random() < 0.5;
  const body =
    sun + ridges.map((peaks, index) => ridge(frame, peaks, fills[index] ?? ink)).join('');
  const turned = mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>` : body;
  return back(frame, tones.sky) + turned;
};

/** A line of waves, crests up, filled down to the bottom. */
function waves({ width, height }: Frame, from: number, shift: number, fill: string): string {
  const span = round(Math.max(18, width / Math.max(5, Math.round(width / 46))));
  const y = round(from * height);
  const rise = round(span * 0.34);
  const count = Math.ceil(width / span) + 2;
  const wave = `q${round(span / 2)} ${rise} ${span} 0`;
  return shape(
    `M${round(-span * (1 + shift))} ${y}${wave.repeat(count)}V${height}H${round(-span * 2)}z`,
    fill,
  );
}

export const sea: Scene = (frame) => {
  const { width, height, tones } = frame;
  const shallow = tones.sky === palette.geada ? palette.calcario2 : palette.geadaDark;
  return [
    back(frame, tones.sky),
    disc(width * 0.52, height * 0.47, unit(frame) * 0.24, tones.sun),
    waves(frame, 0.5, 0, shallow),
    waves(frame, 0.66, 0.5, tones.mid),
    waves(frame, 0.84, 0, tones.near),
  ].join('');
};

/** The dashes of the road, each longer and wider than the one before. */
function dashes({ width, height }: Frame, colour: string): string {
  const rows: readonly (readonly [number, number, number])[] = [
    [0.5, 0.045, 0.009],
    [0.61, 0.085, 0.02],
    [0.78, 0.16, 0.04],
  ];
  const list = rows.map(([y, h, w]) => {
    const half = w * Math.min(width, height * 2);
    const x = round(width / 2 - half / 2);
    const grow = round(half * 0.16);
    return `M${x} ${round(y * height)}h${round(half)}l${grow} ${round(h * height)}h${round(-half - grow * 2)}z`;
  });
  return shape(list.join(''), colour);
}

export const road: Scene = (frame) => {
  const { width, height, tones } = frame;
  const horizon = round(height * 0.42);
  const half = Math.min(width * 0.45, height * 1.15);
  const middle = width / 2;
  const lane = `M${round(middle - half * 0.05)} ${horizon}h${round(half * 0.1)}L${round(middle + half)} ${height}H${round(middle - half)}z`;
  return [
    back(frame, tones.sky),
    disc(width * 0.76, height * 0.41, unit(frame) * 0.17, tones.sun),
    boxes([[0, horizon, width, height - horizon]], tones.mid),
    shape(lane, ink),
    dashes(frame, palette.palha),
    tree(width * 0.17, height * 0.66, height * 0.5, tones.near === ink ? tones.mid : tones.near),
  ].join('');
};
