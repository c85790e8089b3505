// How content names a picture: drawn by the build, a file under public/, or an address elsewhere.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import { wholeNumber, withHint } from './fields.ts';

const FILE = /^\/[^\s]+\.(?:jpe?g|png|webp|avif|svg)$/i;
const ADDRESS = /^https:\/\/[^\s/?#]+\/[^\s]+$/;

const image = withHint(
  z
    .string()
    .check(z.refine((value) => value === 'generated' || FILE.test(value) || ADDRESS.test(value))),
  {
    expected:
      'the word generated, a picture in public/ such as /uploads/equipe.jpg, or an https address',
    example: 'generated',
    shownAs: 'image',
    pattern: '^(?:generated|/\\S+\\.[A-Za-z]+|https://\\S+)$',
    mend: (found) => guessImage(String(found)),
    advise: (found) =>
      /\.(?:hei[cf]|tiff?|bmp|psd|gif|jfif)$/i.test(String(found))
        ? 'export it as JPEG into public/uploads/, and write that address: browsers do not show this kind of file'
        : undefined,
  },
);

/** Pictures elsewhere cannot be measured while building: their size is written beside them. */
export const imageShape = {
  image,
  imageSize: z.optional(
    z.strictObject({
      width: wholeNumber(16, 10_000, 'pixels'),
      height: wholeNumber(16, 10_000, 'pixels'),
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

/** `foto.jpg` gives `/uploads/foto.jpg`; a name that cannot stand in an address is changed too. */
function guessImage(text: string): string | undefined {
  const parts = /^((?:[\w.-]*\/)*)([^/\\]+)(\.(?:jpe?g|png|webp|avif|svg))$/i.exec(text);
  if (!parts) return undefined;
  const [, typedFolder = '', stem = '', extension = ''] = parts;
  const folder = typedFolder.replace(/^(?:\.?\/)?(?:public\/)?/, '') || 'uploads/';
  if (/^[\w.-]+$/.test(stem)) return `/${folder}${stem}${extension}`;
  const name = `${slugOf(stem) || 'foto'}${extension.toLowerCase()}`;
  return `/${folder}${name}, and rename the file to ${name}`;
}
