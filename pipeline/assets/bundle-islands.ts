// Bundles what reaches the browser: one file an island, what they share in files of their own, and the loader.

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildFailure, BuildOptions, Message, Metafile } from 'esbuild';
import type { Problem } from '../../domain/problem.ts';
import { refuseOddFiles } from '../read/refuse-odd-files.ts';
import type { Outcome } from '../stages.ts';
import { type Digests, digestOf, isUnchanged } from '../store/file-digest.ts';
import { Memo } from '../store/memo.ts';
import { type Note, noteInputs, preactForReact, quietSonner, styleText } from './island-plugins.ts';
import { nameScripts, renamed } from './name-scripts.ts';
import { type PackageSizes, packagesIn } from './packages-in.ts';
import { classesOf, propertiesIn } from './styles/stylesheet.ts';

export interface Scripts {
  /** Output path (without a slash at the start) to text. */
  files: Map<string, string>;
  /** What wakes the islands of a page; it stands in the page itself. */
  loader: string;
  islands: Readonly<Record<string, IslandCode>>;
  /** What of them is not ours. */
  packages: PackageSizes;
}

/** What a page has to know of an island's code. */
export interface IslandCode {
  /** Of its own script, first, and of every script that it needs at once. */
  addresses: string[];
  /** The classes and custom properties that it may bring into the page. */
  classes: string[];
  properties: string[];
}

/** What builds of the same `islands/` share: the first of them puts it in. */
export interface SharedScripts {
  scripts?: Outcome<Scripts>;
}

export const NO_SCRIPTS: Scripts = {
  files: new Map(),
  loader: '',
  islands: {},
  packages: {},
};

/** The style sheet's browsers. */
const SHARED: BuildOptions = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  target: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/** What the memo knows of scripts without problems. */
interface KeptScripts extends Omit<Scripts, 'files'> {
  /** Whatever went into them, packages too. */
  inputs: Digests;
  names: string[];
  files: [path: string, text: string][];
}

const KEPT = 'islands';

/** Without scripts after a problem. */
export async function bundleIslands(
  root: string,
  memo = new Memo(),
  shared?: SharedScripts,
): Promise<Outcome<Scripts>> {
  const scripts = shared?.scripts ?? (await makeScripts(root, memo));
  if (shared) shared.scripts = scripts;
  return scripts;
}

async function makeScripts(root: string, memo: Memo): Promise<Outcome<Scripts>> {
  const folder = join(root, 'islands');
  if (!existsSync(folder)) return { value: NO_SCRIPTS };
  const odd = refuseOddFiles(root, 'islands');
  if (odd.length > 0) return { value: NO_SCRIPTS, problems: odd };
  const names = islandFiles(root);
  const known = memo.find<KeptScripts>(KEPT);
  if (known && String(known.names) === String(names) && isUnchanged(root, known.inputs)) {
    memo.keep(KEPT, known);
    const { loader, islands, packages } = known;
    return { value: { loader, islands, packages, files: new Map(known.files) } };
  }
  const noted: Record<string, string> = {};
  /** Before it is read: what is saved meanwhile is bundled again by the next build. */
  const note: Note = (file) => {
    noted[file] ??= digestOf(root, file);
  };
  try {
    const [first, others] = await Promise.all([
      bundleLoader(root, folder, note),
      bundleEntries(root, folder, note),
    ]);
    const { files, islands, packages } = others;
    const { loader } = first;
    // Sheets that sheets import are unknown to the bundler.
    const paths = new Set([...first.inputs, ...others.inputs, ...Object.keys(noted)]);
    const digests = [...paths].map((path) => [path, noted[path] ?? digestOf(root, path)]);
    const inputs: Digests = Object.fromEntries(digests);
    const kept: KeptScripts = {
      ...{ inputs, names, loader, islands, packages },
      files: [...files],
    };
    memo.keep(KEPT, kept);
    return { value: { loader, islands, packages, files } };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    return { value: NO_SCRIPTS, problems: [...errors.map(explain)] };
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

/** Paths from the project's root. */
interface Inputs {
  inputs: string[];
}

async function bundleLoader(
  root: string,
  folder: string,
  note: Note,
): Promise<Pick<Scripts, 'loader'> & Inputs> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...SHARED,
    absWorkingDir: root,
    entryPoints: [join(folder, 'runtime/loader.ts')],
    metafile: true,
    write: false,
    plugins: [noteInputs(root, note)],
  });
  return { loader: outputFiles[0]?.text.trim() ?? '', inputs: Object.keys(metafile.inputs) };
}

async function bundleEntries(
  root: string,
  folder: string,
  note: Note,
): Promise<Omit<Scripts, 'loader'> & Inputs> {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    ...SHARED,
    absWorkingDir: root,
    entryPoints: islandFiles(root).map((name) => join(folder, `${name}.ts`)),
    outdir: join(root, 'assets'),
    outbase: folder,
    entryNames: '[name].[hash]',
    chunkNames: 'shared.[hash]',
    splitting: true,
    metafile: true,
    write: false,
    plugins: [noteInputs(root, note), preactForReact, styleText(root, note), quietSonner],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const names = nameScripts(texts);
  const files = new Map(
    [...texts].map(([name, text]) => [`assets/${names.get(name)}`, renamed(text, names)]),
  );
  const islands = Object.fromEntries(
    islandFiles(root).map((name) => [name, codeOf(name, metafile.outputs, texts, names)]),
  );
  const packages = packagesIn(metafile.outputs);
  return { files, islands, packages, inputs: Object.keys(metafile.inputs) };
}

type Outputs = Metafile['outputs'];

/** By the bundler's file names. */
type Texts = ReadonlyMap<string, string>;

function codeOf(island: string, outputs: Outputs, texts: Texts, names: Texts): IslandCode {
  const entry = Object.keys(outputs).find((path) => basename(path).startsWith(`${island}.`)) ?? '';
  const all = neededBy(entry, outputs, () => true).map((path) => texts.get(basename(path)) ?? '');
  const atOnce = neededBy(entry, outputs, (kind) => kind === 'import-statement');
  return {
    addresses: atOnce.map((path) => `/assets/${names.get(basename(path))}`),
    classes: [...new Set(all.flatMap((text) => [...classesOf(text)]))],
    properties: [...new Set(all.flatMap(propertiesIn))],
  };
}

function neededBy(
  path: string,
  outputs: Outputs,
  isMeant: (kind: string) => boolean,
  seen = new Set([path]),
): string[] {
  for (const { path: next, kind } of outputs[path]?.imports ?? []) {
    if (!seen.has(next) && isMeant(kind)) neededBy(next, outputs, isMeant, seen.add(next));
  }
  return [...seen];
}

function explain({ text, location }: Message): Problem {
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
