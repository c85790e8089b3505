// Looks at a picture under public/: that it is there, is one, is not huge, and how large it is.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { compareText } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { slugOf } from '../../domain/text/slug.ts';
import { writtenPath } from './written-path.ts';

export interface ImageSize {
  width: number;
  height: number;
}

const MAX_BYTES = 8 * 1024 * 1024;
/** Decoded, each takes four bytes. */
const MAX_PIXELS = 60_000_000;
type Report = (message: string, fix: string) => void;

/** `path` is root-absolute, as in a link; sizes are pixels. */
export function readImage(root: string, path: string, report: Report): ImageSize | undefined {
  if (!path.startsWith('/') || path.split('/').includes('..')) {
    report(
      `expected a picture in public/, written as /uploads/nome.jpg, found "${path}"`,
      'copy the picture into public/uploads/ and write its address from the root of the site',
    );
    return undefined;
  }
  const folder = join(root, 'public');
  const written = writtenPath(folder, path);
  if (written !== undefined && written !== path) {
    report(
      `expected the picture public${path}, letter for letter, found public${written}`,
      `write ${written}, or rename the file`,
    );
    return undefined;
  }
  return readBytes(join(folder, path), path, report);
}

function readBytes(file: string, path: string, report: Report): ImageSize | undefined {
  try {
    const stats = statSync(file);
    if (!stats.isFile()) {
      report(
        `expected the picture public${path}, found a folder, a device or a queue`,
        'delete it, and copy the picture there',
      );
      return undefined;
    }
    const { size } = stats;
    if (size > MAX_BYTES) {
      const megabytes = (size / 1024 / 1024).toFixed(1);
      report(
        `expected a picture of at most 8 MB, found ${megabytes} MB in public${path}`,
        'export it again at 2,400 pixels of width or less',
      );
      return undefined;
    }
    return measure(readFileSync(file), path, report);
  } catch {
    const guess = similarPicture(file.slice(0, -path.length), path);
    report(`expected the picture public${path}, found none`, adviseOn(path, guess));
    return undefined;
  }
}

function adviseOn(path: string, guess: string | undefined): string {
  if (guess === undefined) return `copy it to public${path}, or correct the address`;
  // An address has no spaces: the file has to be called otherwise.
  return /\s/.test(guess) ? `rename public${guess} to public${path}` : `did you mean ${guess}?`;
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

function measure(bytes: Uint8Array, path: string, report: Report): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // From 5 on, Exif says that the camera lay on its side: browsers turn the picture.
    if (width * height > MAX_PIXELS) {
      report(
        `expected a picture of at most ${MAX_PIXELS / 1_000_000} megapixels, found ${width} × ${height} in public${path}`,
        'export it again at 2,400 pixels of width or less',
      );
      return undefined;
    }
    if (width > 0 && height > 0) {
      return orientation >= 5 ? { width: height, height: width } : { width, height };
    }
  } catch {
    // Falls through: whatever the reason, these bytes are no picture.
  }
  report(
    `expected a picture, found something else in public${path}`,
    'export it again as JPEG, PNG, WebP, AVIF or SVG',
  );
  return undefined;
}
