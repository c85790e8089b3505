// Takes the two families, Latin subset and variable weight, out of their packages, and cuts what paper needs from them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { versionOf } from '../package-version.ts';
import { hashOf } from '../store/hash.ts';
import type { Assets } from './assets.ts';

const require = createRequire(import.meta.url);

export const FONTS = {
  'familjen-grotesk.woff2':
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  'faustina.woff2': '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2',
} as const;

interface Cut {
  name: string;
  of: keyof typeof FONTS;
  /** One weight, or a range of them. */
  wght: number | { min: number; max: number };
}

/** Text has one weight but for few words, whose file is fetched where they stand. */
const SHOWN: readonly Cut[] = [
  { name: 'familjen-grotesk.woff2', of: 'familjen-grotesk.woff2', wght: { min: 400, max: 700 } },
  { name: 'faustina.woff2', of: 'faustina.woff2', wght: 400 },
  { name: 'faustina-forte.woff2', of: 'faustina.woff2', wght: 600 },
];

/** One weight each: browsers write variable fonts into a PDF glyph by glyph, as drawings. */
const PRINTED: readonly Cut[] = [
  { name: 'papel-sans-500.woff2', of: 'familjen-grotesk.woff2', wght: 500 },
  { name: 'papel-sans-700.woff2', of: 'familjen-grotesk.woff2', wght: 700 },
];

export async function collectFonts(assets: Assets): Promise<void> {
  const tool = versionOf('subset-font');
  for (const one of [...SHOWN, ...PRINTED]) {
    const { name, of, wght } = one;
    const text = SHOWN.includes(one) ? PORTUGUESE : LATIN;
    const font = readFont(of);
    const key = ['woff2', hashOf(font), JSON.stringify(wght), text, tool];
    const make = () => cutFont(font, text, { targetFormat: 'woff2', variationAxes: { wght } });
    assets.add(name, await assets.memo.bytes(key.join('\n'), make));
  }
}

export const fontNames = Object.keys(FONTS) as (keyof typeof FONTS)[];

/** The packages that they come from. */
export function fontPackages(): { name: string; bytes: number }[] {
  return fontNames.map((name) => ({
    name: FONTS[name].split('/').slice(0, 2).join('/'),
    bytes: readFont(name).length,
  }));
}

export function readFont(name: keyof typeof FONTS): Buffer {
  return readFileSync(require.resolve(FONTS[name]));
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = '\u00a0\u202f–—−“”‘’«»‹›…·•×÷→←↑↓ºª°§©®™€½¼¾²³±¿¡';

/** Letters of Spanish and German names too; one that is in none of these comes from the face that stands in. */
const PORTUGUESE = `${ASCII}áàâãäéêíóôõöúüçñÁÀÂÃÄÉÊÍÓÔÕÖÚÜÇÑß${SIGNS}`;

/** Paper is fetched by whoever prints, and may have any letter of Western Europe. */
const LATIN = `${ASCII}${String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, index) => 0xa0 + index))}${SIGNS}`;

/** A family with the letters of a text, at the weights that are asked for. */
async function cutFont(
  font: Buffer,
  text: string,
  options: Parameters<typeof import('subset-font').default>[2],
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(font, text, options);
}

/** Font for drawings that become pictures. */
export function cutForDrawing(font: Buffer, wght: number): Promise<Buffer> {
  return cutFont(font, LATIN, { targetFormat: 'truetype', variationAxes: { wght } });
}
