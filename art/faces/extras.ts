// What a face may wear besides: a beard, glasses, earrings.
import { dropPath, petalPath, placed } from '../geometry.ts';
import { between, eye, type Skin, type Tone } from './colours.ts';
import { type Build, both, path } from './head.ts';

/** From ear to ear along the jaw, `over` units outside of it, and under the nose back. */
function jawLine({ jaw, chin }: Build, over: number): string {
  const [side, bottom, reach] = [100 - over / 5, chin + over, jaw + over / 3];
  return `M${side} 134C${side} 180 ${160 - reach} ${bottom} 160 ${bottom}C${160 + reach} ${bottom} ${320 - side} 180 ${320 - side} 134C214 158 206 174 188 176Q174 170 160 170Q146 170 132 176C114 174 106 158 ${side} 134z`;
}

type Beard = (hair: Tone, skin: Skin, build: Build) => string;

export const beards = {
  stubble: (hair, skin, build) => path(between(skin.light, hair.light, 0.38), jawLine(build, 0)),
  full: (hair, _, build) => path(hair.light, jawLine(build, 15)),
  moustache: (hair) =>
    `<g fill="${hair.light}">${both(`<path transform="${placed({ x: 158, y: 181 }, 99)}" d="${dropPath(33, 16)}"/>`)}</g>`,
} as const satisfies Record<string, Beard>;

export type BeardName = keyof typeof beards;

export const frames = {
  round: '<circle cx="187" cy="146" r="21"/>',
  square: '<path d="M165 128h44v24q0 14-14 14h-16q-14 0-14-14z"/>',
} as const;

export type GlassesName = keyof typeof frames;

export function glasses(name: GlassesName): string {
  const bridge = '<path d="M154 142q6-6 12 0"/>';
  const arms = '<path d="M207 141h13"/>';
  return `<g fill="none" stroke="${eye}" stroke-width="5">${both(frames[name] + arms)}${bridge}</g>`;
}

export const jewels = {
  studs: '<circle cx="220" cy="163" r="5.5"/>',
  hoops: '<circle cx="221" cy="175" r="11" fill="none" stroke="currentColor" stroke-width="4.5"/>',
  seeds: `<path transform="translate(221 192)" d="${petalPath(30, 17)}"/>`,
} as const;

export type EarringsName = keyof typeof jewels;

export function earrings(name: EarringsName, colour: string): string {
  return `<g fill="${colour}" color="${colour}">${both(jewels[name])}</g>`;
}
