// A dry branch whose tip has caught fire, lying on what is below it.
import { type Point, petal, svg } from './geometry.ts';
import { palette } from './palette.ts';

export const branchSize = { width: 1200, height: 450 } as const;

/** From its broken end to its tip. */
const foot: Point = { x: 1180, y: 352 };
const bend: Point = { x: 640, y: 420 };
const tip: Point = { x: 190, y: 158 };

const pairs = 20;
/** Pairs of leaves that burn, the last ones. */
const burning = 4;

/** Where the stem is at `share` of its length, and where it heads there, in degrees. */
function along(share: number): { point: Point; heading: number } {
  const rest = 1 - share;
  const at = (axis: 'x' | 'y'): number =>
    rest * rest * foot[axis] + 2 * rest * share * bend[axis] + share * share * tip[axis];
  const slope = (axis: 'x' | 'y'): number =>
    rest * (bend[axis] - foot[axis]) + share * (tip[axis] - bend[axis]);
  return {
    point: { x: at('x'), y: at('y') },
    heading: (Math.atan2(slope('x'), -slope('y')) * 180) / Math.PI,
  };
}

function leaves(pair: number): string {
  const share = (pair + 0.6) / pairs;
  const { point, heading } = along(share);
  const length = 124 - 66 * share;
  const fill = pair < pairs - burning ? '' : `fill="${palette.brasa}"`;
  return [-1, 1]
    .map((side) => petal(point, heading + side * (46 - 12 * share), [length, length * 0.3], fill))
    .join('');
}

/** The stem, which grows thinner: down one side and up the other. */
function stem(): string {
  const at = ({ x, y }: Point, half: number): string => `${x} ${y + half}`;
  return `<path d="M${at(foot, 9)}Q${at(bend, 5.5)} ${at(tip, 2)}V${tip.y - 2}Q${at(bend, -5.5)} ${at(foot, -9)}z"/>`;
}

/** A complete file that follows the theme. */
export function branchSvg(): string {
  const lit = `fill="${palette.brasa}"`;
  const { point, heading } = along(1);
  const sparks = [
    [118, 62, 34],
    [62, 96, 24],
    [76, 30, 18],
  ].map(([x = 0, y = 0, length = 0], index) =>
    petal({ x, y }, 22 * index - 30, [length, length * 0.6], lit),
  );
  const body = [
    `<style>svg{fill:${palette.basalto}}@media(prefers-color-scheme:dark){svg{fill:${palette.pale}}}</style>`,
    stem(),
    ...Array.from({ length: pairs }, (_, pair) => leaves(pair)),
    petal(point, heading, [120, 46], lit),
    petal(point, heading, [74, 26], `fill="${palette.palha}"`),
    ...sparks,
  ];
  const { width, height } = branchSize;
  return svg(width, height, body.join(''), `width="${width}" height="${height}"`);
}
