// The mark, a half ring of pinhões on a trunk.
import { type Point, petalPath, placed, polar } from '../geometry.ts';
import { palette } from '../palette.ts';

interface Petal {
  angle: number;
  length: number;
  width: number;
}

const center: Point = { x: 24, y: 33.5 };
const tipRadius = 3.6;
const shoulder = 0.74;
const trunk = 'M22.3 36.2h3.4l1.9 9.8h-7.2Z';
const lit: Petal = { angle: 0, length: 26, width: 10.8 };
const unlit: Petal[] = [
  { angle: -82, length: 18.6, width: 9.8 },
  { angle: -41, length: 20.4, width: 9.8 },
  { angle: 41, length: 20.4, width: 9.8 },
  { angle: 82, length: 18.6, width: 9.8 },
];

function petal({ angle, length, width }: Petal, attributes: string, radius = tipRadius): string {
  const transform = placed(polar(center, radius, angle), angle);
  return `<path ${attributes} transform="${transform}" d="${petalPath(length, width, shoulder)}"/>`;
}

/** What goes inside a 48×48 `<svg>`; the ink is the text colour around it. */
export function markShapes(): string {
  const petals = unlit.map((shape) => petal(shape, 'class="unlit" fill="currentColor"')).join('');
  const fire = petal(lit, `class="lit" fill="${palette.brasa}"`);
  return `${petals}${fire}<path fill="currentColor" d="${trunk}"/>`;
}

/** What goes inside a 16×16 `<svg>`: three fat pinhões and a trunk on whole pixels. */
export function smallMarkShapes(): string {
  const side = 'M7 11C4.9 11.6 0 12.2 0 8.6C0 6.8 1.2 5.6 2.8 5.6C4.9 5.6 6.2 8.4 7 11Z';
  const mirrored = 'M9 11C11.1 11.6 16 12.2 16 8.6C16 6.8 14.8 5.6 13.2 5.6C11.1 5.6 9.8 8.4 9 11Z';
  const flame = 'M8 10C6.9 8.2 5 5.6 5 3C5 1.1 6.3 0 8 0C9.7 0 11 1.1 11 3C11 5.6 9.1 8.2 8 10Z';
  return [
    `<path fill="currentColor" d="${side}${mirrored}M7 12h2l1 4H6Z"/>`,
    `<path class="lit" fill="${palette.brasa}" d="${flame}"/>`,
  ].join('');
}
