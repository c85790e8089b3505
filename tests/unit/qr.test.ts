// QR codes: an independent library reads the same text from the picture.

import fc from 'fast-check';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { pixPayload } from '../../domain/pix.ts';
import { drawQr } from '../../domain/qr.ts';
import { runs } from '../support/runs.ts';

const PIXELS_PER_MODULE = 4;

async function readQr(text: string): Promise<string | undefined> {
  const { size, path, dashes } = drawQr(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path fill="none" stroke="#000" stroke-dasharray="${dashes}" d="${path}"/></svg>`;
  const density = 72 * PIXELS_PER_MODULE;
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe('a QR code', () => {
  test('is read back as the PIX code that it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9_999_999_999_99 }),
        fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
        async (amountCents, txid) => {
          const charge = { key: 'pix@grimpa.example', name: 'Grimpa Software', city: 'Curitiba' };
          const payload = pixPayload({ ...charge, amountCents, txid });
          expect(await readQr(payload)).toBe(payload);
        },
      ),
      { numRuns: runs(3, 8) },
    );
  });

  test('leaves four white modules on every side', () => {
    const { size, dashes } = drawQr('grimpa');
    const lengths = dashes.split(' ').map(Number);
    const isDark = lengths.flatMap((length, run) => Array(length).fill(run % 2 === 0));
    expect(isDark).toHaveLength(size * (size + 1));
    const places = isDark.flatMap((dark, step) => {
      const [x, y] = [step % (size + 1), Math.floor(step / (size + 1))];
      return dark ? [{ x: y % 2 === 0 ? x : size - 1 - x, y }] : [];
    });
    for (const axis of ['x', 'y'] as const) {
      expect(Math.min(...places.map((place) => place[axis]))).toBe(4);
      expect(Math.max(...places.map((place) => place[axis]))).toBe(size - 5);
    }
  });
});
