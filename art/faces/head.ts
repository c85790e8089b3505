// The head: a pinhão with a soft tip for a chin, its ears, and a face of few flat shapes.
import { dropPath, placed } from '../geometry.ts';
import { eye, type Skin } from './colours.ts';

/** What differs from face to face without being written down. */
export interface Build {
  /** Half the chin's width, from pointed to square. */
  jaw: number;
  /** How far down the chin is. */
  chin: number;
  /** How far the ends of the mouth are from its middle. */
  smile: number;
  /** How steeply the brows rise. */
  brow: number;
  nose: number;
}

export const middle = 160;

export function path(fill: string, d: string): string {
  return `<path fill="${fill}" d="${d}"/>`;
}

export function dot(x: number, y: number, r: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
}

/** Drawn on the right, and mirrored on the left. */
export function both(body: string): string {
  return `${body}<g transform="matrix(-1 0 0 1 320 0)">${body}</g>`;
}

/** The neck, and the hard shadow that the chin throws on it. */
export function neck({ light, dark }: Skin, { chin }: Build): string {
  return (
    path(light, 'M134 190h52v62l-26 40-26-40z') +
    path(dark, `M134 190h52v${chin - 170}q-14 14-30 12t-22-14z`)
  );
}

function ears({ light, dark }: Skin): string {
  const at = (x: number, fill: string): string =>
    `<ellipse cx="${x}" cy="148" rx="12" ry="16" fill="${fill}"/>`;
  return at(101, light) + at(219, dark) + dot(100, 149, 5, dark);
}

export function head(skin: Skin, { jaw, chin }: Build): string {
  const right = 160 + jaw;
  const left = 160 - jaw;
  const outline = `M160 66C196 66 220 92 220 132C220 176 ${right} ${chin} 160 ${chin}C${left} ${chin} 100 176 100 132C100 92 124 66 160 66z`;
  const shade = `M160 66C196 66 220 92 220 132C220 176 ${right} ${chin} 160 ${chin}C${right - 10} ${chin - 4} 200 178 200 136C200 100 186 74 160 66z`;
  return ears(skin) + path(skin.light, outline) + path(skin.dark, shade);
}

/** Eyes, brows and nose; the mouth comes after a beard. */
export function features(skin: Skin, brows: string, { brow, nose }: Build): string {
  const seed = dropPath(33, 8.5);
  const right = `<path transform="${placed({ x: 202, y: 125 }, 270 + brow)}" d="${seed}"/>`;
  return [
    both(`<ellipse cx="185" cy="146" rx="5.5" ry="7" fill="${eye}"/>`),
    `<g fill="${brows}">${both(right)}</g>`,
    `<path fill="${skin.dark}" transform="${placed({ x: 160, y: 142 }, 180)}" d="${dropPath(36, nose, 0.8)}"/>`,
  ].join('');
}

export function mouth({ lips }: Skin, { smile, chin }: Build): string {
  const y = chin - 30;
  return path(
    lips,
    `M${160 - smile} ${y}Q160 ${y + 14} ${160 + smile} ${y}Q${160 + smile * 0.5} ${y + 17} 160 ${y + 17}T${160 - smile} ${y}z`,
  );
}
