// Finds the picture that a text or a record names, as it was prepared.

import type { ImageData } from '../../domain/content/image.ts';
import type { Person } from '../../domain/content/person.ts';
import type { Picture } from '../../domain/post.ts';
import type { FindPicture } from '../markdown/inspection.ts';
import type { Text } from '../page.ts';
import { isFailure, type Pictures } from '../shown-picture.ts';
import type { Source } from '../source.ts';
import type { Assets } from './assets.ts';
import { drawFace } from './draw-covers.ts';

/** The text of a file with its pictures, `images`; one that nobody prepared is a mistake of ours. */
export function withPictures(
  { source, images }: { source: Source; images: readonly string[] },
  pictures: Pictures,
): Text {
  const shown = images.map((path) => {
    const picture = pictures.get(path);
    if (!picture) throw new Error(`no picture was prepared for ${path}`);
    return [path, picture] as const;
  });
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

/** A person's photograph, or else the portrait that is drawn. */
export function faceOf(
  person: Pick<Person, 'id' | 'portrait' | 'image'>,
  pictures: Pictures,
  assets: Assets,
): Picture | undefined {
  const drawn = drawFace(person, assets);
  const { image = 'generated' } = person;
  return image === 'generated' ? drawn : pictureOf({ image }, pictures, unasked);
}

export function unasked(): never {
  throw new Error('a picture that content brings is not drawn');
}

/** The picture that a record brings along, or else one that is drawn. What was refused has no size, and the build stops for it; one that nobody listed is a mistake of ours. */
export function pictureOf({ image }: ImageData, pictures: Pictures, draw: () => Picture): Picture {
  if (image === 'generated') return draw();
  const picture = pictures.get(image);
  if (!picture) throw new Error(`no picture was prepared for ${image}`);
  return isFailure(picture) ? { src: image, width: 0, height: 0 } : picture;
}
