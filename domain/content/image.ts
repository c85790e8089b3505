// How content names a picture: drawn by the build, a file under public/, or an address elsewhere.

import * as z from 'zod/mini';
import type { Words } from '../wording.ts';
import { wholeNumber, withHint } from './fields.ts';
import { adviseOnImage, guessImage } from './guess-image.ts';

const FILE = /^\/[^\s]+\.(?:jpe?g|png|webp|avif|svg)$/i;
const ADDRESS = /^https:\/\/[^\s/?#]+\/[^\s]+$/;

const image = withHint(
  z
    .string()
    .check(z.refine((value) => value === 'generated' || FILE.test(value) || ADDRESS.test(value))),
  {
    expected: {
      en: 'the word generated, a picture in public/ such as /uploads/equipe.jpg, or an https address',
      pt: 'a palavra generated, uma imagem de public/ como /uploads/equipe.jpg, ou um endereço https',
    },
    example: 'generated',
    shownAs: 'image',
    pattern: '^(?:generated|/\\S+\\.[A-Za-z]+|https://\\S+)$',
    mend: (found) => guessImage(String(found))?.address,
    advise: (found) => adviseOnImage(String(found)),
  },
);

const PIXELS: Words = { en: 'pixels', pt: 'pixels,' };

/** Pictures elsewhere cannot be measured while building: their size is written beside them. */
export const imageShape = {
  image,
  imageSize: z.optional(
    z.strictObject({
      width: wholeNumber(16, 10_000, PIXELS),
      height: wholeNumber(16, 10_000, PIXELS),
    }),
  ),
};

export interface ImageData {
  image: string;
  imageSize?: { width: number; height: number } | undefined;
}

export function isRemote(value: string): boolean {
  return value.startsWith('https://');
}
