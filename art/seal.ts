// The pavement of one version of a proposal: its code decides the stones of the cover's frieze and of the seal.
import { type Point, pinhaoPath, placed, polar, svg } from './geometry.ts';
import { seededRandom } from './random.ts';

/** One field of the frieze is a square. */
const field = 120;
const fields = 13;
const center: Point = { x: 60, y: 60 };
/** How many petals a rosette can have, and how wide each is then. */
const rosettes = [
  { petals: 5, width: 30 },
  { petals: 6, width: 27 },
  { petals: 8, width: 19 },
  { petals: 10, width: 16 },
  { petals: 12, width: 13 },
];
/** In which order two rosettes (0 and 1) and a row of seeds (2) come back. */
const orders = [
  [0, 2],
  [0, 2, 1, 2],
  [0, 1],
  [0, 2, 2],
  [0, 0, 2],
  [0, 1, 2],
];

const petal = pinhaoPath(22, 14);

type Random = () => number;

function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

/** A ring of petals, drawn once and turned; `attributes(index)` may dress each. */
function ring(
  id: string,
  { petals, width, turned }: { petals: number; width: number; turned: boolean },
): string {
  const step = 360 / petals;
  const [first, ...others] = Array.from({ length: petals }, (_, index) => {
    return Math.round((turned ? index + 0.5 : index) * step * 10) / 10;
  });
  const from = placed(polar(center, 6, first ?? 0), first);
  const uses = others.map((angle) => {
    return `<use href="#${id}" transform="rotate(${Math.round((angle - (first ?? 0)) * 10) / 10} 60 60)"/>`;
  });
  return `<path id="${id}" transform="${from}" d="${pinhaoPath(40, width)}"/>${uses.join('')}`;
}

/** Three seeds, each up or down. */
function row(random: Random): string {
  const seed = `<path id="fs" d="${pinhaoPath(50, 25)}"/>`;
  const places = [30, 60, 90].map((x) => {
    const isUp = random() < 0.5;
    return `<use href="#fs" transform="${placed({ x, y: isUp ? 85 : 35 }, isUp ? 0 : 180)}"/>`;
  });
  return `<defs>${seed}</defs>${places.join('')}`;
}

/** The cover's frieze, 1560×120, in one piece: filled on the screen, in outline on paper. */
export function versionFriezeSvg(code: string): string {
  const random = seededRandom(`frieze/${code}`);
  const first = pick(rosettes, random);
  const second = pick(
    rosettes.filter((shape) => shape !== first),
    random,
  );
  const turned = random() < 0.5;
  const order = pick(orders, random);
  const motifs = [
    ring('fa', { ...first, turned }),
    ring('fb', { ...second, turned: !turned }),
    row(random),
  ];
  const used = Array.from({ length: fields }, (_, index) => order[index % order.length] ?? 0);
  const wedge = '<path id="fw" d="M-14 6h28l-14 18ZM-14 114h28l-14-18Z"/>';
  const defs = motifs
    .map((motif, index) =>
      used.includes(index) ? `<g id="f${index}">${motif}<use href="#fw"/></g>` : '',
    )
    .join('');
  const uses = used.map((motif, index) => `<use href="#f${motif}" x="${index * field}"/>`).join('');
  const width = fields * field;
  const bars = `<path class="bars" d="M0 3h${width}M0 117h${width}"/>`;
  const body = `<defs>${wedge}${defs}</defs>${bars}${uses}<use href="#fw" x="${width}"/>`;
  return svg(width, field, body, 'preserveAspectRatio="xMidYMid slice"');
}

/** The seal, 14 mm on paper: two rings of petals, full or hollow. */
export function versionSealSvg(code: string): string {
  const random = seededRandom(`seal/${code}`);
  const inner = pick([4, 5, 6, 8], random);
  const petals = (count: number, radius: number): string =>
    Array.from({ length: count }, (_, index) => {
      const fill = random() < 0.5 ? ' fill="currentColor"' : '';
      const turn = (360 / count) * index;
      return `<path transform="rotate(${turn})translate(0 -${radius})" d="${petal}"${fill}/>`;
    }).join('');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120" width="53" height="53">',
    '<g fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round">',
    `<circle r="58"/>${petals(12, 32)}${petals(inner, 5)}</g></svg>`,
  ].join('');
}
