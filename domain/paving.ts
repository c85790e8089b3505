// The pavement of a name: how its stones lie in a field, the same in the build and while somebody types.

import { hash32 } from './hash.ts';

/** How many stones a rose can have, and how wide each is then, as a share of its usual width. */
const ROSES = [
  [5, 1.5],
  [6, 1.35],
  [8, 1],
  [10, 0.8],
  [12, 0.66],
] as const;
/** Of the small ones between them. */
const SMALL = [3, 4, 6, 8] as const;

/** SVG transforms of a petal with its tip at (0, 0), growing up 44 units: of a large rose and of a small one, each around its middle. */
export function pavingOf(name: string): readonly [rose: string[], small: string[]] {
  let left = hash32(new TextEncoder().encode(name.normalize('NFC').trim().toLowerCase()));
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[left % values.length] as Value;
    left = Math.floor(left / values.length);
    return value;
  };
  const [count, width] = pick(ROSES);
  const rose = ring(count, pick([0, 0.5]), `translate(0-${pick([5, 12])})scale(${width},1)`);
  const petals = pick(SMALL);
  const apart = pick([3, 8, 14]);
  // Inwards, tips meet at the rim.
  const way = pick([`translate(0-${apart})`, `translate(0-${apart + 29})rotate(180)`]);
  const small = ring(petals, pick([0, 0.5]), `${way}scale(${pick([0.45, 0.66])},.66)`);
  return [rose, small];
}

function ring(count: number, turn: number, stone: string): string[] {
  return Array.from(
    { length: count },
    (_, index) => `rotate(${Math.round((360 * (index + turn)) / count)})${stone}`,
  );
}
