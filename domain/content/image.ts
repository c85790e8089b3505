// How content names a picture: a file under public/, or a plain drawing of the theme's family.

import type * as z from 'zod/mini';
import { slugOf } from '../text.ts';
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
    'uma imagem de public/ como /uploads/equipe.jpg, ou um desenho, de desenho-1 a desenho-8',
  example: 'desenho-1',
  pattern: '^(?:desenho-[1-8]|/\\S+\\.[A-Za-z]+)$',
  widget: 'image',
  repair: (found) => guessImage(String(found))?.address,
  advise: (found) => {
    if (/\.(?:hei[cf]|tiff?|bmp|psd|gif|jfif)$/i.test(String(found)))
      return 'exporte como JPEG em public/uploads/ e escreva esse endereço: navegadores não mostram este tipo de arquivo';
    const { address, name } = guessImage(String(found)) ?? {};
    return name && `escreva image: ${address} e ponha a imagem em public${address}`;
  },
});

/** `foto.jpg` gives `/uploads/foto.jpg`; `name` is a better file name if an address cannot contain the typed one. */
export function guessImage(text: string): { address: string; name?: string } | undefined {
  const parts = /^(?!\w+:\/)(.*[/\\])?([^/\\]+)(\.(?:jpe?g|png|webp|avif|svg))$/i.exec(text);
  if (!parts) return undefined;
  const [, typedFolder = '', stem = '', extension = ''] = parts;
  // A folder of the owner's computer, such as C:\Fotos, is no part of an address.
  const own = /^[\w./-]*$/.test(typedFolder) ? typedFolder : '';
  const folder = own.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '') || 'uploads/';
  if (/^[\w.-]+$/.test(stem)) return { address: `/${folder}${stem}${extension}` };
  const name = `${slugOf(stem) || 'foto'}${extension.toLowerCase()}`;
  return { address: `/${folder}${name}`, name };
}

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
