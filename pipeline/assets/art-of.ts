// The colours and drawings of a house, from what its theme says.

import { type Colour, readColour, writeColour } from '../../art/colour.ts';
import { coloursFrom } from '../../art/colours-from-accent.ts';
import { families } from '../../art/families.ts';
import type { Family } from '../../art/family.ts';
import type { Art } from '../../art/paint.ts';
import { coloursOf, type GivenColours, MIXED_FOR, thirdOf } from '../../art/palette.ts';
import {
  inPlace,
  isMotif,
  type MotifName,
  type Theme,
  type ThemePlace,
} from '../../domain/content/theme.ts';

/** The theme's words are what the drawings are called by. */
const named: Readonly<Record<MotifName, Family>> = families;

/** A house without colours of its own has those of the first one. */
export function artOf({ colours, motif = 'araucaria' }: Theme): Art {
  const given = colours ? givenColours(colours) : MIXED_FOR;
  return {
    name: JSON.stringify([given, motif]),
    family: named[motif],
    colours: coloursOf(given),
  };
}

/** The family that draws a place of pages; what nothing is drawn for has the motif's. */
export function familyIn(theme: Theme, place?: ThemePlace): Family {
  const { motif = 'araucaria' } = theme;
  const name = place === undefined ? motif : inPlace(theme, place);
  return named[isMotif(name) ? name : motif];
}

export function givenColours(colours: NonNullable<Theme['colours']>): GivenColours {
  const accent = colourIn(colours.accent);
  return {
    ground: colourIn(colours.ground),
    ink: colourIn(colours.ink),
    accent,
    second: colourIn(colours.second),
    third: colours.third === undefined ? thirdOf(accent) : colourIn(colours.third),
  };
}

/** The schema lets nothing pass that cannot be read. */
function colourIn(text: string): Colour {
  const colour = readColour(text);
  if (!colour) throw new Error(`expected a colour, found ${text}`);
  return colour;
}

/** Colours of a theme from its accent alone, as content/theme.yaml writes them; that one stays as it is, if it can be read. */
export function themeFrom(accent: string): NonNullable<Theme['colours']> {
  const { accent: mixed, third: _, ...others } = coloursFrom(colourIn(accent));
  const written = Object.fromEntries(
    Object.entries(others).map(([name, colour]) => [name, writeColour(colour)]),
  ) as { ground: string; ink: string; second: string };
  const isKept = writeColour(mixed) === writeColour(colourIn(accent));
  return { ...written, accent: isKept ? accent : writeColour(mixed) };
}
