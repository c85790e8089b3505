// QR codes: a reader that knows nothing of the writer finds the same text in the picture.

import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { sum } from '../../domain/money.ts';
import { pixPayload } from '../../domain/pix/pix.ts';
import { drawQr } from '../../domain/pix/qr.ts';

const PIXELS_PER_MODULE = 4;

function readQr(text: string): string | undefined {
  const { size, path } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" stroke="#000"/></svg>`;
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
    expect(path).toMatch(/^(?:M\d+ \d+\.5h\d+(?:m\d+ 0h\d+)*)+$/);
    const rows = [...path.matchAll(/M(\d+) (\d+)\.5([^M]*)/g)].map(([, x, y, steps]) => {
      const widths = [...(steps ?? '').matchAll(/[hm](\d+)/g)].map(([, step]) => Number(step));
      return { start: Number(x), y: Number(y), end: Number(x) + sum(widths) };
    });
    expect(Math.min(...rows.map(({ start }) => start))).toBe(4);
    expect(Math.max(...rows.map(({ end }) => end))).toBe(size - 4);
    expect(rows.map(({ y }) => y)).toEqual(Array.from({ length: size - 8 }, (_, row) => row + 4));
  });
});
