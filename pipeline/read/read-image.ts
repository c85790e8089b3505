// Looks at a picture under public/: that it is there, is one, is not huge, and how large it is.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { compareText } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import type { Words } from '../../domain/wording.ts';
import type { PictureFailure } from '../shown-picture.ts';

/** Sides in pixels. */
interface ImageSize {
  width: number;
  height: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Decoded, each takes four bytes. */
const MAX_PIXELS = 60_000_000;

/** `path` is root-absolute, as in a link. */
export function readImage(root: string, path: string): ImageSize | PictureFailure {
  if (!path.startsWith('/') || path.split('/').includes('..')) {
    const message = {
      en: `expected a picture in public/, written as /uploads/nome.jpg, found "${path}"`,
      pt: `esperado: uma imagem de public/, como /uploads/nome.jpg; encontrado: "${path}"`,
    };
    const fix = {
      en: 'copy the picture into public/uploads/ and write its address from the root of the site',
      pt: 'copie a imagem para public/uploads/ e escreva o endereço dela a partir da raiz do site',
    };
    return { message, fix };
  }
  const folder = join(root, 'public');
  const written = writtenPath(folder, path);
  if (written !== undefined && written !== path) {
    const message = {
      en: `expected the picture public${path}, letter for letter, found public${written}`,
      pt: `esperado: a imagem public${path}, letra por letra; encontrado: public${written}`,
    };
    return {
      message,
      fix: {
        en: `write ${written}, or rename the file`,
        pt: `escreva ${written}, ou renomeie o arquivo`,
      },
    };
  }
  try {
    return lookAt(join(folder, path), path);
  } catch {
    const fix = adviseOn(path, similarPicture(folder, path));
    return {
      message: {
        en: `expected the picture public${path}, found none`,
        pt: `esperado: a imagem public${path}; encontrado: nenhuma`,
      },
      fix,
    };
  }
}

function lookAt(file: string, path: string): ImageSize | PictureFailure {
  const stats = statSync(file);
  if (!stats.isFile()) {
    const message = {
      en: `expected the picture public${path}, found a folder, a device or a queue`,
      pt: `esperado: a imagem public${path}; encontrado: uma pasta, um dispositivo ou uma fila`,
    };
    return {
      message,
      fix: { en: 'delete it, and copy the picture there', pt: 'apague, e copie a imagem para lá' },
    };
  }
  if (stats.size > MAX_BYTES) {
    const megabytes = (stats.size / 1024 / 1024).toFixed(1);
    const message = {
      en: `expected a picture of at most 8 MB, found ${megabytes} MB in public${path}`,
      pt: `esperado: uma imagem de até 8 MB; encontrado: ${megabytes} MB em public${path}`,
    };
    return { message, fix: SMALLER };
  }
  return measure(readFileSync(file), path);
}

const SMALLER = {
  en: 'export it again at 2,400 pixels of width or less',
  pt: 'exporte de novo com até 2.400 pixels de largura',
};

function measure(bytes: Uint8Array, path: string): ImageSize | PictureFailure {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width * height > MAX_PIXELS) {
      const message = {
        en: `expected a picture of at most ${MAX_PIXELS / 1_000_000} megapixels, found ${width} × ${height} in public${path}`,
        pt: `esperado: uma imagem de até ${MAX_PIXELS / 1_000_000} megapixels; encontrado: ${width} × ${height} em public${path}`,
      };
      return { message, fix: SMALLER };
    }
    // From 5 on, Exif says that the camera lay on its side: browsers turn the picture.
    if (width > 0 && height > 0) {
      return orientation >= 5 ? { width: height, height: width } : { width, height };
    }
  } catch {
    // Falls through: whatever the reason, these bytes are no picture.
  }
  return {
    message: {
      en: `expected a picture, found something else in public${path}`,
      pt: `esperado: uma imagem; encontrado: outra coisa em public${path}`,
    },
    fix: {
      en: 'export it again as JPEG, PNG, WebP, AVIF or SVG',
      pt: 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG',
    },
  };
}

/**
 * `path`, root-absolute inside `folder`, as the folders write it; undefined when nothing there is called
 * like it. Some systems find a file whatever its case, and the web server does not.
 */
export function writtenPath(folder: string, path: string): string | undefined {
  let found = '';
  for (const name of path.split('/').filter(Boolean)) {
    const names = namesIn(join(folder, found));
    const similar = names.includes(name) ? name : names.find((other) => isAlike(other, name));
    if (similar === undefined) return undefined;
    found += `/${similar}`;
  }
  // Slashes too many are none of a name's.
  return isAlike(found, path) ? found : path;
}

/** Capitals aside, and whether an accent is a sign of its own, as in the names that macOS gives. */
function isAlike(one: string, other: string): boolean {
  const plain = (text: string): string => text.normalize('NFC').toLowerCase();
  return plain(one) === plain(other);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function adviseOn(path: string, guess: string | undefined): Words {
  if (guess === undefined)
    return {
      en: `copy it to public${path}, or correct the address`,
      pt: `copie para public${path}, ou corrija o endereço`,
    };
  // An address has no spaces: the file has to be called otherwise.
  return /\s/.test(guess)
    ? {
        en: `rename public${guess} to public${path}`,
        pt: `renomeie public${guess} para public${path}`,
      }
    : { en: `did you mean ${guess}?`, pt: `será ${guess}?` };
}

/** The file whose name is nearest, wherever in public/ it lies and however its name ends. */
function similarPicture(folder: string, path: string): string | undefined {
  const pictures = picturesBelow(folder);
  const plain = (name: string): string => slugOf(basename(name).replace(/\.\w+$/, ''));
  const close = nearest(plain(path), pictures.map(plain));
  return (
    nearest(path, pictures) ??
    (close ? pictures.find((picture) => plain(picture) === close) : undefined)
  );
}

function picturesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(?:jpe?g|png|webp|avif|svg)$/i.test(name))
      .sort(compareText);
  } catch {
    return [];
  }
}
