// Takes the two families, Latin subset and variable weight, out of their packages.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Assets } from './assets.ts';

const require = createRequire(import.meta.url);

export const FONTS = {
  'familjen-grotesk.woff2':
    '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2',
  'faustina.woff2': '@fontsource-variable/faustina/files/faustina-latin-wght-normal.woff2',
} as const;

export function collectFonts(assets: Assets): void {
  for (const name of fontNames) assets.add(name, readFont(name));
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
