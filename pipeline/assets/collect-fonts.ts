// Takes the two families, Latin subset and variable weight, out of their packages, and cuts what paper needs from them.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { versionOf } from '../package-version.ts';
import { cached } from '../store/cache.ts';
import { hashOf } from '../store/hash.ts';
import type { Assets } from './assets.ts';

const require = createRequire(import.meta.url);

export const FONTS = {
  'familjen-grotesk.woff2':
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  'faustina.woff2': '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2',
} as const;

/** One weight each: browsers write variable fonts into a PDF glyph by glyph, as drawings. */
const PRINTED = [
  { name: 'papel-sans-500.woff2', of: 'familjen-grotesk.woff2', wght: 500 },
  { name: 'papel-sans-700.woff2', of: 'familjen-grotesk.woff2', wght: 700 },
  { name: 'papel-serif-400.woff2', of: 'faustina.woff2', wght: 400 },
  { name: 'papel-serif-700.woff2', of: 'faustina.woff2', wght: 700 },
] as const;

export async function collectFonts(root: string, assets: Assets): Promise<void> {
  for (const name of fontNames) assets.add(name, readFont(name));
  const cut = await Promise.all(
    PRINTED.map(({ of, wght }) => {
      const font = readFont(of);
      const key = ['woff2', hashOf(font), wght, LATIN, versionOf('subset-font')].join('\n');
      return cached(root, key, () => cutFont(font, 'woff2', wght));
    }),
  );
  for (const [index, { name }] of PRINTED.entries()) {
    const bytes = cut[index];
    if (bytes) assets.add(name, bytes);
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

const LATIN = `${String.fromCodePoint(...Array.from({ length: 0x160 }, (_, index) => 0x20 + index))}–—−“”‘’…·×•→€™`;

/** A family at one weight. */
export async function cutFont(
  font: Buffer,
  targetFormat: 'woff2' | 'truetype',
  wght: number,
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(font, LATIN, { targetFormat, variationAxes: { wght } });
}
