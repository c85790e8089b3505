// The pinha of the home page: 500 pinhões in a golden spiral whose ember arm lights seed by seed.
import { type Point, petalPath, placed, polar, round, svg } from '../geometry.ts';
import { palette } from '../palette.ts';

type Ink = 'stone' | 'green' | 'lit';

export interface PinhaSeed {
  angle: number;
  /** Distance of its tip from the core. */
  radius: number;
  length: number;
  ink: Ink;
}

/** Length of the one path that every seed scales. */
const unitLength = 100;
const unitWidth = unitLength * (0.72 / 1.14);
const arms = 21;
const frameSize = 1000;

const light = { stone: palette.basalto, green: palette.leaf, lit: palette.brasa };
const dark = {
  stone: palette.pale,
  green: palette.broto,
  lit: palette.emberDark,
};

function inkOf(index: number): Ink {
  const arm = (((index - 4) % arms) + arms) % arms;
  if (arm === 0) return 'lit';
  return arm === 8 || arm === 13 ? 'green' : 'stone';
}

/** The seeds from the core outwards. */
export function pinhaSeeds(count = 500, reach = 477.5): PinhaSeed[] {
  const growth = 0.56;
  return Array.from({ length: count }, (_, index) => {
    const turn = index + 1.6;
    const radius = reach * (turn / (count + 2)) ** growth;
    const step = radius * Math.sqrt((2 * Math.PI * growth) / turn);
    const length = 1.14 * step;
    const angle = (137.50776 * index - 26 + 360) % 360;
    return { angle, radius: radius - length / 2, length, ink: inkOf(index) };
  });
}

const seedPath = petalPath(unitLength, unitWidth);

/**
 * Seeds around (0, 0). Each is a path of its own: what only refers to one is twice as many elements
 * for a browser, and took it three times as long before the first paint.
 */
function drawn(seeds: PinhaSeed[], attributes: (index: number) => string = () => ''): string {
  return seeds
    .map(({ angle, radius, length }, index) => {
      // Thousandths of the drawing: finer figures are not seen, and are a fifth of its weight.
      const scale = Math.round((length / unitLength) * 100);
      const transform = `rotate(${round(angle)})translate(0-${Math.round(radius)})scale(.${scale})`;
      return `<path d="${seedPath}" transform="${transform}"${attributes(index)}/>`;
    })
    .join('');
}

function inks(colours: Record<Ink, string>): string {
  return `svg{--stone:${colours.stone};--green:${colours.green};--lit:${colours.lit}}`;
}

function styles(): string {
  return [
    inks(light),
    `@media(prefers-color-scheme:dark){${inks(dark)}}`,
    '.s{fill:var(--stone)}.g{fill:var(--green)}.l{fill:var(--lit)}',
    '@media(prefers-reduced-motion:no-preference){',
    '@keyframes light{from{fill:var(--stone)}}',
    '.l path{animation:light .5s cubic-bezier(.2,.7,.2,1) backwards}}',
  ].join('');
}

/** A complete file, 1000×1000, which follows the theme and the motion preference. */
export function pinhaSvg(): string {
  const seeds = pinhaSeeds();
  const group = (name: string, ink: Ink, attributes?: (index: number) => string): string =>
    `<g class="${name}">${drawn(
      seeds.filter((seed) => seed.ink === ink),
      attributes,
    )}</g>`;
  const body = [
    `<style>${styles()}</style><g transform="translate(${frameSize / 2} ${frameSize / 2})">`,
    group('s', 'stone'),
    group('g', 'green'),
    `${group('l', 'lit', (index) => ` style="animation-delay:${index * 38}ms"`)}</g>`,
  ].join('');
  return svg(frameSize, frameSize, body, `width="${frameSize}" height="${frameSize}"`);
}

/** The lit arm and the two green ones as if the fire had reached them, to lie over the pinha: 1000×1000. */
export function litPinhaSvg(): string {
  const burning = pinhaSeeds().filter(({ ink }) => ink !== 'stone');
  const body = [
    `<style>${inks(light)}@media(prefers-color-scheme:dark){${inks(dark)}}.l{fill:var(--lit)}</style>`,
    `<g class="l" transform="translate(${frameSize / 2} ${frameSize / 2})">${drawn(burning)}</g>`,
  ].join('');
  return svg(frameSize, frameSize, body, `width="${frameSize}" height="${frameSize}"`);
}

/** A pinha for the share image, around (1000, 300); where words stand its seeds are unlit. */
export function sharedPinha(isTaken: (at: Point, space: number) => boolean): string {
  const core = { x: 1000, y: 300 };
  const fills = { stone: palette.calcario, green: palette.broto, lit: palette.brasa };
  return pinhaSeeds(380, 520)
    .map(({ angle, radius, length, ink }) => {
      const middle = polar(core, radius + length / 2, angle);
      const fill = isTaken(middle, length * 0.9) ? palette.basalto2 : fills[ink];
      const d = petalPath(length, length * (0.72 / 1.14));
      return `<path fill="${fill}" transform="${placed(polar(core, radius, angle), angle)}" d="${d}"/>`;
    })
    .join('');
}
