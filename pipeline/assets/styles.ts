// The style of the site: bundled once, and cut for each page to what its classes need.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type * as Lightning from 'lightningcss';
import { nearest } from '../../domain/text.ts';
import { placeAt } from '../content/source.ts';
import type { Problems } from '../run/problems.ts';
import type { Assets } from './assets.ts';
import { dropUnusedProperties, parseCss, propertiesIn, purgeCss } from './purge-css.ts';

const SAFARI = (17 << 16) | (5 << 8);
/**
 * Chrome 123, Firefox 121 and Safari 17.5 are the first that know `light-dark()` and `:has()`. The iPhone's
 * Safari has its own name, without which lightningcss would remove prefixes that it alone needs.
 */
const TARGETS = {
  chrome: 123 << 16,
  firefox: 121 << 16,
  safari: SAFARI,
  ios_saf: SAFARI,
};

const require = createRequire(import.meta.url);

/** Loaded when a style is made, so that commands that make none start sooner. */
function lightning(): typeof Lightning {
  return require('lightningcss');
}

/**
 * A minified style sheet with all that it imports. Always by `bundleAsync`: `bundle` blocks this thread, and would wait
 * for ever if another sheet is being bundled, whose files this thread reads.
 */
export async function bundleSheet(projectRoot: string, filename: string): Promise<string> {
  const options = { projectRoot, filename, minify: true, targets: TARGETS };
  const { code } = await lightning().bundleAsync(options);
  return Buffer.from(code).toString();
}

/** The style of the site, which is cut to the classes of each page. */
export class Styles {
  readonly #sheet: ReturnType<typeof parseCss>;
  /** All classes in its rules. */
  readonly #classes: readonly string[];
  readonly #cuts = new Map<string, string>();

  /** Custom properties that other styles refer to: on paper, and of scripts. */
  readonly #shared: readonly string[];

  constructor(whole: string, others: readonly string[]) {
    this.#sheet = parseCss(whole);
    this.#shared = others.flatMap(propertiesIn);
    this.#classes = [...new Set(whole.match(CLASS))];
  }

  /** The style of a page whose HTML and scripts have these classes. */
  purgeFor(classes: ReadonlySet<string>): string {
    const key = this.#classes.filter((name) => classes.has(name)).join(' ');
    const cut =
      this.#cuts.get(key) ?? dropUnusedProperties(purgeCss(this.#sheet, classes), this.#shared);
    this.#cuts.set(key, cut);
    return cut;
  }
}

const CLASS = /(?<=\.)[a-z][\w-]*/g;
const MAIN = 'styles/main.css';

/** Bundles the site's style, and adds the sheet for paper to the assets. After a problem the style is empty. */
export async function bundleStyles(
  root: string,
  assets: Assets,
  problems: Problems,
): Promise<Styles> {
  const unread = new Set<string>();
  const [whole, print] = await Promise.all(
    [MAIN, 'styles/print.css'].map((file) => bundleStyle(root, file, { assets, unread }, problems)),
  );
  checkStyles(root, assets, unread, problems);
  assets.add('papel.css', print ?? '');
  const ofScripts = sheetsIn(root, 'islands').map(({ text }) => text);
  return new Styles(whole ?? '', [print ?? '', ...ofScripts]);
}

/**
 * A minified style with its assets' addresses and the theme's colours filled in; empty after a problem. Adds to
 * `unread` the names that lightningcss does not know: properties, `@rules`, `:pseudo-classes`.
 */
