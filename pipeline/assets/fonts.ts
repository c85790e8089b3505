// The theme's two fonts: cut to what pages and paper need, and measured for local fonts that stand in until they load.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Theme } from '../../domain/content/theme.ts';
import type { Source } from '../content/source.ts';
import { type Cache, hashOf } from '../run/disk-cache.ts';
import { installedPackage } from '../run/package-version.ts';
import type { Problems } from '../run/problems.ts';

interface Font {
  /** The package, as the theme names it. */
  name: string;
  bytes: Buffer;
  /** The range of weights that the font has. */
  weights: { min: number; max: number };
}

export interface Fonts {
  sans: Font;
  serif: Font;
}

type Role = keyof Fonts;

/** Used instead of a package that is not installed, so that the build can report all its problems. */
const KNOWN: Theme['fonts'] = {
  sans: '@fontsource-variable/familjen-grotesk',
  serif: '@fontsource-variable/faustina',
};

export function findFonts({ fonts }: Theme, source: Source | undefined, problems: Problems): Fonts {
  const find = (role: Role): Font => {
    try {
      return readFont(fonts[role]);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['MODULE_NOT_FOUND', 'ENOENT'].includes(code)) throw error;
      problems.add({
        file: 'content/theme.yaml',
        ...source?.at(['fonts', role]),
        message: `esperado: um pacote instalado com uma fonte de peso variável; ${fonts[role]} não está instalado`,
        fix: `rode npm install ${fonts[role]}; se esse pacote não existe, a letra não é variável: escolha outra em https://fontsource.org`,
      });
      return readFont(KNOWN[role]);
    }
  };
  return { sans: find('sans'), serif: find('serif') };
}

/** Reads a font from its package, which has one variable file for all weights. */
function readFont(name: string): Font {
  const { folder } = installedPackage(name);
  const file = join(folder, `files/${name.split('/')[1]}-latin-wght-normal.woff2`);
  const { variable } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  const { min, max } = variable.wght;
  return { name, bytes: readFileSync(file), weights: { min: Number(min), max: Number(max) } };
}

interface FontSubset {
  name: string;
  role: Role;
  /** One weight, or a range of them. */
  wght: number | { min: number; max: number };
}

/** The fonts of the screen. The serif has one weight: stressed words are set in the sans. */
const ON_SCREEN: readonly FontSubset[] = [
  { name: 'sans.woff2', role: 'sans', wght: { min: 400, max: 700 } },
  { name: 'serif.woff2', role: 'serif', wght: 400 },
];

/** The fonts of paper, with one weight each: browsers write a variable font into a PDF as drawings of its glyphs. */
const ON_PAPER: readonly FontSubset[] = [
  { name: 'papel-sans-500.woff2', role: 'sans', wght: 500 },
  { name: 'papel-sans-700.woff2', role: 'sans', wght: 700 },
];

/** Font files by name. `letters` are the unusual characters of the site's texts: see {@link lettersIn}. */
export async function subsetFonts(
  fonts: Fonts,
  letters: string,
  cache: Cache,
): Promise<[name: string, bytes: Uint8Array][]> {
  const subsets = [...ON_SCREEN, ...ON_PAPER].map(async (one): Promise<[string, Uint8Array]> => {
    const font = fonts[one.role];
    const isShown = ON_SCREEN.includes(one);
    const text = isShown ? PORTUGUESE + letters : LATIN;
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: withinFont(font, one.wght) },
      // Not `rvrn` on paper: it swaps the bold `$` for a form that Firefox leaves out of a PDF.
      keepFeatures: APPLIED.filter((name) => isShown || name !== 'rvrn'),
    } as const;
    const key = ['woff2', hashOf(font.bytes), JSON.stringify(options), text, tool()].join('\n');
    return [one.name, await cache.bytes(key, () => subset(font, text, options))];
  });
  return Promise.all(subsets);
}

