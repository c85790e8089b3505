// The picture of a record: the one it brings along, or else the one that is drawn for it.

import type { ImageData } from '../../domain/content/image.ts';
import type { Picture } from '../../domain/post.ts';
import type { Pictures } from '../prepare-pictures.ts';

/** A picture that was refused has no size; the build stops for it anyway. */
export function pictureOf({ image }: ImageData, pictures: Pictures, draw: () => Picture): Picture {
  if (image === 'generated') return draw();
  return pictures.get(image) ?? { src: image, width: 0, height: 0 };
}
