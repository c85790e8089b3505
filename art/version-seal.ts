// The drawings of one version of a proposal, computed from its code: the frieze of the cover, and the seal.
import { petalPath } from './geometry.ts';
import { seededRandom } from './random.ts';

/** The side of a field of the frieze, a square that is drawn around its centre. */
const field = 120;
const fields = 13;
/** The possible numbers of petals of the rosette, with the width of a petal. */
const rosettes = [
  [5, 30],
  [6, 27],
  [8, 20],
  [10, 16],
] as const;
/** The possible orders in which the rosette (0) and the row of seeds (1) repeat. */
const orders = [
  [0, 1],
  [0, 1, 1],
  [0, 0, 1],
  [0, 1, 0, 0, 1, 0],
];
const petal = petalPath(22, 14);

type Random = () => number;

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A ring of petals with a small or a large radius: one petal is drawn, and used turned for the others. */
function rosette(random: Random): string {
  const [petals, width] = pick(rosettes, random);
  const radius = random() < 0.5 ? 5 : 13;
  const step = 360 / petals;
  const uses = Array.from({ length: petals - 1 }, (_, index) => {
    return `<use href="#fp" transform="rotate(${step * (index + 1)})"/>`;
  });
  const d = petalPath(46 - radius, width);
  const ring = `<path id="fp" d="${d}" transform="translate(0-${radius})"/>${uses.join('')}`;
  return random() < 0.5 ? ring : `<g transform="rotate(${step / 2})">${ring}</g>`;
}

/** Three seeds in a row, each pointing up or down. */
function row(random: Random): string {
  const [left, middle, right] = [-30, 0, 30].map((x) =>
    random() < 0.5 ? `translate(${x} 25)` : `translate(${x}-25)rotate(180)`,
  );
  return [
    `<g transform="${left}"><path id="fs" d="${petalPath(50, 25)}"/></g>`,
    `<use href="#fs" transform="${middle}"/><use href="#fs" transform="${right}"/>`,
  ].join('');
}

/** The frieze of the cover, 1560×120. The style fills it on the screen, and outlines it on paper. */
export function versionFriezeSvg(code: string): string {
  const random = seededRandom(`frieze/${code}`);
  const motifs = [rosette(random), row(random)];
  const order = pick(orders, random);
  const used = Array.from({ length: fields }, (_, index) => order[index % order.length] ?? 0);
  const defs = motifs.map((motif, index) => `<g id="f${index}">${motif}</g>`).join('');
  const uses = used.map((motif, index) => `<use href="#f${motif}" x="${index * field}"/>`);
  const width = fields * field;
  const wedges = '<path id="fw" d="M-14 6h28l-14 18ZM-14 114h28l-14-18Z"/>';
  const sides = Array.from({ length: fields }, (_, index) => {
    return `<use href="#fw" x="${(index + 1) * field}"/>`;
  });
  return [
    `<svg viewBox="0 0 ${width} ${field}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>`,
    `<path class="bars" d="M0 3h${width}M0 117h${width}"/>`,
    `<g transform="translate(60 60)">${uses.join('')}</g>${wedges}${sides.join('')}</svg>`,
  ].join('');
}

/** The seal, 14 mm on paper: two rings of petals, full or hollow. */
export function versionSealSvg(code: string): string {
  const random = seededRandom(`seal/${code}`);
  const inner = pick([4, 5, 6, 8], random);
  const petals = (count: number, radius: number): string =>
    Array.from({ length: count }, (_, index) => {
      const fill = random() < 0.5 ? ' fill="currentColor"' : '';
      const turn = (360 / count) * index;
      return `<path transform="rotate(${turn})translate(0-${radius})" d="${petal}"${fill}/>`;
    }).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="53" height="53">',
    '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round">',
    `<circle r="58"/>${petals(12, 32)}${petals(inner, 5)}</g></svg>`,
  ].join('');
}
