// The colours of a house: few are given, and drawings, pages and paper take theirs from them.
import { type Colour, contrast, cssColour, rounded, shown, toHex } from './colour.ts';

/** What a house says of its colours in content/theme.yaml. */
export interface GivenColours {
  ground: Colour;
  ink: Colour;
  accent: Colour;
  second: Colour;
  third: Colour;
}

type Family = keyof GivenColours;

/** Those of the first house, which the recipe below was mixed for. */
export const MIXED_FOR: GivenColours = {
  ground: { l: 0.962, c: 0.008, h: 100 },
  ink: { l: 0.225, c: 0.018, h: 165 },
  accent: { l: 0.705, c: 0.187, h: 45 },
  second: { l: 0.425, c: 0.088, h: 160 },
  third: { l: 0.865, c: 0.095, h: 86 },
};

type Recipe = Readonly<Record<string, readonly [family: Family, l: number, c: number, h: number]>>;

/** Moves in lightness with what was given; all others keep theirs, whatever the hue. */
const MOVING: readonly string[] = [
  'calcario',
  'basalto',
  'brasa',
  'brasaDark',
  'emberDark',
  'emberField',
  'emberArt',
  'emberArtDark',
  'palha',
  'palhaDark',
];

/** Drawings have the same colours in both themes. */
const ARTWORK = {
  basalto: ['ink', 0.225, 0.018, 165],
  basalto2: ['ink', 0.3, 0.02, 165],
  basalto3: ['ink', 0.4, 0.022, 165],
  night: ['ink', 0.15, 0.014, 165],
  calcario: ['ground', 0.962, 0.008, 100],
  calcario2: ['ground', 0.905, 0.014, 98],
  calcario3: ['ground', 0.83, 0.018, 96],
  laje: ['ground', 0.988, 0.004, 100],
  pale: ['ground', 0.885, 0.012, 100],
  paving: ['ground', 0.83, 0.014, 98],
  joint: ['ground', 0.845, 0.015, 97],
  jointDark: ['ground', 0.755, 0.016, 97],
  mata: ['second', 0.315, 0.06, 163],
  araucaria: ['second', 0.425, 0.088, 160],
  leaf: ['second', 0.48, 0.1, 157],
  broto: ['second', 0.58, 0.105, 155],
  salvia: ['second', 0.8, 0.055, 150],
  salviaDark: ['second', 0.73, 0.06, 152],
  brasa: ['accent', 0.705, 0.187, 45],
  brasaDark: ['accent', 0.64, 0.19, 42],
  emberDark: ['accent', 0.735, 0.17, 48],
  pinhao: ['accent', 0.42, 0.115, 36],
  pinhaoDark: ['accent', 0.355, 0.095, 36],
  shell: ['accent', 0.25, 0.06, 36],
  palha: ['third', 0.865, 0.095, 86],
  palhaDark: ['third', 0.8, 0.11, 82],
  geada: ['ink', 0.885, 0.022, 215],
  geadaDark: ['ink', 0.82, 0.03, 218],
} as const satisfies Recipe;

/** What only pages have. */
const PAGES = {
  groundDark: ['ink', 0.205, 0.014, 165],
  ground2: ['ground', 0.925, 0.012, 100],
  ground2Dark: ['ink', 0.262, 0.016, 165],
  slabDark: ['ink', 0.282, 0.017, 165],
  inkDark: ['ground', 0.945, 0.01, 100],
  ink2: ['ink', 0.435, 0.018, 160],
  ink2Dark: ['ground', 0.765, 0.014, 120],
  line: ['ground', 0.845, 0.014, 105],
  lineDark: ['ink', 0.355, 0.018, 165],
  lineStrong: ['ink', 0.575, 0.018, 140],
  lineStrongDark: ['ink', 0.595, 0.018, 150],
  secondDark: ['second', 0.775, 0.105, 158],
  secondGroundDark: ['second', 0.285, 0.05, 163],
  secondInk2: ['second', 0.9, 0.02, 140],
  emberField: ['accent', 0.69, 0.18, 45],
  emberArt: ['accent', 0.655, 0.192, 42],
  emberArtDark: ['accent', 0.645, 0.18, 43],
  emberInk: ['accent', 0.525, 0.168, 38],
  emberInkDark: ['accent', 0.765, 0.15, 50],
  footerInk: ['ground', 0.76, 0.014, 120],
  footerDark: ['ink', 0.165, 0.012, 165],
  friezeJoint: ['ground', 0.7, 0.012, 100],
  cardDark: ['ink', 0.315, 0.022, 165],
} as const satisfies Recipe;

export type Ink = keyof typeof ARTWORK;
type Role = Ink | keyof typeof PAGES;

/** Colours of drawings by name: `paint` puts the house's in their place. */
export const palette = Object.fromEntries(
  Object.keys(ARTWORK).map((name) => [name, `#{${name}}`]),
) as Record<Ink, string>;

export type Colours = Readonly<Record<Role, Colour>>;

