// The colours of portraits: skins, hair, and the grounds with the clothes that go with each.
import { toHex } from '../colour.ts';
import { palette } from '../palette.ts';

/** A colour where the light falls, and where the hard shadow does. */
export interface Tone {
  light: string;
  dark: string;
}

export interface Skin extends Tone {
  lips: string;
}

type Shade = readonly [lightness: number, chroma: number, hue: number, lips: number];

/** From the lightest to the darkest: what `skin: 1` to `skin: 7` in content/people.yaml stand for. */
const skins: readonly [Shade, ...Shade[]] = [
  [0.885, 0.045, 62, 0.7],
  [0.84, 0.06, 62, 0.67],
  [0.775, 0.078, 60, 0.61],
  [0.69, 0.088, 56, 0.53],
  [0.6, 0.088, 53, 0.47],
  [0.51, 0.08, 50, 0.58],
  [0.435, 0.066, 47, 0.52],
];

function hex(l: number, c: number, h: number): string {
  return toHex({ l, c, h });
}

export function skinOf(level: number): Skin {
  const [lightness, chroma, hue, lips] = skins[level - 1] ?? skins[0];
  return {
    light: hex(lightness, chroma, hue),
    dark: hex(lightness - 0.075, chroma + 0.014, hue - 5),
    lips: hex(lips, 0.105, 33),
  };
}

/** `dark` is the tone of strands; on black hair it is the lighter one. */
export const hairColours = {
  black: { light: hex(0.2, 0.016, 60), dark: hex(0.31, 0.022, 60) },
  brown: { light: hex(0.32, 0.055, 48), dark: hex(0.25, 0.045, 46) },
  chestnut: { light: hex(0.44, 0.082, 50), dark: hex(0.36, 0.075, 47) },
  blond: { light: hex(0.76, 0.105, 82), dark: hex(0.67, 0.108, 76) },
  red: { light: hex(0.53, 0.13, 44), dark: hex(0.45, 0.12, 40) },
  grey: { light: hex(0.6, 0.012, 100), dark: hex(0.5, 0.014, 110) },
  white: { light: hex(0.93, 0.008, 95), dark: hex(0.82, 0.014, 95) },
} as const satisfies Record<string, Tone>;

export type HairColour = keyof typeof hairColours;

export interface Ground {
  ground: string;
  motif: string;
  cloth: Tone;
  /** What is worn under it. */
  under: Tone;
}

const { basalto, basalto2, basalto3, calcario2, calcario3, laje } = palette;
const { mata, araucaria, salvia, salviaDark, pinhao, pinhaoDark } = palette;
const { palha, palhaDark, geada, geadaDark } = palette;

const limestone: Tone = { light: laje, dark: calcario2 };
const straw: Tone = { light: palha, dark: palhaDark };
const frost: Tone = { light: geada, dark: geadaDark };
const seed: Tone = { light: pinhao, dark: pinhaoDark };
const forest: Tone = { light: araucaria, dark: mata };
const night: Tone = { light: basalto2, dark: basalto };

export const grounds = {
  calcada: { ground: calcario2, motif: calcario3, cloth: forest, under: straw },
  mata: { ground: mata, motif: araucaria, cloth: straw, under: limestone },
  palha: { ground: palha, motif: palhaDark, cloth: seed, under: limestone },
  pinhao: { ground: pinhao, motif: pinhaoDark, cloth: frost, under: limestone },
  geada: { ground: geada, motif: geadaDark, cloth: forest, under: limestone },
  salvia: { ground: salvia, motif: salviaDark, cloth: night, under: straw },
  basalto: {
    ground: basalto3,
    motif: basalto2,
    cloth: { light: salvia, dark: salviaDark },
    under: limestone,
  },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

/** The colour between two, `share` of the way to the second. */
export function between(from: string, to: string, share: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Jewels are of straw, and of clay where the ground itself is straw. */
export function jewelOn(ground: GroundName): string {
  return ground === 'palha' ? pinhao : palhaDark;
}

/** Eyes and the frames of glasses. */
export const eye = hex(0.2, 0.02, 50);
