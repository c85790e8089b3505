// Loads the package sharp where a picture has to be opened, and keeps what it finds and makes in the cache.

import { createRequire } from 'node:module';
import { type Cache, hashOf } from '../run/disk-cache.ts';
import { installedPackage } from '../run/package-version.ts';

export interface ImageFacts {
  /** Sides in pixels, as displayed: after the picture is turned as its metadata says. */
  width: number;
  height: number;
  /** True if the picture is transparent somewhere, which JPEG would show black. */
  hasTransparency: boolean;
  /** The format of its bytes, whatever its name says: `jpeg`, `svg`, `heif`. */
  format: string;
  /** The number of frames; more than one if the picture moves. */
  frames: number;
}

/** The most pixels of a picture, since each takes four bytes of memory when it is decoded. */
export const MAX_PIXELS = 60_000_000;

/** The facts about a picture; null if the bytes are none, or a drawing that is cut short. */
export async function factsOf(bytes: Uint8Array, cache: Cache): Promise<ImageFacts | null> {
  const facts = await cache.bytes(keyOf(hashOf(bytes), 'facts of any size'), async () => {
    const found = await unlessDamaged(async (sharp): Promise<ImageFacts> => {
      const picture = sharp(bytes, { limitInputPixels: false });
      const { autoOrient, hasAlpha, pages: frames = 1, ...read } = await picture.metadata();
      const format = read.compression === 'av1' ? 'avif' : read.format;
      const isSmall = read.width * read.height <= MAX_PIXELS;
      const isClear = hasAlpha && format !== 'svg' && isSmall && !(await picture.stats()).isOpaque;
      return { ...autoOrient, hasTransparency: isClear, format, frames };
    });
    return Buffer.from(JSON.stringify(found ?? null));
  });
  return JSON.parse(Buffer.from(facts).toString());
}

/** Runs `make`; undefined if the picture is damaged, while errors of the computer, which have a code, are thrown. */
export async function unlessDamaged<Made>(
  make: (sharp: Sharp) => Promise<Made>,
): Promise<Made | undefined> {
  // Loaded outside of `try`, so that a missing package is not reported as a damaged picture.
  const sharp = loadSharp();
  try {
    return await make(sharp);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    return undefined;
  }
}

type Sharp = typeof import('sharp').default;

const require = createRequire(import.meta.url);

/** Loaded when a picture is opened, by `require`: a failed `import` would not be tried again in a preview. */
export function loadSharp(): Sharp {
  return require('sharp');
}

let version: string | undefined;

/** The cache key of a result, from the digest of the picture, which takes milliseconds and is made once. */
export function keyOf(digest: string, what: string): string {
  // Read once: Node uses another version of sharp only after a restart.
  version ??= installedPackage('sharp').version;
  return `${digest} sharp@${version} ${what}`;
}
