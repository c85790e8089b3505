// Looks at a picture under public/: that it is there, is one, is not huge, and how large it is.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { type Complaint, compareText } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';

/** Sides in pixels. */
interface ImageSize {
  width: number;
  height: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Decoded, each takes four bytes. */
const MAX_PIXELS = 60_000_000;

/** `path` is root-absolute, as in a link. */
export function readImage(root: string, path: string): ImageSize | Complaint {
  if (!path.startsWith('/') || path.split('/').includes('..')) {
    const message = `esperado: uma imagem de public/, como /uploads/nome.jpg; encontrado: "${path}"`;
    const fix =
      'copie a imagem para public/uploads/ e escreva o endereço dela a partir da raiz do site';
    return { message, fix };
  }
  const folder = join(root, 'public');
  const written = writtenPath(folder, path);
  if (written !== undefined && written !== path) {
    const message = `esperado: a imagem public${path}, letra por letra; encontrado: public${written}`;
    return {
      message,
      fix: `escreva ${written}, ou renomeie o arquivo`,
    };
  }
  try {
    return lookAt(join(folder, path), path);
  } catch {
    const fix = adviseOn(path, similarPicture(folder, path));
    return {
      message: `esperado: a imagem public${path}; encontrado: nenhuma`,
      fix,
    };
  }
}

function lookAt(file: string, path: string): ImageSize | Complaint {
  const stats = statSync(file);
  if (!stats.isFile()) {
    const message = `esperado: a imagem public${path}; encontrado: uma pasta, um dispositivo ou uma fila`;
    return {
      message,
      fix: 'apague, e copie a imagem para lá',
    };
  }
  if (stats.size > MAX_BYTES) {
    const megabytes = (stats.size / 1024 / 1024).toFixed(1);
    const message = `esperado: uma imagem de até 8 MB; encontrado: ${megabytes} MB em public${path}`;
    return { message, fix: SMALLER };
  }
  return measure(readFileSync(file), path);
}

const SMALLER = 'exporte de novo com até 2.400 pixels de largura';

function measure(bytes: Uint8Array, path: string): ImageSize | Complaint {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    if (width * height > MAX_PIXELS) {
      const message = `esperado: uma imagem de até ${MAX_PIXELS / 1_000_000} megapixels; encontrado: ${width} × ${height} em public${path}`;
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
    message: `esperado: uma imagem; encontrado: outra coisa em public${path}`,
    fix: 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG',
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

function adviseOn(path: string, guess: string | undefined): string {
  if (guess === undefined) return `copie para public${path}, ou corrija o endereço`;
  // An address has no spaces: the file has to be called otherwise.
  return /\s/.test(guess) ? `renomeie public${guess} para public${path}` : `será ${guess}?`;
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
