// The cover of an article: rows of pinhões, or of another motif of the pavement, lighting up along a growth curve, exactly one of them lit.
import { articleColours, type Curve, curveOf } from '../articles.ts';
import { type Point, petalPath, placed, rosacea, round, svg } from '../geometry.ts';
import { type Ink, palette } from '../palette.ts';
import { seededRandom } from '../random.ts';

interface Layout {
  width: number;
  height: number;
  /** The width over which the curve climbs, around the middle; wider is only shown on wide screens. */
  climb: number;
  /** Distance between neighbours, and from one row to the next. */
  column: number;
  row: number;
  /** Height of the first row's tips. */
  firstTip: number;
  length: number;
  seedWidth: number;
  /** How far from the middle the lit seed may be, left and right. */
  litFrom: number;
  litTo: number;
}

const band: Layout = {
  width: 2880,
  height: 304,
  climb: 1440,
  column: 101,
  row: 79,
  firstTip: 73,
  length: 85,
  seedWidth: 47.5,
  litFrom: -130,
  litTo: 130,
};

const card: Layout = {
  width: 1200,
  height: 750,
  climb: 1200,
  column: 204,
  row: 162,
  firstTip: 118,
  length: 174,
  seedWidth: 98,
  litFrom: -60,
  litTo: 380,
};

type Motif = (layout: Layout) => string;

interface Seed {
  tip: Point;
  /** How far the curve is above it, as a share of the height; below zero it is dim. */
  under: number;
}

function seedsOf(layout: Layout, curve: Curve): Seed[] {
  const { width, height, climb, column, row, firstTip, length } = layout;
  const middle = width / 2;
  const half = Math.ceil(middle / column);
  const rows = Math.ceil((height - firstTip + length * 0.9) / row);
  return Array.from({ length: rows * (2 * half + 1) }, (_, index) => {
    const line = index % rows;
    const step = Math.floor(index / rows) - half + (line % 2 ? 0 : 0.5);
    const tip = { x: middle + step * column, y: firstTip + line * row };
    const level = 1 - (tip.y - length / 2) / height;
    return { tip, under: curve((tip.x - middle) / climb + 0.5) - level };
  });
}

/** The seed that is lit: whole, near the middle and close under the curve. */
function litSeed(seeds: Seed[], layout: Layout, random: () => number): Seed | undefined {
  const whole = seeds.filter(({ tip, under }) => {
    const fromMiddle = tip.x - layout.width / 2;
    const isNear = fromMiddle >= layout.litFrom && fromMiddle <= layout.litTo;
    return isNear && under >= 0 && tip.y > layout.length && tip.y < layout.height;
  });
  const closest = whole.sort((a, b) => a.under - b.under).slice(0, 2);
  return closest[Math.floor(random() * closest.length)];
}

const circle = (y: number, radius: number): string =>
  `M0 ${round(y - radius)}a${round(radius)} ${round(radius)} 0 1 0 .1 0z`;

const diamond = (length: number, share: number): string => {
  const [wide, high] = [round(length * 0.42 * share), round((length * share) / 2)];
  return `M0 ${round(-length / 2 - high)}l${wide} ${high}-${wide} ${high}-${wide}-${high}z`;
};

/** What stands in each place, by the article's category: from its tip up by the layout's length. */
const motifs: readonly [Motif, ...Motif[]] = [
  ({ length, seedWidth }) => `<path id="s" d="${petalPath(length, seedWidth)}"/>`,
  ({ length, column }) => {
    const [bend, turn, high] = [column / 4, length * 0.42, length * 0.36].map(round);
    const [half, low] = [round(column / 2), round(-length * 0.55)];
    // It reaches into its neighbour: no seam is seen between them.
    return `<path id="s" d="M-${half} ${low}q${bend}-${turn} ${half} 0t${half} 0h1v${high}h-1q-${bend} ${turn}-${half} 0t-${half} 0z"/>`;
  },
  ({ length }) =>
    `<path id="s" fill-rule="evenodd" d="${diamond(length, 1)}${diamond(length, 0.58)}${diamond(length, 0.24)}"/>`,
  ({ length }) => {
    const center = { x: 0, y: -length / 2 };
    const [inner, outer, width] = [length * 0.08, length * 0.42, length * 0.24].map(round);
    return `<g id="s">${rosacea({ center, innerRadius: inner ?? 0, length: outer ?? 0, width: width ?? 0, petals: 6 })}</g>`;
  },
  ({ length }) => {
    const rings = [0.5, 0.34, 0.18].map((radius) => circle(-length / 2, length * radius));
    return `<path id="s" fill-rule="evenodd" d="${rings.join('')}"/>`;
  },
];

function draw(layout: Layout, key: string, index: number, motif: number): string {
  const random = seededRandom(key);
  const seeds = seedsOf(layout, curveOf(random));
  const lit = litSeed(seeds, layout, random);
  const colours = articleColours(index);
  const shape = motifs[motif % motifs.length] ?? motifs[0];
  const group = (colour: Ink, members: Seed[]): string => {
    const uses = members.map(({ tip }) => `<use href="#s" transform="${placed(tip)}"/>`);
    return `<g fill="${palette[colour]}">${uses.join('')}</g>`;
  };
  const others = seeds.filter((seed) => seed !== lit);
  const body = [
    `<defs>${shape(layout)}</defs>`,
    `<path fill="${palette[colours.ground]}" d="M0 0h${layout.width}v${layout.height}H0Z"/>`,
    group(
      colours.dim,
      others.filter(({ under }) => under < 0),
    ),
    group(
      colours.light,
      others.filter(({ under }) => under >= 0),
    ),
    group('brasa', lit ? [lit] : []),
  ].join('');
  const size = `width="${layout.width}" height="${layout.height}"`;
  return svg(layout.width, layout.height, body, size);
}

/** The band over an article, 2880×304: show it 304 px high, cropped around its middle. */
export function articleBandSvg(key: string, index: number, motif: number): string {
  return draw(band, key, index, motif);
}

/** The same drawing for cards, 1200×750, with fewer and bigger pinhões. */
export function articleCardSvg(key: string, index: number, motif: number): string {
  return draw(card, key, index, motif);
}
