// The picture that social networks show for an article, a work or a proposal: its title, and its own drawing beside it.
import { round, svg } from './geometry.ts';
import { type Ink, palette } from './palette.ts';
import type { Letters, SetLine } from './share-image.ts';
import { leading, titleLines, tracking } from './title-lines.ts';

export interface ShareCard {
  /** The wordmark. */
  name: string;
  /** What it is, in a few words above the title. */
  kind: string;
  title: string;
  side: CardSide;
}

/** What stands beside the words, as an address that holds it: over the whole side, or in the middle of a ground. */
export interface CardSide {
  picture: string;
  ground?: Ink;
}

const frame = { width: 1200, height: 630 };
const left = 72;
/** Where the side begins, and how wide titles may be before it. */
const edge = 736;
const room = edge - left - 48;
const baseline = 562;
/** No title comes nearer to the wordmark. */
const ceiling = 216;

/** One line in a face, smaller where it would be wider than its room. */
function fitted(
  set: Letters['sans'],
  text: string,
  [size, tight]: [number, number],
  width: number,
) {
  const share = Math.min(1, width / set(text, size, size * tight).width);
  return set(text, size * share, size * share * tight);
}

function outline({ d }: SetLine, x: number, y: number): string {
  return `<path transform="translate(${round(x)} ${round(y)})" d="${d}"/>`;
}

function sideSvg({ picture, ground }: CardSide): string {
  const width = frame.width - edge;
  const within = ground ? { space: 92, cut: 'meet' } : { space: 0, cut: 'slice' };
  const sides = `x="${edge + within.space}" width="${width - 2 * within.space}" height="${frame.height}"`;
  return [
    ground
      ? `<path fill="${palette[ground]}" d="M${edge} 0h${width}v${frame.height}h-${width}Z"/>`
      : '',
    `<image ${sides} preserveAspectRatio="xMidYMid ${within.cut}" href="${picture}"/>`,
  ].join('');
}

/** A complete file, 1200×630, in plain hex colours for a rasteriser. */
export function shareCardSvg(
  { name, kind, title, side }: ShareCard,
  { mark, letters }: { mark: string; letters: Letters },
): string {
  const { lines, size } = titleLines(title, { width: room, height: baseline - ceiling }, letters);
  const top = baseline - (lines.length - 1) * size * leading;
  const set = lines.map((line) => letters.sans(line, size, tracking * size));
  const body = [
    `<path fill="${palette.basalto}" d="M0 0h${frame.width}v${frame.height}H0Z"/>`,
    sideSvg(side),
    `<g fill="${palette.calcario}">`,
    `<g transform="translate(${left - 3} 56)scale(1.25)">${mark.replaceAll('currentColor', palette.calcario)}</g>`,
    outline(fitted(letters.sans, name, [44, -0.043], room - 70), left + 70, 103),
    ...set.map((line, index) => outline(line, left, top + index * size * leading)),
    `</g><g fill="${palette.salvia}">${outline(fitted(letters.serif, kind, [30, 0], room), left, top - size * 0.75 - 32)}</g>`,
  ].join('');
  return svg(frame.width, frame.height, body, `width="${frame.width}" height="${frame.height}"`);
}
