// The shape of content/theme.yaml: five colours, two fonts and a family of drawings.

import * as z from 'zod/mini';
import { SLUG, textLike } from './fields.ts';

const OKLCH = /^oklch\( ?([\d.]+)(%?) ([\d.]+) ([\d.]+)(?:deg)? ?\)$/i;
const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** True for a colour whose figures are possible: lightness to 1 or 100 %, chroma to 0.4, hue to 360. */
function isColour(text: string): boolean {
  const [, lightness, percent, chroma, hue] = OKLCH.exec(text.trim()) ?? [];
  if (lightness === undefined) return HEX.test(text.trim());
  const isLight = Number(lightness) <= (percent ? 100 : 1);
  return isLight && Number(chroma) <= 0.4 && Number(hue) <= 360;
}

const colour = textLike(isColour, {
  description:
    'uma cor, como #rrggbb ou oklch(claridade até 1 croma até 0.4 matiz até 360), sem vírgulas',
  example: '"#e8590c"',
  pattern:
    '^(?:#(?:[\\da-fA-F]{3}|[\\da-fA-F]{6})|oklch\\( ?[\\d.]+%? [\\d.]+ [\\d.]+(?:deg)? ?\\))$',
});

const font = textLike(/^@fontsource-variable\/[a-z0-9-]+$/, {
  description: 'um pacote, por exemplo @fontsource-variable/inter',
  example: '"@fontsource-variable/inter"',
});

export const themeSchema = z.strictObject({
  colours: z.strictObject({
    ground: colour,
    ink: colour,
    /** The colour of buttons and of the end of pages. */
    accent: colour,
    /** The colour of dark fields, and of some texts. */
    second: colour,
    /** The colour of light fields. */
    third: colour,
  }),
  fonts: z.strictObject({ sans: font, serif: font }),
  /** The family of drawings, a folder of art/. */
  motif: textLike(SLUG, { description: 'o nome de uma pasta de art/', example: 'araucaria' }),
});

/** The shape of a family's `family.json`, with values for style sheets and small drawings. */
export const familySchema = z.strictObject({
  bullet: textLike(/^[a-z]+\(.+\)$/, {
    description: 'uma forma do CSS',
    example: '"circle(50%)"',
  }),
  /** Path data of a bullet on a grid of 12×20. */
  seed: textLike(/^M[\d\s.,a-zA-Z-]+$/, {
    description: 'o caminho de um desenho do SVG',
    example: '"M6 0 12 20H0Z"',
  }),
  /** The angle by which the opening drawing is turned on telephones. */
  'hero-turn': textLike(/^-?\d+(?:\.\d+)?deg$/, {
    description: 'um ângulo do CSS',
    example: '"90deg"',
  }),
});

export type Family = z.output<typeof familySchema>;
export type Theme = z.output<typeof themeSchema>;
