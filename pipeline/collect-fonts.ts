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
  for (const name of Object.keys(FONTS) as (keyof typeof FONTS)[]) {
    assets.add(name, readFont(name));
  }
}

export function readFont(name: keyof typeof FONTS): Buffer {
  return readFileSync(require.resolve(FONTS[name]));
}
