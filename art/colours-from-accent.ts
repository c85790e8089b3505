// Colours for a house that names only one.
import { type Colour, shown } from './colour.ts';
import { type GivenColours, thirdOf, unreadable } from './palette.ts';

/** Around the circle of hues, from the accent to the dark fields. */
const TO_SECOND = 150;

/**
 * Ground and ink take a little of the hues beside them. An accent that is too dark for buttons
 * becomes the dark field, and the nearest that can be read the accent.
 */
export function coloursFrom(accent: Colour): GivenColours {
  const h = (accent.h + TO_SECOND) % 360;
  const mixed: GivenColours = {
    ground: { l: 0.965, c: 0.008, h: accent.h },
    ink: { l: 0.22, c: 0.022, h },
    accent,
    second: shown({ l: 0.42, c: 0.095, h }),
    third: thirdOf(accent),
  };
  const { nearest } = unreadable(mixed, 'accent') ?? {};
  if (!nearest) return mixed;
  const isDarkField = unreadable({ ...mixed, second: accent }, 'second') === undefined;
  return { ...mixed, accent: nearest, second: isDarkField ? accent : mixed.second };
}
