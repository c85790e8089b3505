// The picture of a record: the one it brings along, or else the one that is drawn for it.

import type { ImageData } from '../../../domain/content/image.ts';
import type { Picture } from '../../../domain/post.ts';
import { isFailure, type Pictures } from '../../shown-picture.ts';

/** One that was refused has no size, and the build stops for it; one that nobody listed is a mistake of ours. */
export function pictureOf({ image }: ImageData, pictures: Pictures, draw: () => Picture): Picture {
  if (image === 'generated') return draw();
  const picture = pictures.get(image);
  if (!picture) throw new Error(`no picture was prepared for ${image}`);
  return isFailure(picture) ? { src: image, width: 0, height: 0 } : picture;
}
