// Mixes all colours of a site, its drawings and its paper from the five of content/theme.yaml.

import { createRequire } from 'node:module';
import type * as Culori from 'culori/require';
import type { Oklch } from 'culori/require';
import type { Theme } from '../../domain/content/theme.ts';

type Given = keyof Theme['colours'];

/** The sample's theme: the recipes below are for these colours, and the drawings are drawn in them. */
const SAMPLE: Theme['colours'] = {
  ground: 'oklch(0.962 0.008 100)',
  ink: 'oklch(0.225 0.018 165)',
  accent: 'oklch(0.705 0.187 45)',
  second: 'oklch(0.425 0.088 160)',
  third: 'oklch(0.865 0.095 86)',
};

/** For each colour: which of the five it follows, and its lightness, chroma and hue in the sample. */
type Recipe = Readonly<Record<string, readonly [follows: Given, l: number, c: number, h: number]>>;

/** The colours of drawings, the same in the light and the dark theme. */
const ARTWORK = {
  ink: ['ink', 0.225, 0.018, 165],
  inkShade: ['ink', 0.3, 0.02, 165],
  inkShade2: ['ink', 0.4, 0.022, 165],
  night: ['ink', 0.15, 0.014, 165],
  ground: ['ground', 0.962, 0.008, 100],
  groundShade: ['ground', 0.905, 0.014, 98],
  groundShade2: ['ground', 0.83, 0.018, 96],
  slab: ['ground', 0.988, 0.004, 100],
  pale: ['ground', 0.885, 0.012, 100],
  paving: ['ground', 0.83, 0.014, 98],
  joint: ['ground', 0.845, 0.015, 97],
  jointDark: ['ground', 0.755, 0.016, 97],
  secondGround: ['second', 0.315, 0.06, 163],
  second: ['second', 0.425, 0.088, 160],
  leaf: ['second', 0.48, 0.1, 157],
  sprout: ['second', 0.58, 0.105, 155],
  toneSoft: ['second', 0.8, 0.055, 150],
  toneSoftDark: ['second', 0.73, 0.06, 152],
  accent: ['accent', 0.705, 0.187, 45],
  accentDeep: ['accent', 0.64, 0.19, 42],
  accentDark: ['accent', 0.735, 0.17, 48],
  toneDeep: ['accent', 0.42, 0.115, 36],
  toneDeepDark: ['accent', 0.355, 0.095, 36],
  shell: ['accent', 0.25, 0.06, 36],
  third: ['third', 0.865, 0.095, 86],
  thirdDark: ['third', 0.8, 0.11, 82],
  frost: ['ink', 0.885, 0.022, 215],
  frostDark: ['ink', 0.82, 0.03, 218],
} as const satisfies Recipe;

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
  secondInk: ['second', 0.425, 0.088, 160],
  secondDark: ['second', 0.775, 0.105, 158],
  secondGroundDark: ['second', 0.285, 0.05, 163],
  secondInk2: ['second', 0.9, 0.02, 140],
  accentField: ['accent', 0.69, 0.18, 45],
  accentArt: ['accent', 0.655, 0.192, 42],
  accentArtDark: ['accent', 0.645, 0.18, 43],
  accentInk: ['accent', 0.525, 0.168, 38],
  accentInkDark: ['accent', 0.765, 0.15, 50],
  footerInk: ['ground', 0.76, 0.014, 120],
  footerDark: ['ink', 0.165, 0.012, 165],
  friezeJoint: ['ground', 0.7, 0.012, 100],
  cardDark: ['ink', 0.315, 0.022, 165],
} as const satisfies Recipe;

type Role = keyof typeof ARTWORK | keyof typeof PAGES;
export type Colours = Readonly<Record<Role, Oklch>>;

/** Colours that become lighter or darker with the base colour; all others follow its hue and chroma alone. */
const MOVING: readonly string[] = [
  'ground',
  'ink',
  'accent',
  'accentDeep',
  'accentDark',
  'accentField',
  'accentArt',
  'accentArtDark',
  'third',
  'thirdDark',
  'secondInk',
];

/** The colours of texts, with the grounds on which each has to be readable. */
const READABLE: Partial<Record<Role, readonly Role[]>> = {
  ink2: ['ground', 'ground2', 'slab'],
  ink2Dark: ['groundDark', 'ground2Dark', 'slabDark'],
  secondInk: ['ground', 'ground2', 'slab'],
  secondDark: ['groundDark', 'ground2Dark', 'slabDark'],
  accentInk: ['ground', 'ground2', 'slab'],
  accentInkDark: ['groundDark', 'slabDark'],
  secondInk2: ['secondGround', 'secondGroundDark'],
  footerInk: ['groundDark', 'footerDark'],
};

/** Contrast of text with its ground: WCAG 2.2, 1.4.3. */
const READABLE_AT = 4.5;
const LARGE_AT = 3;

// A bundle of one file, where `culori` has 150. By `require`, since Vite finds no named exports in it.
const { clampChroma, converter, formatHex, wcagContrast }: typeof Culori = createRequire(
  import.meta.url,
)('culori/require');
const oklch = converter('oklch');

/** Parses a colour of the theme, which its schema has validated. */
function read(text: string): Oklch {
  const { l, c, h = 0 } = oklch(text) ?? { l: 0, c: 0 };
  return { mode: 'oklch', l, c, h };
}

