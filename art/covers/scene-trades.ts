// The pictures of three lines of business: a factory with its saw-tooth roof, a book that sprouts, and a shop.
import { petal as petalAt, round } from '../geometry.ts';
import { palette } from '../palette.ts';
import { back, type Frame, type Scene } from './scene-lands.ts';
import { type Box, boxes, disc, ink, shape } from './shapes.ts';

/** A dark colour of the tones that is not the ink. */
function dark({ tones }: Frame): string {
  return tones.wall === ink ? tones.mid : tones.wall;
}

/** Of a green that pages in the dark do not swallow. Exactly one window is lit. */
export const factory: Scene = (frame) => {
  const { width, height, tones } = frame;
  const teeth = Math.max(3, Math.round(width / (height * 0.36)));
  const step = width / (teeth + 0.5);
  const eaves = height * 0.56;
  const roof = Array.from({ length: teeth }, (_, tooth) => {
    const left = round(step * (tooth + 0.5));
    return `L${left} ${round(eaves)}V${round(eaves - height * 0.22)}`;
  });
  const windows = Array.from({ length: 2 * teeth }, (_, half): Box => {
    return [step * (half / 2 + 0.32), height * 0.64, step * 0.26, height * 0.14];
  });
  const [stack, wide] = [step * 0.62, step * 0.34];
  const smoke = [0, 1, 2].map((puff) => {
    const tip = { x: stack + wide * (0.4 + puff * 0.9), y: height * (0.27 - puff * 0.03) };
    const size = height * (0.15 - puff * 0.012);
    return petalAt(tip, 24 + puff * 22, [size, size * 0.52], `fill="${tones.pale}"`);
  });
  return [
    back(frame, tones.sky),
    disc(width * 0.84, height * 0.17, Math.min(width, height) * 0.11, tones.sun),
    smoke.join(''),
    boxes([[stack, height * 0.28, wide, height]], dark(frame)),
    shape(
      `M0 ${height}V${round(eaves)}${roof.join('')}L${width} ${round(eaves)}V${height}z`,
      palette.mata,
    ),
    boxes(windows, tones.sky),
    boxes(windows.slice(1, 2), tones.sun),
  ].join('');
};

/** A page of the book from its spine at (x, y): `side` is -1 for the left one. */
function page(x: number, y: number, [wide, tall]: readonly [number, number], side: number): string {
  const at = (share: number): number => round(x + side * wide * share);
  const top = `C${at(0.2)} ${round(y - tall * 0.2)} ${at(0.7)} ${round(y - tall * 0.2)} ${at(1)} ${round(y - tall * 0.06)}`;
  const foot = `C${at(0.7)} ${round(y + tall * 0.8)} ${at(0.2)} ${round(y + tall * 0.8)} ${at(0)} ${round(y + tall)}`;
  return `M${at(0)} ${round(y)}${top}V${round(y + tall * 0.94)}${foot}z`;
}

export const book: Scene = (frame) => {
  const { width, height, tones } = frame;
  const x = width / 2;
  const y = height * 0.56;
  const size = Math.min(width * 0.4, height * 0.5);
  const pages: [number, number] = [size, size * 0.62];
  const length = Math.min(size * 0.92, y * 0.86);
  const leaves = [-52, 52, -26, 26, 0].map((turn) => {
    const fill = `fill="${turn === 0 ? tones.sun : tones.sky}"`;
    return petalAt({ x, y: y + length * 0.06 }, turn, [length, length * 0.34], fill);
  });
  const cover = [-1, 1].map((side) => page(x, y + size * 0.1, [size * 1.06, pages[1]], side));
  return [
    back(frame, dark(frame)),
    leaves.join(''),
    shape(cover.join(''), ink),
    shape(page(x, y, pages, -1), palette.laje),
    shape(page(x, y, pages, 1), palette.calcario3),
  ].join('');
};

/** The stripes of an awning, each with a round end. */
function awning({ width, height }: Frame, count: number): (parity: number) => string {
  const step = (width * 0.88) / count;
  const [top, low] = [height * 0.22, height * 0.4];
  const arc = `a${round(step / 2)} ${round(step / 2)} 0 0 1 ${round(-step)} 0`;
  return (parity) =>
    Array.from({ length: count }, (_, stripe) => {
      const left = width * 0.06 + step * stripe;
      if (stripe % 2 !== parity) return '';
      return `M${round(left)} ${round(top)}h${round(step)}V${round(low)}${arc}z`;
    }).join('');
}

export const shop: Scene = (frame) => {
  const { width, height, tones } = frame;
  const count = 2 * Math.max(2, Math.round(width / (height * 0.44))) + 1;
  const stripes = awning(frame, count);
  const door: Box = [width * 0.64, height * 0.52, width * 0.2, height * 0.48];
  const pane: Box = [width * 0.16, height * 0.52, width * 0.4, height * 0.28];
  const wares = [0.24, 0.36, 0.48].map((share, place) => {
    const tip = { x: width * share, y: height * 0.78 };
    const size = height * 0.19;
    const fill = `fill="${place === 1 ? tones.sun : dark(frame)}"`;
    return petalAt(tip, 0, [size, Math.min(size * 0.6, width * 0.1)], fill);
  });
  return [
    back(frame, tones.sky),
    boxes([[width * 0.1, height * 0.24, width * 0.8, height]], dark(frame)),
    boxes([door], ink),
    boxes([pane], palette.laje),
    wares.join(''),
    shape(stripes(0), tones.sun),
    shape(stripes(1), palette.laje),
  ].join('');
};
