// A text as a QR code: the path of an SVG, so that any page can draw it without markup in text.

import { encode } from 'uqr';

/** White modules around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Width and height in modules, quiet zone and all: the SVG's viewBox is `0 0 size size`. */
  size: number;
  /** Lines through the dark modules: draw them one unit wide, `crispEdges`, dark on light. */
  path: string;
}

export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  return { size, path: data.map(rowPath).join('') };
}

/** Neighbouring dark modules become one line; relative steps compress to little more than half of absolute ones. */
function rowPath(row: readonly boolean[], y: number): string {
  const lines: string[] = [];
  let pen: number | undefined;
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    const move = pen === undefined ? `M${start} ${y}.5` : `m${start - pen} 0`;
    lines.push(`${move}h${x - start + 1}`);
    pen = x + 1;
  }
  return lines.join('');
}
