// The built geometric pictures: house fronts, an arcade and concentric arches.
import { round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { back, type Frame, type Scene } from './scene-lands.ts';
import { type Box, boxes, ink, pick, shape } from './shapes.ts';

interface House {
  x: number;
  top: number;
  width: number;
  gable: boolean;
  wall: string;
  window: string;
}

/** Walls and window colours, in the order houses take them. */
function paints({ tones }: Frame): readonly (readonly [string, string])[] {
  const dark = tones.wall === ink ? tones.mid : tones.wall;
  return [
    [dark, tones.sky],
    [ink, tones.sky],
    [palette.laje, dark],
    [dark === tones.mid ? tones.near : tones.mid, tones.sky],
  ];
}

/** Where the paints may start so that neither end of the street is the white one. */
function darkEnds(count: number): readonly [number, ...number[]] {
  const ends = [0, 1, 3].filter((start) => (start + count - 1) % 4 !== 2);
  return [ends[0] ?? 0, ...ends.slice(1)];
}

function houses(frame: Frame): House[] {
  const { width, height, random } = frame;
  const count = Math.min(6, Math.max(3, Math.round(width / (height * 0.46))));
  const first = pick(random, darkEnds(count));
  const colours = paints(frame);
  const flat = Math.floor(random() * count);
  return Array.from({ length: count }, (_, index) => {
    const [wall, window] = colours[(index + first) % colours.length] ?? [ink, palette.laje];
    const gable = index !== flat;
    const top = height * (0.14 + random() * 0.26 + (gable ? 0.1 : 0));
    return { x: (width * index) / count, top, width: width / count, gable, wall, window };
  });
}

function front({ x, top, width, gable, wall }: House, height: number): string {
  const left = round(x);
  const right = round(x + width);
  const roof = gable ? `L${round(x + width / 2)} ${round(top - width * 0.34)}` : '';
  return shape(`M${left} ${height}V${round(top)}${roof}L${right} ${round(top)}V${height}z`, wall);
}

function windowsOf({ x, top, width }: House, height: number): Box[] {
  const size = width * 0.18;
  const list: Box[] = [];
  // None is cut by the street: below the last row there is wall.
  for (let y = top + width * 0.2; y + size * 1.6 < height; y += width * 0.42) {
    list.push([x + width * 0.22, y, size, size * 1.15], [x + width * 0.6, y, size, size * 1.15]);
  }
  return list;
}

/** Exactly one window of the street is lit. */
export const fronts: Scene = (frame) => {
  const { height, tones, random } = frame;
  const street = houses(frame);
  const lit = Math.floor(random() * street.length);
  const drawn = street.map((house, index) => {
    const windows = windowsOf(house, height);
    const lamp = index === lit ? boxes(windows.slice(1, 2), tones.sun) : '';
    return front(house, height) + boxes(windows, house.window) + lamp;
  });
  return back(frame, tones.sky) + drawn.join('');
};

/** An opening with a round head, standing on `base`. */
function opening(
  middle: number,
  [top, base]: readonly [number, number],
  width: number,
  fill: string,
): string {
  const r = round(width / 2);
  const left = round(middle - width / 2);
  return shape(
    `M${left} ${round(base)}V${round(top + r)}a${r} ${r} 0 0 1 ${round(r * 2)} 0V${round(base)}z`,
    fill,
  );
}

export const arcade: Scene = (frame) => {
  const { width, height, tones } = frame;
  const count = Math.max(2, Math.round(width / (height * 0.42)));
  const step = width / count;
  const span = Math.min(step * 0.7, height * 0.4);
  const tall = height > width;
  const base = tall ? height * 0.82 : height;
  const top = tall ? Math.max(height * 0.2, base - span * 3) : height * 0.24;
  const heads = [tones.sky, tones.pale, palette.calcario];
  const doors = Array.from({ length: count }, (_, index) => {
    const middle = step * (index + 0.5);
    const fill = tall ? tones.sky : (heads[index % heads.length] ?? tones.sky);
    const inner = index === Math.min(1, count - 1) ? tones.sun : ink;
    return (
      opening(middle, [top, base], span, fill) +
      opening(middle, [top + span * 0.25, base], span * 0.5, inner)
    );
  });
  const floor = tall ? boxes([[0, base, width, height - base]], ink) : '';
  return back(frame, tones.wall) + floor + doors.join('');
};

export const arches: Scene = (frame) => {
  const { width, height, tones } = frame;
  const tall = height > width * 1.15;
  const base = tall ? height * 0.66 : height * 0.98;
  const largest = tall ? width * 0.62 : Math.min(width * 0.58, height * 0.9);
  const dark = tones.wall === ink ? tones.mid : tones.wall;
  const fills = [tones.sky, dark, tones.pale, ink, tones.sky, tones.sun];
  const rings = fills.map((fill, index) => {
    const r = round(largest * ((6 - index) / 6));
    return shape(
      `M${round(width / 2 - r)} ${round(base)}a${r} ${r} 0 0 1 ${round(2 * r)} 0z`,
      fill,
    );
  });
  const ground = tall ? boxes([[0, base, width, height - base]], dark) : '';
  return back(frame, ink) + ground + rings.join('');
};
