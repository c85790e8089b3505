// Loads the package sharp where a picture has to be opened, and keeps what it finds and makes in the cache.

import { createRequire } from 'node:module';
import { type Cache, hashOf } from './cache.ts';
import { installed } from './package-version.ts';

export interface Facts {
  /** Sides in pixels, as shown: after the picture is turned as its metadata says. */
  width: number;
  height: number;
  /** True if the picture is transparent somewhere, which JPEG would show black. */
  isClear: boolean;
  /** The format of its bytes, whatever its name says: `jpeg`, `svg`, `heif`. */
  format: string;
  /** The number of frames; more than one if the picture moves. */
  frames: number;
}

/** The facts about a picture; null if the bytes are none, or a drawing that is cut short. */
export async function factsOf(bytes: Uint8Array, cache: Cache): Promise<Facts | null> {
  const facts = await cache.bytes(keyOf(hashOf(bytes), 'facts and frames'), async () => {
    // Loaded outside of `try`, so that a missing package is not reported as a damaged picture.
    const sharp = loadSharp();
    try {
      const picture = sharp(bytes);
      const { autoOrient, hasAlpha, pages: frames = 1, ...found } = await picture.metadata();
      const format = found.compression === 'av1' ? 'avif' : found.format;
      const isClear = hasAlpha && !(await picture.stats()).isOpaque;
      return Buffer.from(
        JSON.stringify({ ...autoOrient, isClear, format, frames } satisfies Facts),
      );
    } catch (error) {
      // Errors of the computer have a code; errors in the picture's own bytes have none.
      if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
      return Buffer.from('null');
    }
  });
  return JSON.parse(Buffer.from(facts).toString());
}

const require = createRequire(import.meta.url);

/** Loaded when a picture is opened, by `require`: a failed `import` would not be tried again in a preview. */
export function loadSharp(): typeof import('sharp').default {
  return require('sharp');
}

/** The cache key of a result, from the digest of the picture, which takes milliseconds and is made once. */
export function keyOf(digest: string, what: string): string {
  return `${digest} sharp@${installed('sharp').version} ${what}`;
}
