// Files that pages refer to by an address with a hash of their bytes: fonts, drawings, icons, the share picture.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILY_DRAWINGS } from '../../domain/asset-names.ts';
import { type Family, familySchema, type Theme } from '../../domain/content/theme.ts';
import { complaint, type Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text.ts';
import { readContentFile, readText } from '../content/load.ts';
import type { Source } from '../content/source.ts';
import { type Cache, hashOf } from '../run/disk-cache.ts';
import type { Problems } from '../run/problems.ts';
import { type Fonts, fallbackMetrics, findFonts, subsetFonts } from './fonts.ts';
import { drawingFile, type Mark, readMark, resized } from './mark.ts';
import { type Colours, coloursOf, hexColours, recolour, styleColours } from './palette.ts';
import { factsOf, keyOf, loadSharp, unlessDamaged } from './sharp.ts';

interface Look {
  colours: Colours;
  fonts: Fonts;
  mark: Mark;
  /** Path data of a bullet of 12×20. */
  seed: string;
  /** Values of `theme(name)` in styles. */
  values: Readonly<Record<string, string>>;
}

export class Assets {
  /** Output path (without a slash at the start) to content. */
  readonly files = new Map<string, string | Uint8Array>();
  readonly look: Look;
  readonly cache: Cache;
  readonly #urls = new Map<string, string>();

  constructor(look: Look, cache: Cache) {
    this.look = look;
    this.cache = cache;
  }

  /** Adds a file, and returns its address: `frieze.svg` becomes `/assets/frieze.1a2b3c4d.svg`. */
  add(name: string, content: string | Uint8Array): string {
    const path = `assets/${name.replace(/(\.\w+)$/, `.${hashOf(content).slice(0, 8)}$1`)}`;
    this.files.set(path, content);
    this.#urls.set(name, `/${path}`);
    return `/${path}`;
  }

  /** The address of the file that was added as `name`; throws for any other name, which is a bug of ours. */
  url(name: string): string {
    const url = this.#urls.get(name);
    if (!url) throw new Error(`no asset "${name}"`);
    return url;
  }
}

/** Sides of the icons that the manifest names, in pixels. */
export const ICON_SIZES = [192, 512];

export async function makeAssets(
  root: string,
  { theme, files }: { theme: Theme; files: { sources: { theme?: Source } } },
  /** Unusual characters of the site's texts, which the fonts must have too: see {@link lettersIn}. */
  letters: string,
  { cache, problems }: { cache: Cache; problems: Problems },
): Promise<Assets> {
  const colours = coloursOf(theme.colours);
  const fonts = findFonts(theme, files.sources.theme, problems);
  /** The text of a drawing of the brand, empty after a problem. */
  const drawing = async (file: string): Promise<string> => {
    const text = readText(root, file);
    if (typeof text !== 'string') problems.add(text);
    else if (await factsOf(Buffer.from(resized(text)), cache)) return text;
    else problems.add({ file, ...DAMAGED });
    return '';
  };
  const text = await drawing(MARK);
  const read = text === '' ? [] : readMark(text, colours);
  if (Array.isArray(read)) problems.add(...read.map((one) => ({ file: MARK, ...one })));
  const mark = Array.isArray(read) ? NO_MARK : read;
  const family = await readFamily(root, theme, files.sources.theme, { cache, problems });
  const { seed, ...shapes } = family.values;
  const values = { ...styleColours(colours), ...shapes, ...(await fallbackMetrics(fonts, cache)) };
  const assets = new Assets({ colours, fonts, mark, seed, values }, cache);
  for (const [name, bytes] of await subsetFonts(fonts, letters, cache)) assets.add(name, bytes);
  for (const [name, svg] of family.drawings) assets.add(name, recolour(svg, colours));
  assets.files.set('favicon.svg', drawingFile(await drawing('content/favicon.svg'), colours));
  assets.add('compartilhar.png', readShare(root, problems));
  const hasIcons = mark !== NO_MARK && (await unlessDamaged(() => addIcons(assets)));
  if (!hasIcons) assets.add('marca.png', '');
  if (hasIcons === undefined) problems.add({ file: MARK, ...DAMAGED });
  return assets;
}

const MARK = 'content/mark.svg';
/** Used after a problem with the mark. */
const NO_MARK: Mark = { viewBox: '0 0 48 48', shapes: '', svg: '' };
const DAMAGED = complaint(
  'um desenho SVG que abra',
  'outra coisa, ou um danificado',
  'exporte de novo como SVG simples, em uma página do tamanho do desenho',
);

/** The folder of the drawings that all families share. */
const COMMON = 'comum';

/** The drawings of the theme's family and those that all share, by their names. */
async function readFamily(
  root: string,
  { motif }: Theme,
  source: Source | undefined,
  { cache, problems }: { cache: Cache; problems: Problems },
): Promise<{ drawings: Map<string, string>; values: Family }> {
  const art = join(root, 'art');
  const families = readdirSync(art, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== COMMON)
    .map(({ name }) => name);
  const family = families.includes(motif) ? motif : (families[0] ?? motif);
  if (family !== motif) problems.add(unknownFamily(motif, families, source));
  const drawings = new Map<string, string>();
  for (const folder of [COMMON, family]) {
    for (const name of readdirSync(join(art, folder)).filter((one) => one.endsWith('.svg'))) {
      const svg = readFileSync(join(art, folder, name), 'utf8');
      drawings.set(name, svg);
      if (await factsOf(Buffer.from(svg), cache)) continue;
      const message = 'expected a drawing that can be opened, found a damaged one';
      const fix = 'export it again as plain SVG';
      problems.add({ file: `art/${folder}/${name}`, message, fix });
    }
  }
  for (const name of [...FAMILY_DRAWINGS, ...PLAIN].filter((one) => !drawings.has(one))) {
    drawings.set(name, '');
    const message = 'expected a drawing, found none';
    const fix = 'draw it, or copy it from another family';
    problems.add({ file: `art/${family}/${name}`, message, fix });
  }
  const read = readContentFile(root, `art/${family}/family.json`, familySchema);
  problems.add(...read.problems);
  return { drawings, values: (read.data as Family | undefined) ?? NO_FAMILY };
}

/** Used after a problem with the theme's family. */
const NO_FAMILY: Family = { bullet: 'none', seed: '', 'hero-turn': '0deg' };

const PLAIN = Array.from({ length: 8 }, (_, index) => [
  `desenho-${index + 1}.svg`,
  `faixa-${index + 1}.svg`,
]).flat();

function unknownFamily(motif: string, families: string[], source: Source | undefined): Problem {
  return {
    file: 'content/theme.yaml',
    ...source?.at(['motif']),
    message: `esperado: uma pasta de art/ (${families.join(', ')}); encontrado: ${motif}`,
    fix: `escreva motif: ${nearest(motif, families) ?? families[0]}`,
  };
}

export const SHARE = 'content/share.png';

/** Reads the picture for links to the site: a PNG of 1200×630, as social networks ask for it. */
function readShare(root: string, problems: Problems): Uint8Array {
  const path = join(root, SHARE);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  const bytes = isFile ? readFileSync(path) : Buffer.alloc(0);
  // A PNG has its width at byte 16 and its height at byte 20: https://www.w3.org/TR/png/#11IHDR
  const isPng = bytes.length > 24 && bytes.toString('latin1', 1, 4) === 'PNG';
  const other = bytes.length === 0 ? 'nada' : 'outra coisa';
  const size = isPng ? `${bytes.readUInt32BE(16)} × ${bytes.readUInt32BE(20)}` : other;
  const found = isPng && !bytes.includes('IEND') ? `${size}, cortado no meio` : size;
  if (found !== '1200 × 630') {
    const fix =
      bytes.length === 0
        ? `copie uma imagem deste tamanho para ${SHARE}`
        : `abra a imagem em um editor e exporte como PNG de 1200 × 630 pixels em ${SHARE}`;
    problems.add({ file: SHARE, ...complaint('um PNG de 1200 × 630 pixels', found, fix) });
  }
  return bytes;
}

async function addIcons(assets: Assets): Promise<true> {
  assets.add('marca.png', await icon(512, 64, assets));
  assets.files.set('favicon.ico', icoFromPng(await icon(32, 2, assets), 32));
  assets.files.set('apple-touch-icon.png', await icon(180, 26, assets));
  for (const size of ICON_SIZES) {
    // A maskable icon may lose everything outside a circle of 80 % of its width.
    assets.files.set(`icone-${size}.png`, await icon(size, Math.round(size * 0.2), assets));
  }
  return true;
}

/** The mark on the page's ground, as a square PNG with a margin of `marginPx` on the left and right. */
function icon(sizePx: number, marginPx: number, { look, cache }: Assets): Promise<Uint8Array> {
  const { svg } = look.mark;
  const { light: background } = hexColours(look.colours);
  return cache.bytes(keyOf(hashOf(svg), `icon ${sizePx} ${marginPx} ${background}`), async () => {
    const sharp = loadSharp();
    const width = sizePx - 2 * marginPx;
    const mark = await sharp(Buffer.from(svg), { density: (72 * width) / 24 })
      .trim()
      .resize(width, width, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return sharp({ create: { width: sizePx, height: sizePx, channels: 3, background } })
      .composite([{ input: mark }])
      .png({ palette: true })
      .toBuffer();
  });
}

/** An .ico file may hold a PNG: a 6-byte header, one 16-byte entry, then the picture. */
function icoFromPng(png: Uint8Array, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
