// A text as a QR code: the path of an SVG, so that any page can draw it without markup in text.

import { encode } from 'uqr';

/** White modules around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Width and height in modules, quiet zone and all: the SVG's viewBox is `0 0 size size`. */
  size: number;
  /** The dark modules, one unit each; draw it with `shape-rendering="crispEdges"`, black on white. */
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** Neighbouring dark modules become one bar. */
function rowPath(row: readonly boolean[], y: number): string {
  const bars: string[] = [];
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const width = x - start + 1;
    bars.push(`M${start} ${y}h${width}v1h-${width}z`);
  }
  return bars.join('');
}
