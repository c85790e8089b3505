// Makes the pictures that content brings along light, several at once, and says which could not be.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type ImageData, isRemote } from '../../domain/content/image.ts';
import type { Words } from '../../domain/wording.ts';
import { readImage } from '../read/read-image.ts';
import type { Run } from '../run.ts';
import { isFailure, type Pictures, type ShownPicture } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Assets } from './assets.ts';
import { encodePicture, stemOf } from './encode-picture.ts';

/** What content shows: pictures that records name, each with where it does, and pictures in texts. */
export interface ShownImages {
  named: readonly (ImageData & { source: Source; path: readonly PropertyKey[] })[];
  inTexts: readonly string[];
}

/** A decoded photograph takes up to 200 MB: more of them at once would be no faster. */
const AT_ONCE = Math.min(4, availableParallelism());

export async function preparePictures(
  run: Run,
  { named, inTexts }: ShownImages,
  assets: Assets,
): Promise<Outcome<Pictures>> {
  const pictures = new Map<string, ShownPicture>();
  for (const { image, imageSize } of named) {
    if (isRemote(image)) pictures.set(image, { src: image, width: 0, height: 0, ...imageSize });
  }
  const all = new Set([...named.map(({ image }) => image), ...inTexts]);
  const waiting = [...all].filter((image) => image !== 'generated' && !pictures.has(image));
  const turns = waiting.entries();
  const work = async (): Promise<void> => {
    for (const [index, image] of turns) {
      const [which, all] = [index + 1, waiting.length];
      const turn = { en: `${which} of ${all}`, pt: `${which} de ${all}` };
      pictures.set(image, await prepare(run, { image, turn }, assets));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const problems = named.flatMap(({ image, source, path }) => {
    const picture = pictures.get(image);
    if (!picture || !isFailure(picture)) return [];
    return { file: source.file, ...source.placeOf(path), path: 'image', ...picture };
  });
  return { value: pictures, problems };
}

async function prepare(
  run: Run,
  { image, turn }: { image: string; turn: Words },
  assets: Assets,
): Promise<ShownPicture> {
  const size = readImage(run.root, image);
  if ('message' in size) return size;
  const bytes = readFileSync(join(run.root, 'public', image));
  if (/\.svg$/i.test(image)) return { src: assets.add(`${stemOf(image)}.svg`, bytes), ...size };
  try {
    return await encodePicture(run, { image, bytes, turn, ...size }, assets);
  } catch (error) {
    // What the machine refuses has a code; what the picture's own bytes are to blame for has none.
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    // Its header is right, and the bytes behind it are not.
    const message = {
      en: `expected a picture that can be opened, found a damaged one in public${image}`,
      pt: `esperado: uma imagem que abra; encontrado: uma danificada em public${image}`,
    };
    return {
      message,
      fix: {
        en: 'export it again as JPEG, PNG, WebP, AVIF or SVG',
        pt: 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG',
      },
    };
  }
}
