// The style of each page: the sheets that its template names, bundled once a combination and inlined whole.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type * as Lightning from 'lightningcss';
import { nearest } from '../domain/text.ts';
import { sheetsOf } from '../templates/sheets.ts';
import type { Assets } from './assets.ts';
import type { Page } from './page.ts';
import type { Problems } from './problems.ts';
import { placeAt } from './source.ts';

const SAFARI = (17 << 16) | (5 << 8);
/**
 * Chrome 123, Firefox 121 and Safari 17.5: the first that know `light-dark()` and `:has()`. Without
 * the iPhone's by its name, prefixes that it alone needs are taken out.
 */
export const TARGETS = {
  chrome: 123 << 16,
  firefox: 121 << 16,
  safari: SAFARI,
  ios_saf: SAFARI,
};

const require = createRequire(import.meta.url);

/** Loaded where a style is made: commands that make none start sooner. */
function lightning(): typeof Lightning {
  return require('lightningcss');
}

/**
 * A style sheet with all that it imports, minified. Nothing here calls `bundle`: while another sheet is being bundled, whose
 * threads wait to have files read, it would keep this one from reading them, and both would wait for ever.
 */
export async function bundleSheet(projectRoot: string, filename: string): Promise<string> {
  const options = { projectRoot, filename, minify: true, targets: TARGETS };
  const { code } = await lightning().bundleAsync(options);
  return Buffer.from(code).toString();
}

/** One sheet in the list of styles/main.css, which also says their order and their layers. */
const IMPORT = /^@import "\.\/([\w/-]+)\.css"[^;\n]*;\n/gm;

/** The style of each combination of sheets that a page has, by their names with spaces between them. */
export async function bundleStyles(
  root: string,
  pages: readonly Pick<Page, 'sheets' | 'passphrase'>[],
  assets: Assets,
  problems: Problems,
): Promise<Map<string, string>> {
  const keys = new Set(pages.map(({ sheets }) => sheets.join(' ')));
  // What stands in the place of an encrypted page.
  if (pages.some(({ passphrase }) => passphrase)) keys.add(sheetsOf('locked').join(' '));
  checkStyles(root, assets, problems);
  const styles = [...keys].map(async (key): Promise<[string, string]> => {
    return [key, await bundleStyle(root, key.split(' '), assets, problems)];
  });
  return new Map(await Promise.all(styles));
}

/** A combination of sheets, minified, with the addresses and colours that it names; empty after a problem. */
async function bundleStyle(
  root: string,
  sheets: readonly string[],
  assets: Assets,
  problems: Problems,
): Promise<string> {
  const filename = join(root, 'styles/main.css');
  const entry = readFileSync(filename, 'utf8').replace(IMPORT, (line, name: string) =>
    sheets.includes(name) ? line : '',
  );
  try {
    const { code } = await lightning().bundleAsync({
      ...{ filename, projectRoot: root, minify: true, targets: TARGETS },
      include: lightning().Features.CustomMediaQueries,
      // It adds what no browser of these needs; the few that do are written by hand.
      exclude: lightning().Features.VendorPrefixes,
      drafts: { customMedia: true },
      resolver: { read: (path) => (path === filename ? entry : readFileSync(path, 'utf8')) },
    });
    return Buffer.from(code)
      .toString()
      .replace(/asset:([\w.-]+)/g, (_, name: string) => assets.url(name))
      .replace(/theme\(([\w-]+)\)/g, (call, name: string) => assets.look.values[name] ?? call);
  } catch (error) {
    const { loc, fileName = filename, message } = error as StyleError;
    if (!loc) throw error;
    problems.add({
      file: relative(root, fileName).replaceAll('\\', '/'),
      ...{ line: loc.line, column: loc.column },
      message: `expected CSS, found: ${message}`,
      fix: 'correct the rule at this place',
    });
    return '';
  }
}

interface StyleError extends Error {
  fileName?: string;
  loc?: { line: number; column: number };
}

const COMMENT = /\/\*.*?(?:\*\/|$)/gs;
const SET = /(?<![\w-])--[\w-]+(?= ?[:{])/g;
const ASKED = /(?<=var\(\s*)--[\w-]+(?=\s*\))/g;
const THEMED = /(?<=\btheme\()[\w-]+(?=\))/g;

/** Refuses names that nothing sets: browsers pass over such a rule in silence. */
function checkStyles(root: string, { look }: Assets, problems: Problems): void {
  const sheets = readdirSync(join(root, 'styles'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const file = `styles/${path.replaceAll('\\', '/')}`;
      // Comments are blanked out so that all else keeps its place.
      const blank = (comment: string): string => comment.replace(/./g, ' ');
      return { file, text: readFileSync(join(root, file), 'utf8').replace(COMMENT, blank) };
    });
  const properties = [...new Set(sheets.flatMap(({ text }) => text.match(SET) ?? []))];
  const asked = [
    { form: ASKED, known: properties, what: 'a custom property that a style sets' },
    { form: THEMED, known: Object.keys(look.values), what: 'a value of the theme' },
  ];
  for (const { file, text } of sheets) {
    for (const { form, known, what } of asked) {
      for (const { 0: name, index } of text.matchAll(form)) {
        if (known.includes(name)) continue;
        const guess = nearest(name, known);
        problems.add({
          ...{ file, ...placeAt(text, index) },
          message: `expected ${what}, found ${name}`,
          fix: guess ? `did you mean ${guess}?` : 'set it, or use another',
        });
      }
    }
  }
}
