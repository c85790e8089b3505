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

/** Length of the one path every seed reuses; each seed scales it. */
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

/** The path every seed reuses, to be placed inside `<defs>`. */
function pinhaSeedSymbol(id: string): string {
  return `<path id="${id}" d="${petalPath(unitLength, unitWidth)}"/>`;
}

/** The seeds of one ink around (0, 0), as references to the path `id`. */
function pinhaSeedUses(seeds: PinhaSeed[], ink: Ink, id: string): string {
  return seeds
    .filter((seed) => seed.ink === ink)
    .map(({ angle, radius, length }) => {
      // Thousandths of the drawing: finer figures are not seen, and are a fifth of its weight.
      const scale = Math.round((length / unitLength) * 100);
      const transform = `rotate(${round(angle)})translate(0-${Math.round(radius)})scale(.${scale})`;
      return `<use href="#${id}" transform="${transform}"/>`;
    })
    .join('');
}

function inks(colours: Record<Ink, string>): string {
  return `svg{--stone:${colours.stone};--green:${colours.green};--lit:${colours.lit}}`;
}

function lightingDelays(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    return `.l :nth-child(${index + 1}){animation-delay:${index * 38}ms}`;
  })
    .slice(1)
    .join('');
}

function styles(litCount: number): string {
  return [
    inks(light),
    `@media(prefers-color-scheme:dark){${inks(dark)}}`,
    '.s{fill:var(--stone)}.g{fill:var(--green)}.l{fill:var(--lit)}',
    '@media(prefers-reduced-motion:no-preference){',
    '@keyframes light{from{fill:var(--stone)}}',
    '.l use{animation:light .5s cubic-bezier(.2,.7,.2,1) backwards}',
    lightingDelays(litCount),
    '}',
  ].join('');
}

/** A complete file, 1000×1000, which follows the theme and the motion preference. */
export function pinhaSvg(): string {
  const seeds = pinhaSeeds();
  const group = (name: string, ink: Ink): string =>
    `<g class="${name}">${pinhaSeedUses(seeds, ink, 'p')}</g>`;
  const litCount = seeds.filter((seed) => seed.ink === 'lit').length;
  const body = [
    `<style>${styles(litCount)}</style><defs>${pinhaSeedSymbol('p')}</defs>`,
    `<g transform="translate(${frameSize / 2} ${frameSize / 2})">`,
    `${group('s', 'stone')}${group('g', 'green')}${group('l', 'lit')}</g>`,
  ].join('');
  return svg(frameSize, frameSize, body, `width="${frameSize}" height="${frameSize}"`);
}

/** The lit arm and the two green ones as if the fire had reached them, to lie over the pinha: 1000×1000. */
export function litPinhaSvg(): string {
  const seeds = pinhaSeeds().map((seed) => ({ ...seed, ink: 'lit' as const }));
  const burning = seeds.filter((_, index) => inkOf(index) !== 'stone');
  const body = [
    `<style>${inks(light)}@media(prefers-color-scheme:dark){${inks(dark)}}.l{fill:var(--lit)}</style>`,
    `<defs>${pinhaSeedSymbol('p')}</defs>`,
    `<g class="l" transform="translate(${frameSize / 2} ${frameSize / 2})">${pinhaSeedUses(burning, 'lit', 'p')}</g>`,
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