/** Text, and what text stands on, that moves in lightness step by step until it can be read. */
const READABLE: Partial<Record<Role, readonly Role[]>> = {
  ink2: ['calcario', 'ground2', 'laje'],
  ink2Dark: ['groundDark', 'ground2Dark', 'slabDark'],
  secondDark: ['groundDark', 'ground2Dark', 'slabDark'],
  emberInk: ['calcario', 'ground2', 'laje'],
  emberInkDark: ['groundDark', 'slabDark'],
  emberField: ['basalto'],
  emberArt: ['basalto'],
  emberArtDark: ['basalto'],
  secondInk2: ['mata', 'secondGroundDark'],
  footerInk: ['groundDark', 'footerDark'],
};

/** A light field for a house that names none: the accent's neighbour. */
export function thirdOf({ h }: Colour): Colour {
  return { l: 0.865, c: 0.095, h: (h + 41) % 360 };
}

/** What is given stands as it is. */
const AS_GIVEN: Record<Family, Ink> = {
  ground: 'calcario',
  ink: 'basalto',
  accent: 'brasa',
  second: 'araucaria',
  third: 'palha',
};

export function coloursOf(given: GivenColours): Colours {
  const recipe: Recipe = { ...ARTWORK, ...PAGES };
  const mixed = Object.fromEntries(
    Object.entries(recipe).map(([name, [family, l, c, h]]) => {
      const [from, to] = [MIXED_FOR[family], given[family]];
      const turned = {
        l: rounded(l + (MOVING.includes(name) ? to.l - from.l : 0), 4),
        c: rounded((c * Math.min(3 * from.c, to.c)) / from.c, 4),
        h: rounded((h + to.h - from.h + 720) % 360, 2),
      };
      return [name, shown(turned)];
    }),
  ) as Record<Role, Colour>;
  for (const [family, name] of Object.entries(AS_GIVEN) as [Family, Ink][]) {
    mixed[name] = given[family];
  }
  for (const [name, grounds] of Object.entries(READABLE) as [Role, Role[]][]) {
    mixed[name] = readableOn(
      mixed[name],
      grounds.map((ground) => mixed[ground]),
    );
  }
  return mixed;
}

/** Contrast of text with what is behind it: WCAG 2.2, 1.4.3. */
export const READABLE_AT = 4.5;

function readableOn(text: Colour, grounds: readonly Colour[]): Colour {
  const step = text.l < (grounds[0]?.l ?? 0) ? -0.005 : 0.005;
  let colour = text;
  while (grounds.some((ground) => contrast(colour, ground) < READABLE_AT)) {
    const l = rounded(colour.l + step, 4);
    if (l <= 0 || l >= 1) return text;
    colour = shown({ ...text, l });
  }
  return colour;
}

/** Contrast of a button with the page, below which one looks for it. */
const SEEN_AT = 1.3;

/** What has to be read on what, for each given colour. */
const HELD: Record<
  Exclude<Family, 'ink'>,
  readonly (readonly [one: Role, other: Role, at: number])[]
> = {
  ground: [['calcario', 'basalto', 7]],
  accent: [
    ['basalto', 'brasa', READABLE_AT],
    ['brasa', 'calcario', SEEN_AT],
  ],
  second: [
    ['araucaria', 'calcario', READABLE_AT],
    ['araucaria', 'ground2', READABLE_AT],
  ],
  third: [['basalto', 'palha', READABLE_AT]],
};

/** The lowest contrast of a given colour with what it meets, and the nearest one that can be read; undefined for one that can. */
export function unreadable(
  given: GivenColours,
  family: keyof typeof HELD,
): { contrast: number; needed: number; nearest: Colour | undefined } | undefined {
  const lowest = (colour: Colour): { contrast: number; needed: number } => {
    const mixed = coloursOf({ ...given, [family]: colour });
    return HELD[family]
      .map(([one, other, needed]) => ({ contrast: contrast(mixed[one], mixed[other]), needed }))
      .sort((a, b) => a.contrast / a.needed - b.contrast / b.needed)[0] as ReturnType<
      typeof lowest
    >;
  };
  const passes = (colour: Colour): boolean => {
    const { contrast: found, needed } = lowest(colour);
    return found >= needed;
  };
  const from = given[family];
  if (passes(from)) return undefined;
  const near = Array.from({ length: 180 }, (_, index) => {
    const step = Math.ceil((index + 1) / 2) * 0.01;
    return shown({ ...from, l: rounded(from.l + (index % 2 ? -step : step), 3) });
  }).filter(({ l }) => l > 0.1 && l < 1);
  return { ...lowest(from), nearest: near.find(passes) };
}

/** The page's ground in each theme, for the browser's own frame around it. */
export function themeColours(colours: Colours): { light: string; dark: string } {
  return { light: toHex(colours.calcario), dark: toHex(colours.groundDark) };
}

/** What `theme(name)` stands for in styles. */
export function styleColours(colours: Colours): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`),
      cssColour(colour),
    ]),
  );
}