export function coloursOf(theme: Theme['colours']): Colours {
  const mixed = Object.fromEntries(
    Object.entries({ ...ARTWORK, ...PAGES } as Recipe).map(([name, [follows, l, c, h]]) => {
      const [from, to] = [read(SAMPLE[follows]), read(theme[follows])];
      const colour: Oklch = {
        mode: 'oklch',
        l: MOVING.includes(name) ? l + to.l - from.l : l,
        c: (c * Math.min(3 * from.c, to.c)) / from.c,
        h: (h + (to.h ?? 0) - (from.h ?? 0) + 720) % 360,
      };
      return [name, clampChroma(colour, 'oklch')];
    }),
  ) as Record<Role, Oklch>;
  for (const name of Object.keys(SAMPLE) as Given[]) mixed[name] = read(theme[name]);
  for (const [role, grounds] of Object.entries(READABLE) as [Role, Role[]][])
    mixed[role] = readableOn(
      mixed[role],
      grounds.map((ground) => mixed[ground]),
    );
  return mixed;
}

/** The colour, made lighter or darker until it has the contrast `needed` with every ground. */
function readableOn(text: Oklch, grounds: readonly Oklch[], needed = READABLE_AT): Oklch {
  const step = text.l < (grounds[0]?.l ?? 0) ? -0.005 : 0.005;
  let colour = text;
  while (grounds.some((ground) => wcagContrast(colour, ground) < needed)) {
    const l = colour.l + step;
    if (l <= 0 || l >= 1) return text;
    colour = clampChroma({ ...text, l }, 'oklch');
  }
  return colour;
}

/** The least contrast of a field with the page around it. */
const SEEN_AT = 1.3;

/** The pairs of theme colours that have to differ, and the least contrast of each. */
const MIN_CONTRASTS = [
  ['ink', 'ground', 7],
  ['accent', 'ground', SEEN_AT],
] as const;

/** The pairs of {@link MIN_CONTRASTS} whose contrast is too low, with their contrast. */
export function lowContrastPairs(theme: Theme['colours']) {
  return MIN_CONTRASTS.map(([one, other, needed]) => {
    const [colour, ground] = [read(theme[one]), read(theme[other])];
    const isInverted = one === 'ink' && colour.l > ground.l;
    const contrast = wcagContrast(theme[one], theme[other]);
    return { one, other, needed, contrast, isInverted };
  }).filter(({ needed, contrast, isInverted }) => contrast < needed || isInverted);
}

/** Replaces the sample's colours in an SVG with a theme's; the ink of an inline drawing may be `currentColor`. */
export function recolour(svg: string, colours: Colours, ink = formatHex(colours.ink)): string {
  const inks = new Map(
    Object.keys(ARTWORK).map((name) => {
      const own = name === 'ink' ? ink : formatHex(colours[name as Role]);
      return [formatHex(DRAWN_IN[name as Role]), own] as const;
    }),
  );
  return svg.replace(/#[\da-f]{6}\b/gi, (hex) => inks.get(hex.toLowerCase()) ?? hex);
}

const DRAWN_IN = coloursOf(SAMPLE);

/** Colours in sRGB, for files that no style sheet reaches, such as icons and the manifest. */
export function hexColours(colours: Colours) {
  return {
    light: formatHex(colours.ground),
    dark: formatHex(colours.groundDark),
    ink: formatHex(colours.ink),
    accent: formatHex(colours.accent),
  };
}

/**
 * The values of `theme(name)` in style sheets: `accent-deep` gives `oklch(64% .19 42)`. Fields of the
 * accent are light or dark enough for the words on them, and stand out from a dark page too.
 */
export function styleColours(colours: Colours): Record<string, string> {
  const { ground, ink, accent, accentField, groundDark, second, third } = colours;
  const wordsOn = (field: Oklch): Oklch =>
    wcagContrast(ink, field) >= wcagContrast(ground, field) ? ink : ground;
  const onDark = (field: Oklch): Oklch =>
    readableOn({ ...field, l: Math.max(field.l, groundDark.l) }, [groundDark], SEEN_AT);
  const accentDark = onDark(colours.accentDark);
  const words = {
    onAccent: wordsOn(accent),
    onAccentDark: wordsOn(accentDark),
    onSecond: wordsOn(second),
    onThird: wordsOn(third),
  };
  const fields = {
    accent: readableOn(accent, [words.onAccent]),
    accentDark: readableOn(accentDark, [words.onAccentDark]),
    accentField: readableOn(onDark(accentField), [words.onAccentDark]),
  };
  const other = (colour: Oklch): Oklch => (colour === ink ? ground : ink);
  const all = {
    ...colours,
    ...fields,
    ...words,
    // Large figures on a field of the second colour.
    accentOnSecond: readableOn(fields.accent, [colours.secondGround], LARGE_AT),
    accentOnSecondDark: readableOn(fields.accentDark, [colours.secondGroundDark], LARGE_AT),
    awayFromAccent: other(words.onAccent),
    awayFromAccentDark: other(words.onAccentDark),
  };
  return Object.fromEntries(
    Object.entries(all).map(([name, colour]) => [
      name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`),
      css(colour),
    ]),
  );
}

function css({ l, c, h = 0 }: Oklch): string {
  const chroma = `${Number(c.toFixed(3))}`.replace(/^0\./, '.');
  return `oklch(${Number((l * 100).toFixed(2))}% ${chroma} ${Number(h.toFixed(1))})`;
}
