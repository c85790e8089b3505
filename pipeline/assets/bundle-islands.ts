// Bundles what reaches the browser: one file an island, what they share in files of their own, and the loader.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildFailure, BuildOptions, Message, Metafile } from 'esbuild';
import { fixedClasses, type IslandName } from '../../domain/islands.ts';
import type { Problem } from '../../domain/problem.ts';
import { refuseOddFiles } from '../read/refuse-odd-files.ts';
import type { Outcome } from '../stages.ts';
import { digestOfAll } from '../store/file-digest.ts';
import { hashOf } from '../store/hash.ts';
import { Memo } from '../store/memo.ts';
import { preactForReact, quietSonner, styleText } from './island-plugins.ts';
import { propertiesIn } from './styles/stylesheet.ts';

export interface Scripts {
  /** Output path (without a slash at the start) to text. */
  files: Readonly<Record<string, string>>;
  loaders: Loaders;
  islands: Readonly<Record<string, IslandCode>>;
  /** What of them is not ours. */
  packages: PackageSizes;
}

/** One of them wakes the islands of each page that has some. */
export interface Loaders {
  loader: string;
  /** For pages where all islands wait for a press. */
  press: string;
  /** The address of what stands in its place beside open proposals. */
  proposal: string;
}

/** What a page has to know of an island's code. */
export interface IslandCode {
  /** Addresses of its own script, first, and of every script that it needs at once. */
  addresses: string[];
  /** The classes and custom properties that it may bring into the page after its first HTML. */
  classes: string[];
  properties: string[];
}

/** What builds of the same `islands/` share: the first of them puts it in. */
export interface SharedScripts {
  scripts?: Outcome<Scripts>;
}

export const NO_SCRIPTS: Scripts = {
  files: {},
  loaders: { loader: '', press: '', proposal: '' },
  islands: {},
  packages: {},
};

/** The style sheet's browsers. */
const SHARED = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions;

/** Bundled by itself: the bundler shares whole files, and forms would bring the words of proposals. */
const ALONE: IslandName = 'quote';

/** What goes into scripts, sheets of theirs too; packages are named by the program. */
const FOLDERS = ['islands', 'domain'];

/** Scripts of all islands; none after a problem. */
export async function bundleIslands(
  root: string,
  memo = new Memo(),
  shared?: SharedScripts,
): Promise<Outcome<Scripts>> {
  if (shared?.scripts) return shared.scripts;
  const digest = (): string => digestOfAll(root, FOLDERS);
  const scripts = await memo.made('islands', digest, () => makeScripts(root));
  if (shared) shared.scripts = scripts;
  return scripts;
}

async function makeScripts(root: string): Promise<Outcome<Scripts>> {
  if (!existsSync(join(root, 'islands'))) return { value: NO_SCRIPTS };
  const odd = refuseOddFiles(root, 'islands');
  if (odd.length > 0) return { value: NO_SCRIPTS, problems: odd };
  try {
    const [loader, press, proposal, { files, ...others }] = await Promise.all([
      bundleLoader(root, 'loader'),
      bundleLoader(root, 'press'),
      bundleLoader(root, 'proposal'),
      bundleEntries(root),
    ]);
    const path = `assets/proposta.${hashOf(proposal).slice(0, 8)}.js`;
    const loaders = { loader, press, proposal: `/${path}` };
    return { value: { loaders, files: { ...files, [path]: proposal }, ...others } };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return { value: NO_SCRIPTS, problems: [...errors.map(explainBundle)] };
  }
}

/** The names of the islands that have a file. */
export function islandFiles(root: string): string[] {
  const folder = join(root, 'islands');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map(({ name }) => basename(name, '.ts'))
    .sort();
}

async function bundleLoader(root: string, name: keyof Loaders): Promise<string> {
  const { build } = await import('esbuild');
  const entryPoints = [join(root, `islands/runtime/${name}.ts`)];
  const { outputFiles } = await build({ ...SHARED, absWorkingDir: root, entryPoints });
  return outputFiles[0]?.text.trim() ?? '';
}

