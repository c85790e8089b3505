// The three growth drawings for green ground: a seed half buried, a sapling and an adult araucária.

import { type Point, petal, polar, round, svg } from '../geometry.ts';
import { growthDepth, growthSizes } from '../growth-sizes.ts';
import { palette } from '../palette.ts';

const sizes = { seed: growthSizes[0], sapling: growthSizes[1], araucaria: growthSizes[2] };

type Drawing = keyof typeof sizes;

function horizonOf(drawing: Drawing): number {
  return sizes[drawing].height - growthDepth;
}

/** A point in paces from the middle of the horizon: `x` to the right, `up` above the line. */
function above(drawing: Drawing, x: number, up: number): Point {
  return { x: sizes[drawing].width / 2 + x, y: horizonOf(drawing) - up };
}

function file(drawing: Drawing, body: string): string {
  const { width, height } = sizes[drawing];
  return svg(width, height, body, `width="${width}" height="${height}"`);
}

function roots(drawing: Drawing, shapes: [angle: number, length: number, width: number][]): string {
  const origin = above(drawing, 0, -4);
  const paths = shapes.map(([angle, length, width]) =>
    petal(polar(origin, 4, angle), angle, [length, width]),
  );
  return `<g fill="${palette.broto}">${paths.join('')}</g>`;
}

/** A pinhão half buried, hollow, with a lit core. */
export function seedSvg(): string {
  const at = (up: number): Point => above('seed', 0, up);
  const hollow = petal(at(-42), 0, [116, 60]);
  const shell = petal(at(-58), 0, [167, 90], `fill="${palette.calcario}"`);
  const core = petal(at(-29), 0, [71, 36], `fill="${palette.brasa}"`);
  const mask = `<mask id="m"><path fill="#fff" d="M0 0h120v190H0Z"/>${hollow}</mask>`;
  return file('seed', `${mask}<g mask="url(#m)">${shell}</g>${core}`);
}

/** A sapling with six pairs of leaves and a lit tip. */
export function saplingSvg(): string {
  const leaves = Array.from({ length: 6 }, (_, pair) => {
    const up = 33 + pair * 39.5;
    const length = 107 - pair * 13.6;
    return [-62, 62].map((angle) =>
      petal(above('sapling', Math.sign(angle) * 3, up), angle, [length, length * 0.29]),
    );
  });
  const foot = above('sapling', -5.5, 0);
  const stem = `M${foot.x} ${foot.y}l2.3-240h6.4l2.3 240Z`;
  const body = [
    `<g fill="${palette.calcario}"><path d="${stem}"/>${leaves.flat().join('')}</g>`,
    petal(above('sapling', 0, 232), 0, [82, 32], `fill="${palette.brasa}"`),
    roots('sapling', [
      [180, 56, 19],
      [134, 46, 16],
      [-134, 46, 16],
    ]),
  ].join('');
  return file('sapling', body);
}

interface Bowl {
  /** Half the span between its two tips, and how high they are. */
  reach: number;
  tip: number;
  /** Height of its underside and of its rim where they meet the trunk. */
  under: number;
  rim: number;
  tuft: number;
}

const bowls: Bowl[] = [
  { reach: 193, tip: 341, under: 280, rim: 314, tuft: 34 },
  { reach: 179, tip: 385, under: 322, rim: 351, tuft: 31 },
  { reach: 131, tip: 415, under: 357, rim: 384, tuft: 29 },
  { reach: 78, tip: 431, under: 391, rim: 414, tuft: 27 },
];

/** A crescent hanging from its two tips. */
function crescent({ reach, tip, under, rim }: Bowl): string {
  const from = above('araucaria', -reach, tip);
  const to = above('araucaria', reach, tip);
  const low = round(above('araucaria', 0, (4 * under - tip) / 3).y);
  const high = round(above('araucaria', 0, (4 * rim - tip) / 3).y);
  const [left, right] = [above('araucaria', -reach / 2, 0).x, above('araucaria', reach / 2, 0).x];
  return [
    `M${from.x} ${from.y}C${left} ${low} ${right} ${low} ${to.x} ${to.y}`,
    `C${right} ${high} ${left} ${high} ${from.x} ${from.y}Z`,
  ].join('');
}

/** Five pinhões opening like a fan from `point`. */
function tuft(point: Point, length: number): string {
  return [-75, 75, -39, 39, 0]
    .map((angle) => petal(point, angle, [length, length * 0.66]))
    .join('');
}

/** An adult araucária: tapered trunk, four bowls, tufts at every tip, the top one lit. */
export function araucariaSvg(): string {
  const foot = above('araucaria', -15.5, 0);
  const trunk = `M${foot.x} ${foot.y}l7.5-412h16l7.5 412Z`;
  const tufts = bowls.flatMap((bowl) =>
    [-1, 1].map((side) => tuft(above('araucaria', side * (bowl.reach + 2), bowl.tip), bowl.tuft)),
  );
  const body = [
    `<g fill="${palette.calcario}"><path d="${trunk}"/>`,
    `<path d="${bowls.map(crescent).join('')}"/>`,
    `${tufts.join('')}</g>`,
    `<g fill="${palette.brasa}">${tuft(above('araucaria', 0, 413), 52)}</g>`,
    roots('araucaria', [
      [180, 54, 20],
      [143, 48, 16],
      [-143, 48, 16],
      [109, 46, 13],
      [-109, 46, 13],
    ]),
  ].join('');
  return file('araucaria', body);
}
