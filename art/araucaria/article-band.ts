// The cover of an article: rows of pinhões lighting up along a growth curve, exactly one of them lit.
import { articleColours, type Curve, curveOf } from '../articles.ts';
import { type Point, petalPath, placed, svg } from '../geometry.ts';
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

function draw(layout: Layout, key: string, index: number): string {
  const random = seededRandom(key);
  const seeds = seedsOf(layout, curveOf(random));
  const lit = litSeed(seeds, layout, random);
  const colours = articleColours(index);
  const group = (colour: Ink, members: Seed[]): string => {
    const uses = members.map(({ tip }) => `<use href="#s" transform="${placed(tip)}"/>`);
    return `<g fill="${palette[colour]}">${uses.join('')}</g>`;
  };
  const others = seeds.filter((seed) => seed !== lit);
  const body = [
    `<defs><path id="s" d="${petalPath(layout.length, layout.seedWidth)}"/></defs>`,
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
export function articleBandSvg(key: string, index: number): string {
  return draw(band, key, index);
}

/** The same drawing for cards, 1200×750, with fewer and bigger pinhões. */
export function articleCardSvg(key: string, index: number): string {
  return draw(card, key, index);
}
