// A text as a QR code: one dashed line of an SVG, so that any page can draw it without markup in text.

import { encode } from 'uqr';

/** White modules around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Width and height in modules, quiet zone and all: the SVG's viewBox is `0 0 size size`. */
  size: number;
  /** One line there and back through all rows: draw it one unit wide, `crispEdges`, dark on light. */
  path: string;
  /** Its `stroke-dasharray`: how many modules are dark, light, dark and so on. */
  dashes: string;
}

/** Lengths alone compress to two thirds of what a line for each piece takes. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const there = `h${size}v1`;
  const back = `h-${size}v1`;
  const path = data.map((_, y) => (y % 2 === 0 ? there : back)).join('');
  // A step to the next row is one long, and light.
  const modules = data.flatMap((row, y) => [...(y % 2 === 0 ? row : row.toReversed()), false]);
  return { size, path: `M0 .5${path}`, dashes: runs(modules).join(' ') };
}

/** How many are alike, beginning with the dark ones. */
function runs(modules: readonly boolean[]): number[] {
  const lengths = [0];
  let isDark = true;
  for (const module of modules) {
    if (module !== isDark) lengths.push(0);
    isDark = module;
    lengths.push((lengths.pop() ?? 0) + 1);
  }
  return lengths;
}
