// The web manifest, for visitors who keep the site on their phone.

import { themeColours } from '../../art/palette.ts';
import type { Site } from '../../domain/content/site.ts';
import { ICON_SIZES } from '../assets/make-pictures.ts';
import type { Output } from './output/output.ts';

export function writeManifest(site: Site, output: Output): void {
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: site.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: ICON_SIZES.map((size) => ({
      src: `/icone-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
  output.write('manifest.webmanifest', `${JSON.stringify(manifest)}\n`);
}
