// QR codes: a reader that knows nothing of the writer finds the same text in the picture.

import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { pixPayload } from '../../domain/pix.ts';
import { drawQr } from '../../domain/qr.ts';

const PIXELS_PER_MODULE = 4;

function readQr(text: string): string | undefined {
  const { size, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  const fitTo = { mode: 'width', value: size * PIXELS_PER_MODULE } as const;
  const { pixels, width, height } = new Resvg(svg, { fitTo }).render();
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

describe('a QR code', () => {
  test('is read back as the PIX code that it carries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999_99 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        (amountCents, txid) => {
          const charge = { key: 'pix@grimpa.example', name: 'Grimpa Software', city: 'Curitiba' };
          const result = pixPayload({ ...charge, amountCents, txid });
          if ('problem' in result) throw new Error(result.problem);
          expect(readQr(result.payload)).toBe(result.payload);
        },
      ),
      { numRuns: 8 },
    );
  });

  test('leaves four white modules on every side', () => {
    const { size, path } = drawQr('grimpa');
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].map((bar) =>
      bar.slice(1).map(Number),
    ) as [number, number, number][];
    expect(bars.map(([x, y, width]) => `M${x} ${y}h${width}v1h-${width}z`).join('')).toBe(path);
    expect(Math.min(...bars.map(([x]) => x))).toBe(4);
    expect(Math.min(...bars.map(([, y]) => y))).toBe(4);
    expect(Math.max(...bars.map(([x, , width]) => x + width))).toBe(size - 4);
    expect(Math.max(...bars.map(([, y]) => y + 1))).toBe(size - 4);
  });
});
