// The few flat shapes every mock-up is made of: boxes, discs, paths, bars for text and the client's logo.
import { petalPath, placed, rosacea, round } from '../geometry.ts';
import { palette } from '../palette.ts';

/** Left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

export const ink = palette.basalto;

/** How strong body text is beside its heading. */
const bodyOpacity = 0.38;

export function shape(d: string, fill: string, attributes = ''): string {
  return `<path fill="${fill}"${attributes ? ` ${attributes}` : ''} d="${d}"/>`;
}

function boxPath([x, y, width, height]: Box): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Any number of boxes of one colour, as a single path. */
export function boxes(list: readonly Box[], fill: string = ink, attributes = ''): string {
  return list.length === 0 ? '' : shape(list.map(boxPath).join(''), fill, attributes);
}

/** Boxes drawn by their contour, `weight` thick. */
export function frames(list: readonly Box[], colour: string, weight = 2): string {
  const stroke = `stroke="${colour}" stroke-width="${weight}"`;
  return shape(list.map(boxPath).join(''), 'none', stroke);
}

/** Lines of body text. */
export function bodyText(list: readonly Box[], fill: string = ink): string {
  return boxes(list, fill, `fill-opacity="${bodyOpacity}"`);
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

export function moved(x: number, y: number, body: string, scale = 1): string {
  return `<g transform="${placed({ x, y }, 0, scale)}">${body}</g>`;
}

/** An upright petal whose box is `height` tall, its tip at (x, y). */
export function seed(x: number, y: number, height: number, fill: string): string {
  const at = `transform="${placed({ x, y })}"`;
  return shape(petalPath(height, height * 0.56), fill, at);
}

/** The house's tree, standing on (x, base). */
export function tree(x: number, base: number, height: number, fill: string): string {
  const at = `transform="${placed({ x, y: base - height }, 0, height / 100)}"`;
  return shape('#{tree}', fill, at);
}

export interface Logo {
  x: number;
  y: number;
  radius: number;
  petals: number;
}

/** The client's logo: a small rosácea. */
export function logo({ x, y, radius, petals }: Logo, fill: string): string {
  const width = radius * Math.min(0.62, 3.9 / petals);
  const innerRadius = radius * 0.12;
  const ring = { center: { x, y }, innerRadius, length: radius - innerRadius, width, petals };
  return `<g fill="${fill}">${rosacea(ring)}</g>`;
}

/** `value` more or less a share of itself, so that no two clients write lines of the same length. */
export function vary(random: () => number, value: number, share = 0.1): number {
  return Math.round(value * (1 + (random() * 2 - 1) * share));
}

/** One item of a list that is not empty. */
export function pick<T>(random: () => number, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