const tool = (): string => installedPackage('subset-font').version;

/** Limits a weight or a range to those that the font has. */
function withinFont({ weights }: Font, wght: FontSubset['wght']): FontSubset['wght'] {
  const within = (weight: number) => Math.min(weights.max, Math.max(weights.min, weight));
  return typeof wght === 'number' ? within(wght) : { min: within(wght.min), max: within(wght.max) };
}

async function subset(
  { bytes }: Font,
  text: string,
  options: Parameters<typeof import('subset-font').default>[2],
): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(bytes, text, options);
}

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const SIGNS = '\u00a0\u202f–—−“”‘’«»‹›…·•×÷→←↑↓ºª°§©®™€½¼¾²³±¿¡';

/** Letters of Portuguese prose; other letters are in a font only if a text has them. */
const PORTUGUESE = `${ASCII.replace(/[\\^`{|}~]/g, '')}áàâãéêíóôõúüçÁÀÂÃÉÊÍÓÔÕÚÜÇ\u00a0–—−“”‘’…·•×ºª°§©`;

/** For each unit of a text 1 if the fonts have it anyway. */
const USUAL = new Uint8Array(0x10000);
for (const letter of `\n${PORTUGUESE}`) USUAL[letter.charCodeAt(0)] = 1;

/** The sorted characters of the texts that the fonts would not have anyway. */
export function lettersIn(texts: Iterable<string>): string {
  const found = new Set<string>();
  for (const text of texts)
    for (let at = 0; at < text.length; at++)
      if (USUAL[text.charCodeAt(at)] === 0) {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
        found.add(sign);
        at += sign.length - 1;
      }
  return [...found].sort().join('');
}

/** OpenType features to keep: those that browsers apply by default, without composed letters; and tabular figures. */
const APPLIED = ['calt', 'kern', 'liga', 'rlig', 'rvrn', 'tnum'];

/** The fonts for paper have all characters of Western Europe, since they are fetched only to print. */
const LATIN = `${ASCII}${String.fromCodePoint(...Array.from({ length: 0xe0 }, (_, index) => 0xa0 + index))}${SIGNS}`;

/** Local fonts to stand in until ours load (Arial, its bold, Times New Roman). `width`: the mean of a letter, in em. */
const STAND_INS = [
  { name: 'sans', role: 'sans', wght: 450, width: 0.4458 },
  { name: 'bold', role: 'sans', wght: 700, width: 0.48 },
  { name: 'serif', role: 'serif', wght: 400, width: 0.4063 },
] as const;

/** Values for the style sheet that make the stand-ins as wide and as high as our fonts. */
export async function fallbackMetrics(fonts: Fonts, cache: Cache): Promise<Record<string, string>> {
  const digests = [fonts.sans, fonts.serif].map(({ bytes }) => hashOf(bytes));
  const key = ['stand-ins', ...digests, JSON.stringify(STAND_INS), tool()].join(' ');
  const measured = await cache.bytes(key, async () => {
    const { fromBuffer } = await import('@capsizecss/unpack');
    const values: Record<string, string> = {};
    for (const { name, role, wght, width } of STAND_INS) {
      const axes = { wght: withinFont(fonts[role], wght) };
      const options = { targetFormat: 'truetype', variationAxes: axes } as const;
      const letters = await subset(fonts[role], LATIN, options);
      const { unitsPerEm, xWidthAvg, ascent, descent } = await fromBuffer(letters);
      const size = Math.round((xWidthAvg / unitsPerEm / width) * 100);
      const share = (units: number) => `${Math.round((units / unitsPerEm / size) * 100_000) / 10}%`;
      values[`${name}-size`] = `${size}%`;
      values[`${name}-ascent`] = share(ascent);
      values[`${name}-descent`] = share(-descent);
    }
    return Buffer.from(JSON.stringify(values));
  });
  return JSON.parse(Buffer.from(measured).toString());
}
