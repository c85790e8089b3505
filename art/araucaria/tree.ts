// The araucária of the small pictures: a tapered trunk, four stacked bowls and a tuft at every tip.
import { round } from '../geometry.ts';

/** A bowl, in hundredths of the tree's height: half its span, then its tips, inside and bottom. */
type Bowl = readonly [span: number, tip: number, inside: number, bottom: number];

const bowls: readonly Bowl[] = [
  [39, 30, 36, 42],
  [34.5, 23, 28.5, 34],
  [26.5, 17, 21.5, 26.6],
  [15, 12.5, 15.5, 20],
];

function bowlPath([span, tip, inside, bottom]: Bowl): string {
  const half = round(span / 2);
  const outer = `M${-span} ${tip}Q${-half} ${bottom} 0 ${bottom}Q${half} ${bottom} ${span} ${tip}`;
  return `${outer}Q${half} ${inside} 0 ${inside}Q${-half} ${inside} ${-span} ${tip}z`;
}

/** A tuft `width` wide, its base centred at (x, y): five round lobes. */
function tuftPath(x: number, y: number, width: number): string {
  const w = (share: number): number => round(share * width);
  const lobe = (dx: number, dy: number): string => {
    return `a${w(0.2)} ${w(0.2)} 0 0 1 ${w(dx)} ${w(dy)}`;
  };
  const lobes = [
    lobe(0.12, -0.3),
    lobe(0.2, -0.17),
    lobe(0.28, 0),
    lobe(0.2, 0.17),
    lobe(0.12, 0.3),
  ];
  return `M${round(x - width * 0.46)} ${round(y)}${lobes.join('')}q${w(-0.46)} ${w(-0.14)} ${w(-0.92)} 0z`;
}

const tufts = bowls
  .map(([span, tip], index) => {
    const width = 13.6 - index * 0.8;
    return tuftPath(-span, tip, width) + tuftPath(span, tip, width);
  })
  .join('');

/** Path data, 100 units tall, its foot at (0, 100). */
export const treePath = [
  'M-1.6 14h3.2L3 100h-6z',
  ...bowls.map(bowlPath),
  tufts,
  tuftPath(0, 15.5, 19),
].join('');
