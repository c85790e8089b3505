// Draws QR codes (ISO/IEC 18004).

import { encode } from 'uqr';

/** The width of the white border, in modules, without which readers do not find the code. */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Width and height in modules with the border: the SVG's viewBox is `0 0 size size`. */
  size: number;
  /** One line through all rows, forth and back; to be drawn one unit wide, with `crispEdges`, dark on light. */
  path: string;
  /** The `stroke-dasharray` of the line: the numbers of modules that are dark, light, dark and so on. */
  dashes: string;
}

/** A QR code as one dashed line, which compresses to two thirds of a path with a line for each piece. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const there = `h${size}v1`;
  const back = `h-${size}v1`;
  const path = data.map((_, y) => (y % 2 === 0 ? there : back)).join('');
  // The step to the next row is one light module long.
  const modules = data.flatMap((row, y) => [...(y % 2 === 0 ? row : row.toReversed()), false]);
  return { size, path: `M0 .5${path}`, dashes: runs(modules).join(' ') };
}

/** The lengths of the runs of equal modules, beginning with dark ones. */
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
