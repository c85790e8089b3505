// The rings of growing pinhões behind the closing block, black on transparent for use as a mask.
import { type Point, petalPath, placed, polar, svg } from '../geometry.ts';

interface Ring {
  /** Distance from the centre to the tips. */
  radius: number;
  length: number;
  width: number;
  petals: number;
  /** Turn of the first petal, so that rings interlock. */
  angle: number;
}

/** The frame shows the upper half of the rings; the centre is on its bottom edge. */
const frame = { width: 896, height: 660 };
const center: Point = { x: 660, y: 660 };
const rings: Ring[] = [
  { radius: 42, length: 143, width: 66, petals: 12, angle: 0 },
  { radius: 197, length: 131, width: 79, petals: 16, angle: 11.25 },
  { radius: 341, length: 146, width: 95, petals: 20, angle: 0 },
  { radius: 498, length: 160, width: 117, petals: 24, angle: 7.5 },
];

function isVisible(point: Point, reach: number): boolean {
  return point.y < frame.height + reach / 2 && point.x < frame.width + reach;
}

function ringShapes({ radius, length, width, petals, angle }: Ring, id: string): string {
  const uses = Array.from({ length: petals }, (_, index) => {
    const turn = angle + (index * 360) / petals;
    return { point: polar(center, radius, turn), turn };
  })
    .filter(({ point }) => isVisible(point, length))
    .map(({ point, turn }) => `<use href="#${id}" transform="${placed(point, turn)}"/>`);
  return `<defs><path id="${id}" d="${petalPath(length, width)}"/></defs>${uses.join('')}`;
}

/** A complete file, 896×660: show it at full height against the bottom right corner. */
export function closingSvg(): string {
  const body = rings.map((ring, index) => ringShapes(ring, `r${index + 1}`)).join('');
  return svg(frame.width, frame.height, body, `width="${frame.width}" height="${frame.height}"`);
}
