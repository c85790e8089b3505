// What may have been meant by the name of a picture that pages cannot show.

import { slugOf } from '../text/slug.ts';

export function adviseOnImage(text: string): string | undefined {
  if (/\.(?:hei[cf]|tiff?|bmp|psd|gif|jfif)$/i.test(text)) {
    return 'exporte como JPEG em public/uploads/ e escreva esse endereço: navegadores não mostram este tipo de arquivo';
  }
  const { address, name } = guessImage(text) ?? {};
  return name === undefined
    ? undefined
    : `escreva image: ${address} e renomeie o arquivo para ${name}`;
}

/** `foto.jpg` gives `/uploads/foto.jpg`; a name that cannot stand in an address is changed too. */
export function guessImage(text: string): { address: string; name?: string } | undefined {
  const parts = /^((?:[\w.-]*\/)*)([^/\\]+)(\.(?:jpe?g|png|webp|avif|svg))$/i.exec(text);
  if (!parts) return undefined;
  const [, typedFolder = '', stem = '', extension = ''] = parts;
  const folder = typedFolder.replace(/^(?:\.?\/)?(?:public\/)?/, '') || 'uploads/';
  if (/^[\w.-]+$/.test(stem)) return { address: `/${folder}${stem}${extension}` };
  const name = `${slugOf(stem) || 'foto'}${extension.toLowerCase()}`;
  return { address: `/${folder}${name}`, name };
}