async function bundleEntries(root: string): Promise<Omit<Scripts, 'loaders'>> {
  const { build } = await import('esbuild');
  const folder = join(root, 'islands');
  const islands = islandFiles(root);
  const bundle = (together: readonly string[]) =>
    build({
      ...SHARED,
      absWorkingDir: root,
      entryPoints: together.map((name) => join(folder, `${name}.ts`)),
      outdir: join(root, 'assets'),
      outbase: folder,
      entryNames: '[name].[hash]',
      chunkNames: 'shared.[hash]',
      splitting: true,
      metafile: true,
      plugins: [preactForReact, styleText(root), quietSonner],
    });
  const others = islands.filter((name) => name !== ALONE);
  const bundles = await Promise.all([others, islands.filter((name) => name === ALONE)].map(bundle));
  const made = bundles.flatMap(({ outputFiles }) => outputFiles);
  const texts = new Map(made.map(({ path, text }) => [basename(path), text]));
  const names = nameScripts(texts);
  const outputs: Outputs = Object.assign({}, ...bundles.map(({ metafile }) => metafile.outputs));
  return {
    files: Object.fromEntries(
      [...texts].map(([name, text]) => [`assets/${names.get(name)}`, renamed(text, names)]),
    ),
    islands: Object.fromEntries(islands.map((name) => [name, codeOf(name, outputs, texts, names)])),
    packages: packagesIn(outputs),
  };
}

type Outputs = Metafile['outputs'];

/** Texts or names of ours, by the bundler's file names. */
type Texts = ReadonlyMap<string, string>;

function classesIn(code: string): string[] {
  return [...code.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
}

function codeOf(island: string, outputs: Outputs, texts: Texts, names: Texts): IslandCode {
  const entry = Object.keys(outputs).find((path) => basename(path).startsWith(`${island}.`)) ?? '';
  const imports = (path: string) => outputs[path]?.imports ?? [];
  const all = reachedFrom(entry, (path) => imports(path).map((one) => one.path));
  const code = all.map((path) => texts.get(basename(path)) ?? '');
  const fixed = new Set(fixedClasses[island as IslandName]);
  const atOnce = reachedFrom(entry, (path) =>
    imports(path).flatMap((one) => (one.kind === 'import-statement' ? one.path : [])),
  );
  return {
    addresses: atOnce.map((path) => `/assets/${names.get(basename(path))}`),
    classes: [...new Set(code.flatMap(classesIn))].filter((name) => !fixed.has(name)),
    properties: [...new Set(code.flatMap(propertiesIn))],
  };
}

/** Itself first, then what it imports and what that imports, each as soon as it is met. */
function reachedFrom(
  start: string,
  importsOf: (name: string) => readonly string[],
  reached = new Set([start]),
): string[] {
  for (const next of importsOf(start)) {
    if (!reached.has(next)) reachedFrom(next, importsOf, reached.add(next));
  }
  return [...reached];
}

function explainBundle({ text, location }: Message): Problem {
  return {
    file: location?.file ?? 'islands',
    ...(location && {
      line: location.line,
      column: location.column + 1,
      excerpt: location.lineText,
    }),
    message: `expected code that can be bundled, found: ${text}`,
    fix: location?.suggestion ? `write ${location.suggestion}` : 'mend the code at this place',
  };
}

/** `texts`, by the bundler's file names, to file names of ours: `menu.3f9a01c2.js`. */
export function nameScripts(texts: Texts): Map<string, string> {
  const names = [...texts.keys()];
  const stems = new Map(names.map((name) => [name, name.split('.')[0] ?? name]));
  const plain = (name: string): string => renamed(texts.get(name) ?? '', stems);
  const importsOf = (name: string): string[] =>
    names.filter((other) => other !== name && texts.get(name)?.includes(other));
  const named = names.map((name): [string, string] => {
    const [, ...imported] = reachedFrom(name, importsOf).map(plain);
    // What is imported has no order of its own.
    const hash = hashOf([plain(name), ...imported.sort()].join('\0'));
    return [name, `${stems.get(name)}.${hash.slice(0, 8)}.js`];
  });
  return new Map(named);
}

function renamed(text: string, names: Texts): string {
  return [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/** Bytes by name, minified and not compressed. */
export type PackageSizes = Readonly<Record<string, number>>;

function packagesIn(outputs: Metafile['outputs']): PackageSizes {
  const sizes: Record<string, number> = {};
  for (const [path, input] of Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs),
  )) {
    const name = packageOf(path);
    if (name) sizes[name] = (sizes[name] ?? 0) + input.bytesInOutput;
  }
  return sizes;
}

/** Undefined for a file of ours. */
function packageOf(path: string): string | undefined {
  const [, ...inside] = path.split('node_modules/');
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside.at(-1) ?? '')?.[0];
}
