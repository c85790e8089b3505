// The names of pictures in content: a file under public/, or a plain drawing of the theme's family.

import type * as z from 'zod/mini';
import { oneOf, textLike } from './fields.ts';

/** The side of a picture that stays in sight where its box cuts it. */
export const focus = oneOf(['top', 'bottom', 'left', 'right']);
export type Focus = z.output<typeof focus>;

export interface Picture {
  src: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Smaller and lighter versions, the best format first. */
  sources?: { type: string; srcSet: string }[];
  focus?: Focus | undefined;
  /** The address of the picture for links to the page, 1200×630, if links show it. */
  share?: string;
}

const FILE = /^\/[^\s]+\.(?:jpe?g|png|webp|avif|svg)$/i;
const DRAWING = /^desenho-[1-8]$/;

export const image = textLike((value) => FILE.test(value) || isDrawing(value), {
  description:
    'uma imagem de public/ como /uploads/equipe.jpg, sem espaços, ou um desenho, de desenho-1 a desenho-8',
  example: 'desenho-1',
  pattern: '^(?:desenho-[1-8]|/\\S+\\.[A-Za-z]+)$',
  widget: 'image',
  advise: (found) =>
    /\.(?:hei[cf]|tiff?|bmp|psd|gif|jfif)$/i.test(String(found))
      ? 'exporte como JPEG em public/uploads/ e escreva esse endereço: navegadores não mostram este tipo de arquivo'
      : undefined,
});

export function isDrawing(value: string): boolean {
  return DRAWING.test(value);
}

/** The drawing for a place in a list, so that neighbours differ. */
export function drawingAt(place: number): string {
  return `desenho-${(place % 8) + 1}`;
}

/** The drawing of an entry without a picture, by a hash of its file name: FNV-1a, mixed once more at the end. */
export function drawingFor(name: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return drawingAt((value ^ (value >>> 16)) >>> 0);
}
