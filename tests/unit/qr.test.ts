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

  test('of 21 modules has four white ones on every side', () => {
    expect(drawQr('grimpa').size).toBe(4 + 21 + 4);
  });
});
