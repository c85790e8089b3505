// Finds the picture that a text or a record names, as it was prepared.

import type { Picture } from '../../domain/post.ts';
import type { FindPicture } from '../markdown/inspection.ts';
import type { Text } from '../page.ts';
import { isFailure, type Pictures } from '../shown-picture.ts';
import type { Source } from '../source.ts';

/** The text of a file with its pictures, `images`; one that nobody prepared is a mistake of ours. */
export function withPictures(
  { source, images }: { source: Source; images: readonly string[] },
  pictures: Pictures,
): Text {
  const shown = images.map((path) => [path, prepared(path, pictures)] as const);
  return { source, pictures: Object.fromEntries(shown) };
}

export function preparedIn({
  source,
  pictures,
}: { source: Pick<Source, 'file'> } & Pick<Text, 'pictures'>): FindPicture {
  return (path) => {
    const picture = pictures[path];
    if (!picture) throw new Error(`${source.file} shows ${path}, which was not found in it before`);
    return picture;
  };
}

/** The picture that a record names. What was refused has no size, and the build stops for it. */
export function pictureOf(image: string, pictures: Pictures): Picture {
  const picture = prepared(image, pictures);
  return isFailure(picture) ? { src: image, width: 0, height: 0 } : picture;
}

function prepared(image: string, pictures: Pictures) {
  const picture = pictures.get(image);
  if (!picture) throw new Error(`no picture was prepared for ${image}`);
  return picture;
}
