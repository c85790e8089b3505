// The picture that social networks show for a link: the house's art on dark ground, its wordmark and one headline.
import type { Family } from './family.ts';
import { round, svg } from './geometry.ts';
import { palette } from './palette.ts';

export interface ShareBrand {
  name: string;
  /** The headline, broken by hand into at most three lines. */
  line: string;
  place: string;
}

/** A line of text as an outline from (0, 0); sizes and tracking in units of the drawing. */
export interface SetLine {
  d: string;
  width: number;
}

export interface Letters {
  sans: (text: string, size: number, tracking: number) => SetLine;
  serif: (text: string, size: number, tracking: number) => SetLine;
}

const frame = { width: 1200, height: 630 };
const left = 72;
/** As wide as a headline may be. */
const room = 660;
const baseline = 534;

interface Headline {
  lines: SetLine[];
  size: number;
  /** Baseline of the first line. */
  top: number;
  leading: number;
}

function headlineOf(text: string, { sans }: Letters): Headline {
  const lines = text.split('\n').slice(0, 3);
  const longest = Math.max(...lines.map((line) => sans(line, 1, -0.04).width), 1);
  const size = Math.round(Math.min(100, room / longest));
  const leading = size * 0.97;
  const set = lines.map((line) => sans(line, size, -0.04 * size));
  return { lines: set, size, leading, top: baseline - (lines.length - 1) * leading };
}

/** Whether something so large comes near the words or lies below them. */
function isTaken({ lines, size, top, leading }: Headline) {
  return ({ x, y }: { x: number; y: number }, space: number): boolean => {
    const begun = Math.max(0, Math.floor((y + space - top + size * 0.75) / leading) + 1);
    const longest = Math.max(0, ...lines.slice(0, begun).map(({ width }) => width));
    return longest > 0 && x < left + longest + space;
  };
}

function outline({ d }: SetLine, x: number, y: number): string {
  return `<path transform="translate(${round(x)} ${round(y)})" d="${d}"/>`;
}

/** A complete file, 1200×630, in plain hex colours for a rasteriser. */
export function shareImageSvg(brand: ShareBrand, family: Family, { mark, letters }: Set): string {
  const headline = headlineOf(brand.line, letters);
  const lines = headline.lines.map((line, index) =>
    outline(line, left, headline.top + index * headline.leading),
  );
  const body = [
    `<path fill="${palette.basalto}" d="M0 0h${frame.width}v${frame.height}H0Z"/>`,
    family.share(isTaken(headline)),
    `<g fill="${palette.calcario}">`,
    `<g transform="translate(${left - 3} 56)scale(1.5)">${mark.replaceAll('currentColor', palette.calcario)}</g>`,
    outline(letters.sans(brand.name, 54, -2.4), left + 84, 113),
    ...lines,
    `</g><g fill="${palette.salvia}">${outline(letters.serif(brand.place, 26, 0), left, 586)}</g>`,
  ].join('');
  return svg(frame.width, frame.height, body, `width="${frame.width}" height="${frame.height}"`);
}

interface Set {
  /** The large shapes of the house's mark. */
  mark: string;
  letters: Letters;
}
