// How content names a picture: a file under public/, or a plain drawing of the theme's family.

import * as z from 'zod/mini';
import { hash32 } from '../hash.ts';
import { withMeta } from './fields.ts';
import { adviseOnImage, guessImage } from './guess-image.ts';

const FILE = /^\/[^\s]+\.(?:jpe?g|png|webp|avif|svg)$/i;
const DRAWING = /^desenho-[1-8]$/;

export const image = withMeta(
  z.string().check(z.refine((value) => FILE.test(value) || DRAWING.test(value))),
  {
    description:
      'uma imagem de public/ como /uploads/equipe.jpg, ou um desenho, de desenho-1 a desenho-8',
    example: 'desenho-1',
    pattern: '^(?:desenho-[1-8]|/\\S+\\.[A-Za-z]+)$',
    repair: (found) => guessImage(String(found))?.address,
    advise: (found) => adviseOnImage(String(found)),
  },
);

export function isDrawing(value: string): boolean {
  return DRAWING.test(value);
}

/** The drawing of what names no picture, by the name of its file. */
export function drawingFor(name: string): string {
  return drawingAt(hash32(new TextEncoder().encode(name)));
}

/** The drawing for a place in a list: neighbours differ. */
export function drawingAt(place: number): string {
  return `desenho-${(place % 8) + 1}`;
}
