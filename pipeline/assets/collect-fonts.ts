// Cuts what pages and paper need from the theme's fonts, and measures them.

import { versionOf } from '../package-version.ts';
import { hashOf } from '../store/hash.ts';
import type { Memo } from '../store/memo.ts';
import type { Assets } from './assets.ts';
import type { Font, Fonts } from './find-fonts.ts';
import type { Weights } from './font-weights.ts';
import { readTypeface, standInSize, type Typeface } from './set-type.ts';

interface Cut {
  name: string;
  role: keyof Fonts;
  /** One weight, or a range of them. */
  wght: number | { min: number; max: number };
}

/** Text has one weight: what it stresses is set in the other family. */
const SHOWN: readonly Cut[] = [
  { name: 'sans.woff2', role: 'sans', wght: { min: 400, max: 700 } },
  { name: 'serif.woff2', role: 'serif', wght: 400 },
];

/** One weight each: browsers write variable fonts into a PDF glyph by glyph, as drawings. */
const PRINTED: readonly Cut[] = [
  { name: 'papel-sans-500.woff2', role: 'sans', wght: 500 },
  { name: 'papel-sans-700.woff2', role: 'sans', wght: 700 },
];

/** `letters`: what the texts of the house have besides the usual ones, see {@link lettersIn}. */
export async function collectFonts(assets: Assets, fonts: Fonts, letters: string): Promise<void> {
  const tool = versionOf('subset-font');
  for (const one of [...SHOWN, ...PRINTED]) {
    const { name, role, wght } = one;
    const text = SHOWN.includes(one) ? PORTUGUESE + letters : LATIN;
    const { bytes, weights } = fonts[role];
    const options = { ...axesOf(weights, wght), keepFeatures: APPLIED };
    const key = ['woff2', hashOf(bytes), JSON.stringify(options), text, tool];
    const make = () => cutFont(bytes, text, { targetFormat: 'woff2', ...options });
    assets.add(name, await assets.memo.bytes(key.join('\n'), make));
  }
}

/** As far as the font goes; one of a single weight is cut as it is. */
function axesOf(weights: Weights, wght: Cut['wght']) {
  if (!weights) return {};
  const held = (weight: number): number => Math.min(weights.max, Math.max(weights.min, weight));
  if (typeof wght === 'number') return { variationAxes: { wght: held(wght) } };
  const [min, max] = [held(wght.min), held(wght.max)];
  return { variationAxes: { wght: min === max ? min : { min, max } } };
}

/** Where the licences of what visitors get are found: a file brings none. */
export function fontPackages({ sans, serif }: Fonts): { name: string; bytes: number }[] {
  return [sans, serif]
    .filter(({ name }, index, all) => {
      const isFirst = all.findIndex((font) => font.name === name) === index;
      return isFirst && !name.endsWith('.woff2');
    })
    .map(({ name, bytes }) => ({ name, bytes: bytes.length }));
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = '\u00a0\u202f–—−“”‘’«»‹›…·•×÷→←↑↓ºª°§©®™€½¼¾²³±¿¡';

/** What prose is made of: any other sign is in a font where a text has it. */
const PORTUGUESE = `${ASCII.replace(/[\\^`{|}~]/g, '')}áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ\u00a0–—−“”‘’…·•×ºª°§©`;

/** Every sign of the texts that is not in the fonts anyway, in order. */
export function lettersIn(texts: Iterable<string>): string {
  const usual = new RegExp(`[\n${PORTUGUESE.replace(/[\]-]/g, '\\$&')}]+`, 'gu');
  const found = new Set<string>();
  for (const text of texts) for (const sign of text.replace(usual, '')) found.add(sign);
  return [...found].sort().join('');
}

/** What browsers do with letters unasked, but for what composed ones never need; and figures of one width. */
const APPLIED = ['calt', 'kern', 'liga', 'rlig', 'rvrn', 'tnum'];

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

/** A face of one weight, to measure and to set lines in. */
export async function typefaceOf({ bytes, weights }: Font, wght: number): Promise<Typeface> {
  return readTypeface(
    await cutFont(bytes, LATIN, { targetFormat: 'truetype', ...axesOf(weights, wght) }),
  );
}

/** What the style sheet says of the faces that stand in until these arrive: as wide and as high. */
export async function standIns(fonts: Fonts, memo: Memo): Promise<Record<string, string>> {
  const tools = [versionOf('subset-font'), versionOf('harfbuzzjs')].join(' ');
  const key = [fonts.sans, fonts.serif].map(({ bytes }) => hashOf(bytes)).join(' ');
  const measured = await memo.bytes(`stand-ins of 450, 700 and 400 ${key} ${tools}`, async () => {
    const values = {
      // One stands in for all weights from 400 to 500: it is as wide as the one in the middle.
      ...standInOf('sans', 'sans', await typefaceOf(fonts.sans, 450)),
      ...standInOf('bold', 'bold', await typefaceOf(fonts.sans, 700)),
      ...standInOf('serif', 'serif', await typefaceOf(fonts.serif, 400)),
    };
    return Buffer.from(JSON.stringify(values));
  });
  return JSON.parse(Buffer.from(measured()).toString());
}

function standInOf(
  name: string,
  face: Parameters<typeof standInSize>[1],
  type: Typeface,
): Record<string, string> {
  const size = standInSize(type, face);
  const share = (value: number): string => `${Math.round((value / size) * 100_000) / 10}%`;
  return {
    [`${name}-size`]: `${size}%`,
    [`${name}-ascent`]: share(type.ascent),
    [`${name}-descent`]: share(type.descent),
  };
}
