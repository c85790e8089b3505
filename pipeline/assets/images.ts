// Checks the pictures of content, turns them upright, and encodes them in every size and format that pages need.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { Metadata } from 'sharp';
import type { Picture } from '../../domain/content/image.ts';
import { drawingAt } from '../../domain/content/image.ts';
import { type Complaint, compareText, complaint } from '../../domain/problem.ts';
import { decodePath } from '../../domain/routes.ts';
import { nearest, slugOf } from '../../domain/text.ts';
import { hashOf } from '../run/disk-cache.ts';
import type { Assets } from './assets.ts';
import { drawingFile } from './mark.ts';
import { factsOf, type ImageFacts, keyOf, loadSharp, MAX_PIXELS, unlessDamaged } from './sharp.ts';

/** By its address in content, each picture as pages show it, or the reason why they cannot. */
export type Pictures = ReadonlyMap<string, Picture | Complaint>;

export function isFailure(picture: Picture | Complaint): picture is Complaint {
  return 'message' in picture;
}

/** Widths of a picture, in pixels: from the column of a phone to a wide card on a dense screen. */
const WIDTHS = [480, 800, 1200, 1800];

/** Width for browsers that know neither AVIF nor WebP. */
const FALLBACK_WIDTH = 1600;

/** The options of each encoder, chosen by measuring these formats at these widths. */
const FORMATS = {
  avif: { quality: 50, effort: 2 },
  webp: { quality: 75 },
  jpeg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9, palette: true },
} as const;

const MAX_BYTES = 30 * 1024 * 1024;

/** The number of pictures that are encoded at once: a decoded one takes up to 200 MB, and more of them are no faster. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Adds these pictures to the assets in all their forms. `shared` are those that links to a page show, too. */
export async function preparePictures(
  root: string,
  { images, shared }: { images: Iterable<string>; shared: ReadonlySet<string> },
  assets: Assets,
  progress: (text: string) => void,
): Promise<Pictures> {
  const pictures = new Map<string, Picture | Complaint>();
  for (let place = 0; place < 8; place++) {
    const drawing = drawingAt(place);
    pictures.set(drawing, { src: assets.url(`${drawing}.svg`), width: 1200, height: 750 });
  }
  const waiting = [...new Set(images)].filter((image) => !pictures.has(image));
  const turns = waiting.entries();
  const files = filesBelow(join(root, 'public'));
  const work = async (): Promise<void> => {
    for (const [index, image] of turns) {
      const turn = `${index + 1} of ${waiting.length}`;
      const report = () => progress(`encoding ${image} (picture ${turn})`);
      pictures.set(image, await prepare(root, decodePath(image), files, assets, report));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const image of shared) {
    const picture = pictures.get(image);
    if (!picture || isFailure(picture)) continue;
    const share = await unlessDamaged(() => cutForLinks(root, image, picture, assets));
    pictures.set(image, share ? { ...picture, share } : notAPicture(image));
  }
  return pictures;
}

async function prepare(
  root: string,
  image: string,
  files: readonly string[],
  assets: Assets,
  report: () => void,
): Promise<Picture | Complaint> {
  const missing = refuseAddress(image, files);
  if (missing) return missing;
  const bytes = readFileSync(join(root, 'public', image));
  const facts = await factsOf(bytes, assets.cache);
  if (!facts) return notAPicture(image);
  const { width, height, format, frames } = facts;
  if (!SHOWN.has(format)) {
    return {
      message: `esperado: uma imagem que navegadores mostrem; encontrado: ${format.toUpperCase()} em public${image}`,
      fix: `exporte como JPEG e escreva ${image.replace(/\.\w+$/, '')}.jpg`,
    };
  }
  if (frames > 1) {
    return {
      message: `esperado: uma imagem parada; encontrado: ${frames} quadros em public${image}`,
      fix: 'exporte um deles como JPEG, ou mostre um vídeo',
    };
  }
  if (bytes.length > MAX_BYTES || width * height > MAX_PIXELS) {
    const found = `${(bytes.length / 1024 / 1024).toFixed(1)} MB, ${width} × ${height}`;
    return {
      message: `esperado: uma imagem de até 30 MB e 60 megapixels; encontrado: ${found} em public${image}`,
      fix: 'exporte de novo com até 2.400 pixels de largura',
    };
  }
  if (format === 'svg') {
    const drawing = drawingFile(bytes.toString(), assets.look.colours);
    return { src: assets.add(`${stemOf(image)}.svg`, drawing), width, height };
  }
  const encoded = await unlessDamaged(() => encode(image, bytes, facts, assets, report));
  return encoded ?? notAPicture(image);
}

function notAPicture(image: string): Complaint {
  return {
    message: `esperado: uma imagem que abra; encontrado: outra coisa, ou uma danificada, em public${image}`,
    fix: 'exporte de novo como JPEG, PNG, WebP, AVIF ou SVG',
  };
}

/** The complaint about an address that is not that of a picture of public/. */
export function notInPublic(image: string): Complaint {
  return complaint(
    'uma imagem de public/, como /uploads/nome.jpg',
    `"${image}"`,
    'ponha a imagem em public/uploads/ e escreva o endereço dela a partir da raiz do site',
  );
}

/** The reason why a picture is not found: no file, or another spelling; undefined if it is there. */
function refuseAddress(image: string, files: readonly string[]): Complaint | undefined {
  // The folder is no part of the address.
  const inFolder = image.replace(/^\/?public(?=\/)/, '');
  if (inFolder !== image && files.includes(inFolder))
    return { ...notInPublic(image), fix: `escreva ${inFolder}` };
  if (!image.startsWith('/') || image.split('/').includes('..')) return notInPublic(image);
  if (files.includes(image)) return undefined;
  const stem = (name: string): string => slugOf(basename(name).replace(/\.\w+$/, ''));
  const images = files.filter((one) => IMAGE_FILE.test(one));
  const near = nearest(stem(image), images.map(stem));
  const [first, ...others] = images.filter((one) => stem(one) === near);
  const guess = others.length > 0 ? nearest(image, images) : first;
  return {
    message: `esperado: a imagem public${image}, letra por letra; encontrado: nenhuma com este nome`,
    fix: files.some((one) => one.normalize('NFC') === image)
      ? 'renomeie o arquivo sem acentos: os dele estão separados das letras'
      : guess
        ? `será ${guess}?${/[\s()<>]/.test(guess) ? ' Dê a ela um nome sem espaços e sem parênteses' : ''}`
        : `copie para public${image}, ou corrija o endereço`,
  };
}

const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|svg)$/i;