async function bundleStyle(
  root: string,
  file: string,
  { assets, unread }: { assets: Assets; unread: Set<string> },
  problems: Problems,
): Promise<string> {
  const filename = join(root, file);
  try {
    const { Features, bundleAsync, transform } = lightning();
    // No prefixes are added: the few that one of these browsers needs are written by hand.
    const options = { filename, minify: true, targets: TARGETS, exclude: Features.VendorPrefixes };
    const bundled = await bundleAsync({
      ...options,
      projectRoot: root,
      include: Features.CustomMediaQueries,
      drafts: { customMedia: true },
      visitor: { Declaration: { custom: ({ name }) => void unread.add(name) } },
    });
    for (const { value } of bundled.warnings)
      unread.add(typeof value === 'string' ? `@${value}` : `:${Object(value).value}`);
    const filled = Buffer.from(bundled.code)
      .toString()
      .replace(/asset:([\w.-]+)/g, (_, name: string) => assets.url(name))
      .replace(/theme\(([\w-]+)\)/g, (call, name: string) => assets.look.values[name] ?? call);
    // Minified again, since values of the theme may be shorter together: `light-dark(red,red)` is `red`.
    return Buffer.from(transform({ ...options, code: Buffer.from(filled) }).code).toString();
  } catch (error) {
    const { loc, fileName = filename, message } = error as StyleError;
    if (!loc) throw error;
    problems.add({
      file: relative(root, fileName).replaceAll('\\', '/'),
      line: loc.line,
      column: loc.column,
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
const WORD = /(?<![\w.-])@?[a-z][\w-]*|:[a-z][\w-]*/g;
/** Right names besides MDN's: `@custom-media`, and the margin boxes of `@page`. */
const KNOWN = /^@(?:custom-media$|(?:top|right|bottom|left)-)/;
const STRING = /"[^"\n]*"|'[^'\n]*'/g;

/** Spaces in the place of a comment, so that lines and columns stay right. */
const blank = (text: string): string => text.replace(/./g, ' ');

/** Refuses names that nothing sets or reads, since browsers ignore such a declaration silently, and open braces. */
function checkStyles(
  root: string,
  { look }: Assets,
  unread: ReadonlySet<string>,
  problems: Problems,
): void {
  const sheets = sheetsIn(root, 'styles');
  const properties = [...new Set(sheets.flatMap(({ text }) => text.match(SET) ?? []))];
  const asked = [
    { form: ASKED, known: properties, what: 'a custom property that a style sets' },
    { form: THEMED, known: Object.keys(look.values), what: 'a value of the theme' },
  ];
  // MDN's data, which has more names than lightningcss, and the descriptors of `@page`.
  const lists = ['properties', 'at-rules', 'selectors'].map((name) =>
    require(`mdn-data/css/${name}.json`),
  );
  const names = Object.keys(Object.assign({}, ...lists, lists[1]['@page'].descriptors));
  // Of `::before`, WORD matches `:before`.
  const isOwn = (name: string) => KNOWN.test(name) || names.includes(`:${name}`);
  // The warnings of a bundle are not complete, so that rules are not left to them.
  const isUnread = (name: string) => name.startsWith('@') || unread.has(name);
  asked.push({ form: WORD, known: names, what: 'a name of CSS' });
  for (const { file, text } of sheets) {
    const signs = [...text.replace(STRING, blank).matchAll(/[{}]/g)];
    const open: number[] = [];
    for (const { 0: sign, index } of signs) sign === '{' ? open.push(index) : open.pop();
    const message = 'expected a } for this {, found the end of the file';
    const fix = 'write the } where the rule ends';
    for (const index of open.slice(-1))
      problems.add({ file, ...placeAt(text, index), message, fix });
    for (const { form, known, what } of asked) {
      for (const { 0: name, index } of text.matchAll(form)) {
        if (known.includes(name) || (form === WORD && (!isUnread(name) || isOwn(name)))) continue;
        const guess = nearest(name, known);
        problems.add({
          file,
          ...placeAt(text, index),
          message: `expected ${what}, found ${name}`,
          fix: guess ? `did you mean ${guess}?` : 'set it, or use another',
        });
      }
    }
  }
}

/** The style sheets of a folder, with spaces for comments, so that lines and columns stay right. */
function sheetsIn(root: string, folder: string): { file: string; text: string }[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => path.endsWith('.css'))
    .map((path) => {
      const file = `${folder}/${path.replaceAll('\\', '/')}`;
      return { file, text: readFileSync(join(root, file), 'utf8').replace(COMMENT, blank) };
    });
}
