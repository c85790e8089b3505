// The one atom of every drawing, a petal, and the few ways of placing it; all output is SVG text.

/** Angles are degrees: 0 points up, growing clockwise. Lengths are user units of the drawing. */
export interface Point {
  x: number;
  y: number;
}

/** Rounds to one decimal, so that drawings are small and the same on every machine. */
export function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

/** Path data of lines through points on halves of a unit, each from where the one before ended: half as long as with places of the sheet. */
export function polylines(lines: readonly (readonly Point[])[]): string {
  let [x, y] = [0, 0];
  const step = (to: Point): number[] => {
    const [right, down] = [Math.round(to.x * 2) - x, Math.round(to.y * 2) - y];
    x += right;
    y += down;
    return [right / 2, down / 2];
  };
  return lines.map((line) => `m${compact(line.flatMap(step))}`).join('');
}

export function polar(center: Point, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: center.x + radius * Math.sin(radians), y: center.y - radius * Math.cos(radians) };
}

/** Path data of the house's petal with its tip at (0, 0), growing up: `paint` draws it. */
export function petalPath(length: number, width: number, shoulder?: number): string {
  return `#{petal ${length} ${width}${shoulder === undefined ? '' : ` ${shoulder}`}}`;
}

/**
 * Path data of a drop with its tip at (0, 0), growing up.
 * `shoulder` is where it is widest, as a share of its length.
 */
export function dropPath(length: number, width: number, shoulder = 0.72): string {
  const w = width / 2;
  const at = (x: number, y: number): number[] => [round(x * w), round(-y * length)];
  const top = shoulder + (1 - shoulder) * 0.643;
  const low = shoulder * 0.64;
  const up = compact([...at(0.42, 0.2), ...at(1, low), ...at(1, shoulder)]);
  const over = compact([...at(1, top), ...at(0.58, 1), ...at(0, 1)]);
  const down = compact([...at(-1, top), ...at(-1, shoulder)]);
  return `M0 0C${up} ${over}S${down}C${compact([...at(-1, low), ...at(-0.42, 0.2)])} 0 0Z`;
}

/** Numbers as a path writes them: no zero before a point, and a minus sign is enough between two. */
function compact(numbers: readonly number[]): string {
  return numbers
    .map((number) => `${number}`.replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** The `transform` that moves something drawn at the origin to `point`, turned by `angle`. */
export function placed(point: Point, angle = 0, scale = 1): string {
  const turn = round(((angle % 360) + 360) % 360);
  return [
    `translate(${round(point.x)} ${round(point.y)})`,
    turn === 0 ? '' : `rotate(${turn})`,
    scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`,
  ].join('');
}

/** One petal as an element, tip at `point`, growing towards `angle`. */
export function petal(
  point: Point,
  angle: number,
  [length, width]: readonly [length: number, width: number],
  attributes = '',
): string {
  return `<path ${attributes ? `${attributes} ` : ''}transform="${placed(point, angle)}" d="${petalPath(length, width)}"/>`;
}

export interface RosaceaShape {
  center: Point;
  /** Distance from the centre to the tips. */
  innerRadius: number;
  length: number;
  width: number;
  petals: number;
  /** Turns the whole ring. */
  angle?: number;
}

/** A ring of petals, tips pointing in. */
export function rosacea(shape: RosaceaShape): string {
  const step = 360 / shape.petals;
  return Array.from({ length: shape.petals }, (_, index) => {
    const angle = (shape.angle ?? 0) + index * step;
    return petal(polar(shape.center, shape.innerRadius, angle), angle, [shape.length, shape.width]);
  }).join('');
}

/** A complete SVG file. `attributes` are added to the root element. */
export function svg(width: number, height: number, body: string, attributes = ''): string {
  const extra = attributes ? ` ${attributes}` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${extra}>${body}</svg>`;
}
