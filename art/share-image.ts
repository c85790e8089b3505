// The picture that social networks show for a link: a pinha on basalt, the wordmark and one headline.
import { pinhaoPath, placed, polar, round, svg } from './geometry.ts';
import { markShapes } from './mark.ts';
import { palette } from './palette.ts';
import { type PinhaSeed, pinhaSeeds } from './pinha.ts';

export interface ShareBrand {
  name: string;
  /** The headline, broken by hand into at most three lines. */
  line: string;
  place: string;
}

const frame = { width: 1200, height: 630 };
const left = 72;
const core = { x: 1000, y: 300 };
const reach = 520;
const sans = 'font-family="Familjen Grotesk" font-weight="700"';

interface Headline {
  lines: string[];
  size: number;
  /** Baseline of the first line. */
  top: number;
  leading: number;
}

/** Mean advance of the headline face, tracking included, as a share of its size. */
const advance = 0.465;

function headlineOf(text: string): Headline {
  const lines = text.split('\n').slice(0, 3);
  const longest = Math.max(...lines.map((line) => line.length), 1);
  const size = Math.round(Math.min(100, 660 / (longest * advance)));
  const leading = size * 0.97;
  const last = 534;
  return { lines, size, leading, top: last - (lines.length - 1) * leading };
}

/** Whether a seed comes near the words or lies below them; those stay unlit. */
function isUnderWords(seed: PinhaSeed, headline: Headline): boolean {
  const { x, y } = polar(core, seed.radius + seed.length / 2, seed.angle);
  const space = seed.length * 0.9;
  const below = headline.lines.slice(0, linesBegunAt(headline, y + space));
  const longest = Math.max(0, ...below.map((line) => line.length));
  return longest > 0 && x < left + longest * headline.size * advance + space;
}

/** How many lines of the headline have begun at the height `y`. */
function linesBegunAt({ size, top, leading }: Headline, y: number): number {
  return Math.max(0, Math.floor((y - top + size * 0.75) / leading) + 1);
}

function seedShape(seed: PinhaSeed, headline: Headline): string {
  const inks = { stone: palette.calcario, green: palette.broto, lit: palette.brasa };
  const fill = isUnderWords(seed, headline) ? palette.basalto2 : inks[seed.ink];
  const transform = placed(polar(core, seed.radius, seed.angle), seed.angle);
  const d = pinhaoPath(seed.length, seed.length * (0.72 / 1.14));
  return `<path fill="${fill}" transform="${transform}" d="${d}"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function words({ lines, size, top, leading }: Headline): string {
  return lines
    .map((line, index) => {
      const at = `x="${left}" y="${round(top + index * leading)}"`;
      return `<text ${at} ${sans} font-size="${size}" letter-spacing="${round(-0.04 * size)}">${escaped(line)}</text>`;
    })
    .join('');
}

function lockup(name: string): string {
  const mark = markShapes().replaceAll('currentColor', palette.calcario);
  return [
    `<g transform="translate(${left - 3} 56)scale(1.5)">${mark}</g>`,
    `<text x="${left + 84}" y="113" ${sans} font-size="54" letter-spacing="-2.4">${escaped(name)}</text>`,
  ].join('');
}

/** A complete file, 1200×630, in plain hex colours for a rasteriser. */
export function shareImageSvg(brand: ShareBrand): string {
  const headline = headlineOf(brand.line);
  const place = `<text x="${left}" y="586" font-family="'Faustina Light', Faustina" font-size="26" fill="${palette.salvia}">${escaped(brand.place)}</text>`;
  const body = [
    `<path fill="${palette.basalto}" d="M0 0h${frame.width}v${frame.height}H0Z"/>`,
    pinhaSeeds(380, reach)
      .map((seed) => seedShape(seed, headline))
      .join(''),
    `<g fill="${palette.calcario}">${lockup(brand.name)}${words(headline)}</g>${place}`,
  ].join('');
  return svg(frame.width, frame.height, body, `width="${frame.width}" height="${frame.height}"`);
}
