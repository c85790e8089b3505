// Gathers the files that every page may refer to: fonts, drawings, icons and the share image.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { Theme } from '../../domain/content/theme.ts';
import type { Problem } from '../../domain/problem.ts';
import { versionOf } from '../package-version.ts';
import { readText } from '../read/read-source.ts';
import type { Source } from '../source.ts';
import type { Outcome } from '../stages.ts';
import type { Memo } from '../store/memo.ts';
import { statsAt } from '../store/stats-at.ts';
import { Assets } from './assets.ts';
import {
  damagedDrawing,
  MARK,
  missingFile,
  notForLinks,
  readDrawings,
  readMark,
} from './drawings.ts';
import { cutFonts, findFonts, lettersIn, standIns } from './fonts.ts';
import { opens } from './open-picture.ts';
import { coloursOf, hexColours, recolour, styleColours } from './palette.ts';

/** Sides of the icons that the manifest names, in pixels. */
export const ICON_SIZES = [192, 512];

const SHARE = 'content/share.png';

interface Themed {
  theme: Theme;
  sources: { readonly theme?: Source };
  /** All that pages may show: the fonts need its letters. */
  texts: Iterable<string>;
}

export async function makeAssets(
  root: string,
  { theme, sources, texts }: Themed,
  memo: Memo,
): Promise<Outcome<Assets>> {
  const colours = coloursOf(theme.colours);
  const { value: fonts, problems: absent = [] } = findFonts(theme, sources.theme);
  const problems: Problem[] = [];
  /** One of the brand's own, empty after a problem. */
  const drawing = async (file: string): Promise<string> => {
    const { text, problems: unread } = readText(root, file);
    problems.push(...unread);
    if (text === undefined || (await opens(memo, Buffer.from(text)))) return text ?? '';
    problems.push(damagedDrawing(file));
    return '';
  };
  const { value: mark, problems: wrong = [] } = readMark(await drawing(MARK), colours);
  const drawn = await readDrawings(root, theme, colours, sources.theme, memo);
  const { seed, ...family } = drawn.value.values;
  const values = { ...styleColours(colours), ...family, ...(await standIns(fonts, memo)) };
  const assets = new Assets({ colours, fonts, mark, seed, values }, memo);
  for (const [name, bytes] of await cutFonts(fonts, lettersIn(texts), memo))
    assets.add(name, bytes);
  for (const [name, svg] of drawn.value.files) assets.add(name, svg);
  problems.push(...absent, ...wrong, ...(drawn.problems ?? []));
  assets.addFixed('favicon.svg', recolour(await drawing('content/favicon.svg'), colours));
  const isThere = statsAt(join(root, SHARE))?.isFile();
  const share = isThere ? readFileSync(join(root, SHARE)) : Buffer.alloc(0);
  const found = sizeOf(share);
  if (!isThere) problems.push(missingFile(SHARE));
  else if (found !== 'png of 1200 × 630') problems.push(notForLinks(SHARE, found));
  assets.add('compartilhar.png', share, 'compartilhar');
  if (mark.svg !== '') await addIcons(assets);
  else assets.add('marca.png', '');
  return { value: assets, problems };
}

/** Such as 'png of 1200 × 630'; undefined for what is no picture. */
function sizeOf(bytes: Uint8Array): string | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    return `${type} of ${width} × ${height}`;
  } catch {
    return undefined;
  }
}

async function addIcons(assets: Assets): Promise<void> {
  assets.add('marca.png', await icon(512, 64, assets));
  assets.addFixed('favicon.ico', icoFromPng(await icon(32, 2, assets), 32));
  assets.addFixed('apple-touch-icon.png', await icon(180, 26, assets));
  for (const size of ICON_SIZES) {
    // A maskable icon may lose everything outside a circle of 80 % of its width.
    assets.addFixed(`icone-${size}.png`, await icon(size, Math.round(size * 0.2), assets));
  }
}

/** The mark on the page's ground, as a square PNG: `marginPx` is free on the left and right. */
async function icon(sizePx: number, marginPx: number, { look, memo }: Assets): Promise<Buffer> {
  const { svg } = look.mark;
  const { light } = hexColours(look.colours);
  const key = ['icon', sizePx, marginPx, light, svg, versionOf('sharp')].join('\n');
  const bytes = await memo.bytes(key, async () => {
    const { default: sharp } = await import('sharp');
    const width = sizePx - 2 * marginPx;
    const mark = await sharp(Buffer.from(svg), { density: (72 * width) / 24 })
      .trim()
      .resize(width, width, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
    return sharp({
      create: { width: sizePx, height: sizePx, channels: 3, background: light },
    })
      .composite([{ input: mark }])
      .png({ palette: true })
      .toBuffer();
  });
  return Buffer.from(bytes());
}

/** An .ico file may hold a PNG: a 6-byte header, one 16-byte entry, then the picture. */
function icoFromPng(png: Buffer, size: number): Buffer {
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