/** The addresses of all files below a folder. */
function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    )
    .sort(compareText);
}

/** Formats that pages can show. */
const SHOWN = new Set(['jpeg', 'png', 'webp', 'avif', 'svg']);

/** Encodes the picture in light formats, and in one that every browser knows; the original's metadata is left out. */
async function encode(
  image: string,
  bytes: Uint8Array,
  { width: whole, height, hasTransparency: isClear }: ImageFacts,
  assets: Assets,
  report: () => void,
): Promise<Picture> {
  const digest = hashOf(bytes);
  const encodeAs = async (format: keyof typeof FORMATS, width: number): Promise<string> => {
    const key = keyOf(digest, `${format} ${width} ${JSON.stringify(FORMATS[format])}`);
    const encoded = await assets.cache.bytes(key, async () => {
      report();
      const upright = loadSharp()(bytes).autoOrient().resize({ width });
      return upright.toFormat(format, FORMATS[format]).toBuffer();
    });
    return assets.add(`${stemOf(image)}-${width}.${format.replace('jpeg', 'jpg')}`, encoded);
  };
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, whole)))];
  const sources = [];
  for (const format of ['avif', 'webp'] as const) {
    const candidates = [];
    for (const width of widths) candidates.push(`${await encodeAs(format, width)} ${width}w`);
    sources.push({ type: `image/${format}`, srcSet: candidates.join(', ') });
  }
  const width = Math.min(FALLBACK_WIDTH, whole);
  const src = await encodeAs(isClear ? 'png' : 'jpeg', width);
  return { src, width, height: Math.round((height * width) / whole), sources };
}

/** The base name of a picture's output files, of characters that an address may have. */
function stemOf(image: string): string {
  return slugOf(image.replace(/^.*\/|\.\w+$/g, '')) || 'figura';
}

/** The picture for links: 1200×630, cut around its middle; a drawing is cut from the form that pages show. */
async function cutForLinks(
  root: string,
  image: string,
  { src }: Picture,
  assets: Assets,
): Promise<string> {
  const isSvg = src.endsWith('.svg');
  const drawing = assets.files.get(src.slice(1));
  const bytes = isSvg && drawing ? Buffer.from(drawing) : readFileSync(join(root, 'public', image));
  const cut = await assets.cache.bytes(keyOf(hashOf(bytes), 'share'), async () => {
    const picture = loadSharp()(bytes).autoOrient().resize(1200, 630);
    const made = isSvg
      ? picture.png({ palette: true })
      : picture.jpeg({ quality: 80, mozjpeg: true });
    return made.toBuffer();
  });
  return assets.add(`compartilhar-${stemOf(image)}.${isSvg ? 'png' : 'jpg'}`, cut);
}

/** The picture in its own format, without the metadata that says where, when and by whom it was taken. */
export async function withoutMetadata(bytes: Uint8Array, { cache }: Assets): Promise<Uint8Array> {
  const found = await loadSharp()(bytes, { limitInputPixels: false })
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  if (!found.exif && !found.xmp && !found.iptc) return bytes;
  return cache.bytes(keyOf(hashOf(bytes), 'without metadata'), async () => {
    const isMoving = (found.pages ?? 1) > 1;
    const picture = loadSharp()(bytes, { animated: isMoving });
    const turned = (isMoving ? picture : picture.autoOrient()).keepIccProfile();
    if (found.format === 'jpeg') turned.jpeg({ quality: 92 });
    return turned.toBuffer();
  });
}
