// Holds a picture in content against its size: only pictures elsewhere need one written down.

import { type ImageData, isRemote } from '../../../domain/content/image.ts';
import type { Problem } from '../../../domain/problem.ts';
import { pathText, type Source } from '../../source.ts';

/** `path` leads to the record that holds `image`. */
export function checkImage(
  source: Source,
  path: PropertyKey[],
  { image, imageSize }: ImageData,
): Problem[] {
  if (isRemote(image) === (imageSize !== undefined)) return [];
  const place = source.at([...path, imageSize ? 'imageSize' : 'image']);
  const message = imageSize
    ? {
        en: 'expected a size only for a picture at an https address, found one',
        pt: 'esperado: tamanho só para imagem em endereço https; encontrado: um',
      }
    : {
        en: 'expected the size of a picture at an https address, found none',
        pt: 'esperado: o tamanho da imagem que está em um endereço https; encontrado: nada',
      };
  const fix = imageSize
    ? {
        en: 'remove the lines of imageSize: the build measures this picture itself',
        pt: 'tire as linhas de imageSize: esta imagem é medida sozinha',
      }
    : {
        en: 'add the line imageSize: { width: 1200, height: 750 }, with the size in pixels',
        pt: 'acrescente a linha imageSize: { width: 1200, height: 750 }, com o tamanho em pixels',
      };
  return [{ ...place, path: pathText([...path, 'imageSize']), message, fix }];
}
