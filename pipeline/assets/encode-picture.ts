// One picture in every form that the site needs: light ones first, and one that every browser knows.

import type { Picture } from '../../domain/post.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Run } from '../run.ts';
import { hashOf } from '../store/hash.ts';
import type { LazyBytes, Memo } from '../store/memo.ts';
import type { Assets } from './assets.ts';
import { keyOf, metadataOf, open } from './open-picture.ts';

/** From a phone's column to a wide card on a dense screen, in pixels. */
const WIDTHS = [480, 800, 1200, 1800];

/** Width for browsers that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1600;

/** Quality and effort: see the project's measurements of these formats at these widths. */
const FORMATS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;

type Format = keyof typeof FORMATS;

export interface Raster {
  /** Address as content names it, such as `/uploads/foto.jpg`. */
  image: string;
  bytes: Uint8Array;
  /** Sides as shown: turned the way the camera was held. */
  width: number;
  height: number;
  /** Which of how many it is, such as `3 of 40`. */
  turn: string;
}

/** Adds the files to the assets. Nothing of the original's metadata goes along. */
export async function encodePicture(
  { progress }: Pick<Run, 'progress'>,
  raster: Raster,
  assets: Assets,
): Promise<Picture> {
  const stem = stemOf(raster.image);
  const source = hashOf(raster.bytes);
  const encode = async (format: Format, width: number): Promise<string> => {
    const recipe = `${format} ${width} ${JSON.stringify(FORMATS[format])}`;
    const bytes = await assets.memo.bytes(keyOf(source, recipe), async () => {
      progress(`encoding ${raster.image} (picture ${raster.turn})`);
      const upright = (await open(raster.bytes)).autoOrient().resize({ width });
      return upright.toFormat(format, FORMATS[format]).toBuffer();
    });
    return assets.add(`${stem}-${width}.${format.replace('jpeg', 'jpg')}`, bytes);
  };
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, raster.width)))];
  const sources = [];
  for (const format of ['avif', 'webp'] as const) {
    const candidates = [];
    for (const width of widths) candidates.push(`${await encode(format, width)} ${width}w`);
    sources.push({ type: `image/${format}`, srcSet: candidates.join(', ') });
  }
  const width = Math.min(FALLBACK_WIDTH, raster.width);
  const height = Math.round((raster.height * width) / raster.width);
  const format = (await isClear(assets.memo, raster.bytes, source)) ? 'png' : 'jpeg';
  return { src: await encode(format, width), width, height, sources };
}

/** What its files are called after: an address takes no other signs. */
export function stemOf(image: string): string {
  return slugOf(image.replace(/^.*\/|\.\w+$/g, '')) || 'figura';
}

/** The same picture in its own format without a word of where, when and by whom it was taken. */
export async function withoutMetadata(memo: Memo, bytes: Uint8Array): Promise<LazyBytes> {
  const found = await metadataOf(bytes);
  const tells = found?.exif ?? found?.xmp ?? found?.iptc;
  if (!found || !tells) return () => bytes;
  return memo.bytes(keyOf(hashOf(bytes), 'without metadata'), async () => {
    const turned = (await open(bytes)).autoOrient().keepIccProfile();
    if (found.format === 'jpeg') turned.jpeg({ quality: 92 });
    return turned.toBuffer();
  });
}

/** Whether something behind the picture shows through: JPEG would make it black. */
async function isClear(memo: Memo, bytes: Uint8Array, source: string): Promise<boolean> {
  const answer = await memo.bytes(keyOf(source, 'clear'), async () => {
    const picture = await open(bytes);
    const { hasAlpha } = await picture.metadata();
    return Buffer.from(hasAlpha && !(await picture.stats()).isOpaque ? 'clear' : 'opaque');
  });
  return Buffer.from(answer()).toString() === 'clear';
}
