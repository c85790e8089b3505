// How content names a picture: drawn by the build, a file under public/, or an address elsewhere.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import type { Words } from '../words.ts';
import { wholeNumber, withHint } from './fields.ts';

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

function adviseOnImage(text: string): Words | undefined {
  if (/\.(?:hei[cf]|tiff?|bmp|psd|gif|jfif)$/i.test(text)) {
    return {
      en: 'export it as JPEG into public/uploads/, and write that address: browsers do not show this kind of file',
      pt: 'exporte como JPEG em public/uploads/ e escreva esse endereço: navegadores não mostram este tipo de arquivo',
    };
  }
  const { address, name } = guessImage(text) ?? {};
  return name === undefined
    ? undefined
    : {
        en: `write image: ${address}, and rename the file to ${name}`,
        pt: `escreva image: ${address} e renomeie o arquivo para ${name}`,
      };
}

/** `foto.jpg` gives `/uploads/foto.jpg`; a name that cannot stand in an address is changed too. */
function guessImage(text: string): { address: string; name?: string } | undefined {
  const parts = /^((?:[\w.-]*\/)*)([^/\\]+)(\.(?:jpe?g|png|webp|avif|svg))$/i.exec(text);
  if (!parts) return undefined;
  const [, typedFolder = '', stem = '', extension = ''] = parts;
  const folder = typedFolder.replace(/^(?:\.?\/)?(?:public\/)?/, '') || 'uploads/';
  if (/^[\w.-]+$/.test(stem)) return { address: `/${folder}${stem}${extension}` };
  const name = `${slugOf(stem) || 'foto'}${extension.toLowerCase()}`;
  return { address: `/${folder}${name}`, name };
}
