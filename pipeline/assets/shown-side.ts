// What stands beside the title of a card for links: the page's own drawing or photograph.

import { type Art, paint } from '../../art/paint.ts';
import { type Ink, palette } from '../../art/palette.ts';
import type { CardSide } from '../../art/share-card.ts';
import { SIZE } from './add-share-picture.ts';

/** A photograph, or a drawing that `key` stands for; one without a ground of its own covers its side. */
export type Side =
  | { photo: Uint8Array }
  | { key: unknown; sketch: () => string; ground?: Ink | undefined };

/** As tall as the card, and at most as wide: what is more is cut. */
export async function shownSide(side: Side, art: Art): Promise<CardSide> {
  if ('photo' in side) {
    const { default: sharp } = await import('sharp');
    const cut = sharp(side.photo).autoOrient().resize(SIZE.height, SIZE.height);
    return { picture: `data:image/png;base64,${(await cut.png().toBuffer()).toString('base64')}` };
  }
  const drawing = side.sketch().replaceAll('currentColor', palette.calcario);
  const bytes = Buffer.from(paint(drawing, art));
  return {
    picture: `data:image/svg+xml;base64,${bytes.toString('base64')}`,
    ...(side.ground && { ground: side.ground }),
  };
}
