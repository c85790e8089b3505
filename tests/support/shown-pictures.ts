// Pictures that tests make, and what a page shows of them.

import sharp, { type Sharp } from 'sharp';
import type { BuiltSite } from './build-site.ts';
import { type Tag, tagsOf } from './html.ts';
import { post, type Tree } from './tiny-site.ts';

export type Shape = { width: number; height: number };

export function drawing({ width, height }: Shape, background = '#c8702a'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export const jpeg = (shape: Shape, background?: string): Promise<Buffer> =>
  drawing(shape, background).jpeg().toBuffer();
export const png = (shape: Shape): Promise<Buffer> => drawing(shape).png().toBuffer();

/** A photograph of 2000 × 1200 that tells its place, its day and its owner, held on its side. */
export function photograph(format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg'): Promise<Buffer> {
  return drawing({ width: 2000, height: 1200 })
    .toFormat(format)
    .withExif({
      IFD0: { Artist: 'Fulana de Tal' },
      IFD3: { GPSLatitude: '25/1 25/1 46/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** The article with this picture of its own. */
export function illustrated(name: string, bytes: Uint8Array | string): Tree {
  return {
    'content/blog/ola.md': post({ image: `/uploads/${name}` }),
    [`public/uploads/${name}`]: bytes,
  };
}

export interface Shown {
  sources: Tag['attributes'][];
  image: Tag['attributes'];
}

/** The first picture of a page that comes from an address with `part` in it. */
export function pictureIn(site: BuiltSite, page: string, part: string): Shown {
  const tags = tagsOf(site.read(page));
  const at = tags.findIndex(
    ({ name, attributes }) => name === 'img' && attributes.src?.includes(part),
  );
  const start = tags.findLastIndex(({ name }, index) => index < at && name !== 'source');
  return {
    sources: tags.slice(start + 1, at).map(({ attributes }) => attributes),
    image: tags[at]?.attributes ?? {},
  };
}

/** `/a.avif 480w, /b.avif 800w` as pairs. */
export function candidates(srcSet = ''): [string, number][] {
  return srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return [address, Number.parseInt(width, 10)];
  });
}

export const widthsOf = ({ sources }: Shown): number[][] =>
  sources.map(({ srcset }) => candidates(srcset).map(([, width]) => width));
