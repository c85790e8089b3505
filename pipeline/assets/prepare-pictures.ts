// Makes the pictures that content brings along light, several at once, and says which could not be.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { drawingAt } from '../../domain/content/image.ts';
import type { Picture } from '../../domain/post.ts';
import { versionOf } from '../package-version.ts';
import { readImage } from '../read/read-image.ts';
import type { Run } from '../run.ts';
import { isFailure, type Pictures, type ShownPicture } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import { hashOf } from '../store/hash.ts';
import type { Assets } from './assets.ts';
import { encodePicture, stemOf } from './encode-picture.ts';
import { opens } from './open-picture.ts';
import { recolour } from './palette.ts';

/** What content shows: pictures that records name, each with where it does, and pictures in texts. */
export interface ShownImages {
  named: readonly { image: string; source: Source; path: readonly PropertyKey[] }[];
  inTexts: readonly string[];
  /** Of `named`, those that links to a page show. */
  shared: readonly string[];
}

/** A decoded photograph takes up to 200 MB: more of them at once would be no faster. */
const AT_ONCE = Math.min(4, availableParallelism());

export async function preparePictures(
  run: Run,
  { named, inTexts, shared }: ShownImages,
  assets: Assets,
): Promise<Outcome<Pictures>> {
  const pictures = new Map<string, ShownPicture>();
  for (let place = 0; place < 8; place++) {
    const drawing = drawingAt(place);
    pictures.set(drawing, { src: assets.url(`${drawing}.svg`), width: 1200, height: 750 });
  }
  const all = new Set([...named.map(({ image }) => image), ...inTexts]);
  const waiting = [...all].filter((image) => !pictures.has(image));
  const turns = waiting.entries();
  const work = async (): Promise<void> => {
    for (const [index, image] of turns) {
      const [which, all] = [index + 1, waiting.length];
      const turn = `${which} of ${all}`;
      pictures.set(image, await prepare(run, { image, turn }, assets));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const image of new Set(shared)) {
    const picture = pictures.get(image);
    if (picture && !isFailure(picture))
      picture.share = await cutForLinks(run, image, picture, assets);
  }
  const problems = named.flatMap(({ image, source, path }) => {
    const picture = pictures.get(image);
    if (!picture || !isFailure(picture)) return [];
    const field = path.at(-1) === 'shareImage' ? 'shareImage' : 'image';
    return { file: source.file, ...source.placeOf(path), path: field, ...picture };
  });
  return { value: pictures, problems };
}

async function prepare(
  run: Run,
  { image, turn }: { image: string; turn: string },
  assets: Assets,
): Promise<ShownPicture> {
  const size = readImage(run.root, image);
  if ('message' in size) return size;
  const bytes = readFileSync(join(run.root, 'public', image));
  try {
    if (!/\.svg$/i.test(image))
      return await encodePicture(run, { image, bytes, turn, ...size }, assets);
    if (await opens(assets.memo, bytes)) {
      const drawing = recolour(bytes.toString(), assets.look.colours);
      return { src: assets.add(`${stemOf(image)}.svg`, drawing), ...size };
    }
  } catch (error) {
    // What the machine refuses has a code; what the picture's own bytes are to blame for has none.
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
  }
  // Its header is right, and the bytes behind it are not.
  return {
    message: `esperado: uma imagem que abra; encontrado: uma danificada em public${image}`,
    fix: 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG',
  };
}

/** The picture for links, as large as networks show it and cut around its middle; of a drawing, as pages show it. */
async function cutForLinks(
  { root }: Run,
  image: string,
  { src }: Picture,
  assets: Assets,
): Promise<string> {
  const isSvg = src.endsWith('.svg');
  const drawing = assets.files.get(src.slice(1))?.content;
  const bytes = isSvg ? Buffer.from(drawing as string) : readFileSync(join(root, 'public', image));
  const key = ['share', hashOf(bytes), versionOf('sharp')].join('\n');
  const cut = await assets.memo.bytes(key, async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes).autoOrient().resize(1200, 630);
    return (
      isSvg ? picture.png({ palette: true }) : picture.jpeg({ quality: 80, mozjpeg: true })
    ).toBuffer();
  });
  return assets.addFor(`compartilhar-${stemOf(image)}.${isSvg ? 'png' : 'jpg'}`, cut);
}

/** The address of the picture for links to a page that names one. */
export function shareOf(image: string | undefined, pictures: Pictures): string | undefined {
  const picture = image === undefined ? undefined : pictures.get(image);
  return picture && !isFailure(picture) ? (picture as Picture).share : undefined;
}
