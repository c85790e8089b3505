// The petal that all computed drawings are made of, and functions to place it; all results are SVG text.

/** A point in user units of the drawing. Angles are in degrees: 0 is up, and they grow clockwise. */
interface Point {
  x: number;
  y: number;
}

/** Rounds to one decimal, so that drawings are small and the same on every machine. */
function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

export function polar(center: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: center.x + radius * Math.sin(radians), y: center.y - radius * Math.cos(radians) };
}

/** Path data of a petal that grows up from its tip at (0, 0). */
export function petalPath(length: number, width: number): string {
  const shoulder = 0.72;
  const w = width / 2;
  const at = (x: number, y: number): number[] => [round(x * w), round(-y * length)];
  const top = shoulder + (1 - shoulder) * 0.643;
  const low = shoulder * 0.64;
  const up = compact([...at(0.42, 0.2), ...at(1, low), ...at(1, shoulder)]);
  const over = compact([...at(1, top), ...at(0.58, 1), ...at(0, 1)]);
  const down = compact([...at(-1, top), ...at(-1, shoulder)]);
  return `M0 0C${up} ${over}S${down}C${compact([...at(-1, low), ...at(-0.42, 0.2)])} 0 0Z`;
}

/** Numbers in the short form of paths: without a zero before the point, or a space before a minus sign. */
function compact(numbers: readonly number[]): string {
  return numbers
    .map((number) => `${number}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** The `transform` that moves something drawn at the origin to `point`, turned by `angle`. */
export function placed(point: Point, angle: number): string {
  const turn = round(((angle % 360) + 360) % 360);
  return `translate(${round(point.x)} ${round(point.y)})${turn === 0 ? '' : `rotate(${turn})`}`;
}
