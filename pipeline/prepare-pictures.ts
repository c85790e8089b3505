// Makes the pictures that content brings along light: AVIF and WebP in the widths that the layout uses.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImageData, isRemote } from '../domain/content/image.ts';
import type { Picture } from '../domain/post.ts';
import type { Assets } from './assets.ts';
import { cachedFile } from './cached-file.ts';
import { findText } from './find-text.ts';
import type { Content } from './read-content.ts';
import { readImage } from './read-image.ts';
import type { Run } from './run.ts';

/** From a phone's column to a wide card on a dense screen, in pixels. */
const WIDTHS = [480, 800, 1200, 1800];

/** Quality and effort: see the project's measurements of both formats at these widths. */
const FORMATS = [
  { name: 'avif', type: 'image/avif', options: { quality: 50, effort: 2 } },
  { name: 'webp', type: 'image/webp', options: { quality: 75 } },
] as const;

/** Its header is right, and the bytes behind it are not. */
class DamagedPicture extends Error {}

/** By their address in content. */
export type Pictures = ReadonlyMap<string, Picture>;

export async function preparePictures(
  run: Run,
  content: Content,
  assets: Assets,
): Promise<Pictures> {
  const pictures = new Map<string, Picture>();
  for (const { file, image, imageSize } of imagesOf(content)) {
    if (isRemote(image)) pictures.set(image, { src: image, width: 0, height: 0, ...imageSize });
    else if (image !== 'generated' && !pictures.has(image)) {
      const report = (message: string, fix: string): void => {
        run.problems.push({ file, ...findText(run, file, image), path: 'image', message, fix });
      };
      const size = readImage(run.root, image, report);
      if (!size) continue;
      try {
        const sources = /\.svg$/i.test(image) ? [] : await encode(run, image, size.width, assets);
        pictures.set(image, { src: image, ...size, sources });
      } catch (error) {
        if (!(error instanceof DamagedPicture)) throw error;
        report(
          `expected a picture that can be opened, found a damaged one in public${image}`,
          'export it again as JPEG, PNG, WebP, AVIF or SVG',
        );
      }
    }
  }
  return pictures;
}

function imagesOf({ posts, projects, proposals }: Content): (ImageData & { file: string })[] {
  return [
    ...[...posts, ...projects].map(({ file, data }) => ({ file, ...data })),
    ...proposals.flatMap(({ file, data }) => data.portfolio.map((work) => ({ file, ...work }))),
  ];
}

async function encode(
  run: Run,
  image: string,
  width: number,
  assets: Assets,
): Promise<{ type: string; srcSet: string }[]> {
  const bytes = readFileSync(join(run.root, 'public', image));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const stem = image.replace(/^.*\/|\.\w+$/g, '');
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
  const sources = [];
  for (const { name, type, options } of FORMATS) {
    const candidates = [];
    for (const side of widths) {
      const key = `${hash}-${side}-${JSON.stringify(options)}.${name}`;
      const file = await cachedFile(run, key, async () => {
        const { default: sharp } = await import('sharp');
        const light = sharp(bytes).rotate().resize({ width: side }).toFormat(name, options);
        return light.toBuffer().catch(() => {
          throw new DamagedPicture(image);
        });
      });
      const url = assets.add(`${stem}-${side}.${name}`, readFileSync(file));
      candidates.push(`${url} ${side}w`);
    }
    sources.push({ type, srcSet: candidates.join(', ') });
  }
  return sources;
}
