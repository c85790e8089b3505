// The shape of content/theme.yaml: how a house looks.

import * as z from 'zod/mini';
import { nearest } from '../text/edit-distance.ts';
import { oneOf, withHint } from './fields.ts';

/** The families of drawings; each is a folder of art/. */
export const MOTIFS = ['araucaria', 'azulejo'] as const;
export type MotifName = (typeof MOTIFS)[number];

const FIGURE = String.raw`(\d+\.?\d*|\.\d+)`;
const COLOUR = new RegExp(
  String.raw`^oklch\( ?${FIGURE}(%?) ${FIGURE} ${FIGURE}(?:deg)? ?\)$`,
  'i',
);
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** With figures that a colour can have: lightness to 1 or 100%, chroma to 0.4, hue to 360. */
function isColour(text: string): boolean {
  const [, lightness, percent, chroma, hue] = COLOUR.exec(text.trim()) ?? [];
  if (lightness === undefined) return HEX.test(text.trim());
  const isLight = Number(lightness) <= (percent ? 100 : 1);
  return isLight && Number(chroma) <= 0.4 && Number(hue) <= 360;
}

export const colour = withHint(z.string().check(z.refine(isColour)), {
  expected: {
    en: 'a colour, as #rrggbb or as oklch(lightness to 1, chroma to 0.4, hue to 360) without commas',
    pt: 'uma cor, como #rrggbb ou oklch(claridade até 1 croma até 0.4 matiz até 360), sem vírgulas',
  },
  example: '"#e8590c"',
  mend: (found) => (/^[\da-f]{6}$/i.test(String(found)) ? `"#${found}"` : undefined),
});

const FONT_FILE = /^fonts\/[\w.-]+\.woff2$/;
const FONT_PACKAGE = /^@fontsource(?:-variable)?\/[a-z0-9-]+$/;

const font = withHint(
  z.string().check(z.refine((value) => FONT_PACKAGE.test(value) || FONT_FILE.test(value))),
  {
    expected: {
      en: 'a package such as @fontsource-variable/inter, or a .woff2 file such as fonts/nossa.woff2',
      pt: 'um pacote, por exemplo @fontsource-variable/inter, ou um arquivo .woff2, por exemplo fonts/nossa.woff2',
    },
    example: '"@fontsource-variable/inter"',
    mend: (found) =>
      /^[a-z]+(?:[ -][a-z]+)*$/i.test(String(found))
        ? `"@fontsource-variable/${String(found).toLowerCase().replaceAll(' ', '-')}"`
        : undefined,
  },
);

const SVG_FILE = /^\/[^\s]+\.svg$/i;
const svgFile = withHint(z.string().check(z.regex(SVG_FILE)), {
  expected: {
    en: 'an SVG file in public/, such as /uploads/marca.svg',
    pt: 'um arquivo SVG de public/, por exemplo /uploads/marca.svg',
  },
  example: '/uploads/marca.svg',
});

/** Drawn by the family, letters in a tile, or a file. */
const mark = withHint(
  z.strictObject({
    letters: z.optional(
      withHint(
        z.string().check(
          z.normalize('NFC'),
          z.refine((text) => /^[\p{L}\p{N}]{1,2}$/u.test(text)),
        ),
        {
          expected: { en: 'one or two letters', pt: 'uma ou duas letras' },
          example: 'CL',
          mend: (found) => (typeof found === 'number' ? `"${found}"`.slice(0, 4) : undefined),
        },
      ),
    ),
    file: z.optional(svgFile),
    /** For 16 pixels; without it the file itself. */
    small: z.optional(svgFile),
  }),
  { expected: { en: 'letters or a file', pt: 'letras ou um arquivo' }, example: '{ letters: CL }' },
);

const PICTURE = /^\/[^\s]+\.(?:jpe?g|png|webp|avif)$/i;
const NAMES = [...MOTIFS, 'none'];

const place = withHint(
  z.string().check(z.refine((value) => NAMES.includes(value) || PICTURE.test(value))),
  {
    expected: {
      en: `one of ${NAMES.join(', ')}, or a picture in public/ such as /uploads/abertura.jpg`,
      pt: `um destes: ${NAMES.join(', ')}, ou uma imagem de public/, por exemplo /uploads/abertura.jpg`,
    },
    example: 'none',
    mend: (found) => nearest(String(found), NAMES),
  },
);

export const themeSchema = z.strictObject({
  colours: z.optional(
    z.strictObject({
      ground: colour,
      ink: colour,
      /** Buttons and the end of pages. */
      accent: colour,
      /** Dark fields, and text. */
      second: colour,
      /** A light field. */
      third: z.optional(colour),
    }),
  ),
  fonts: z.optional(z.strictObject({ sans: font, serif: z.optional(font) })),
  mark: z.optional(mark),
  motif: z.optional(oneOf(MOTIFS)),
  /** In place of the picture that is drawn for shared links. */
  share: z.optional(
    withHint(z.string().check(z.regex(PICTURE)), {
      expected: {
        en: 'a picture in public/ of 1200 by 630 pixels, such as /uploads/compartilhar.jpg',
        pt: 'uma imagem de public/ com 1200 por 630 pixels, por exemplo /uploads/compartilhar.jpg',
      },
      example: '/uploads/compartilhar.jpg',
    }),
  ),
  /** Where something else than the motif stands. */
  places: z.optional(
    z.strictObject({
      hero: z.optional(place),
      frieze: z.optional(place),
      process: z.optional(place),
      closing: z.optional(place),
    }),
  ),
});

export type Theme = z.output<typeof themeSchema>;

export const THEME_PLACES = ['hero', 'frieze', 'process', 'closing'] as const;
export type ThemePlace = (typeof THEME_PLACES)[number];

/** What stands in a place of a page: nothing, a picture of public/, or the drawing of a family. */
export function inPlace({ places, motif = 'araucaria' }: Theme, place: ThemePlace): string {
  return places?.[place] ?? motif;
}

export function isMotif(place: string): place is MotifName {
  return (MOTIFS as readonly string[]).includes(place);
}

export function isPicture(place: string): boolean {
  return place.startsWith('/');
}
