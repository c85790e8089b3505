// The colours and drawings of a house, from what its theme says.

import { type Colour, readColour, writeColour } from '../../art/colour.ts';
import { coloursFrom } from '../../art/colours-from-accent.ts';
import { families } from '../../art/families.ts';
import type { Family } from '../../art/family.ts';
import type { Art } from '../../art/paint.ts';
import { coloursOf, type GivenColours, thirdOf } from '../../art/palette.ts';
import {
  inPlace,
  isMotif,
  type MotifName,
  type Theme,
  type ThemePlace,
} from '../../domain/content/theme.ts';

/** The theme's words are what the drawings are called by. */
const named: Readonly<Record<MotifName, Family>> = families;

/** A house without a theme is drawn as the first one was. */
const COLOURS = {
  ground: 'oklch(0.962 0.008 100)',
  ink: 'oklch(0.225 0.018 165)',
  accent: 'oklch(0.705 0.187 45)',
  second: 'oklch(0.425 0.088 160)',
  third: 'oklch(0.865 0.095 86)',
};

export function artOf({ colours = COLOURS, motif = 'araucaria' }: Theme): Art {
  const name = JSON.stringify([colours, motif]);
  return { name, family: named[motif], colours: coloursOf(givenColours(colours)) };
}

/** The family that draws a place of pages; what nothing is drawn for has the motif's. */
export function familyIn(theme: Theme, place?: ThemePlace): Family {
  const { motif = 'araucaria' } = theme;
  const name = place === undefined ? motif : inPlace(theme, place);
  return named[isMotif(name) ? name : motif];
}

export function givenColours(colours: NonNullable<Theme['colours']>): GivenColours {
  const accent = readOr(colours.accent);
  return {
    ground: readOr(colours.ground),
    ink: readOr(colours.ink),
    accent,
    second: readOr(colours.second),
    third: colours.third === undefined ? thirdOf(accent) : readOr(colours.third),
  };
}

/** The schema lets nothing else pass than what can be read, but for figures out of bounds. */
function readOr(text: string): Colour {
  return readColour(text) ?? { l: 0.5, c: 0, h: 0 };
}

/** Colours of a theme from its accent alone, as content/theme.yaml writes them; that one stays as it is, if it can be read. */
export function themeFrom(accent: string): NonNullable<Theme['colours']> {
  const { accent: mixed, third: _, ...others } = coloursFrom(readOr(accent));
  const written = Object.fromEntries(
    Object.entries(others).map(([name, colour]) => [name, writeColour(colour)]),
  ) as { ground: string; ink: string; second: string };
  const isKept = writeColour(mixed) === writeColour(readOr(accent));
  return { ...written, accent: isKept ? accent : writeColour(mixed) };
}
