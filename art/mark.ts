// The house's mark as the files that browsers and telephones ask for.
import type { MarkShapes } from './family.ts';
import { round, svg } from './geometry.ts';
import { palette } from './palette.ts';

/** A complete favicon file; its ink follows the system theme. */
export function faviconSvg({ small }: MarkShapes): string {
  const style = [
    `svg{color:${palette.basalto}}`,
    `@media(prefers-color-scheme:dark){svg{color:${palette.calcario}}}`,
  ].join('');
  return svg(16, 16, `<style>${style}</style>${small}`);
}

/**
 * A complete square icon for a rasteriser: the mark on the page's ground.
 * `margin` is the free space on the left and right, in pixels.
 */
export function iconSvg({ large }: MarkShapes, sizePx: number, margin: number): string {
  const drawn = { left: 2, top: 3.9, width: 44, height: 42.1 };
  const scale = (sizePx - 2 * margin) / drawn.width;
  const x = round(sizePx / 2 - (drawn.left + drawn.width / 2) * scale);
  const y = round(sizePx / 2 - (drawn.top + drawn.height / 2) * scale);
  const body = [
    `<path fill="${palette.calcario}" d="M0 0h${sizePx}v${sizePx}H0Z"/>`,
    `<g transform="translate(${x} ${y})scale(${Math.round(scale * 1000) / 1000})">`,
    large.replaceAll('currentColor', palette.basalto).replaceAll('class="lit" ', ''),
    '</g>',
  ].join('');
  return svg(sizePx, sizePx, body, `width="${sizePx}" height="${sizePx}"`);
}
