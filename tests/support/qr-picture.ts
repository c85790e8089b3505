// Reads a QR code off the screen, as a camera does.

import jsQR from 'jsqr';
import type { Locator } from 'playwright';
import sharp from 'sharp';

/** Undefined when there is no code to be seen. */
export async function readQr(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .resize({ width: 600, kernel: 'nearest' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
