// Bundles what reaches the browser: one file an island, what they share in files of their own, and the loader.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildFailure, type BuildOptions, build, type Message, type Plugin } from 'esbuild';
import { bundle } from 'lightningcss';
import type { Problem } from '../../domain/problem.ts';
import type { Outcome } from '../stages.ts';
import { TARGETS } from './styles/bundle-styles.ts';

export interface Scripts {
  /** Output path (without a slash at the start) to text. */
  files: Map<string, string>;
  /** What wakes the islands of a page; it stands in the page itself. */
  loader: string;
  /** The addresses of an island's own script, first, and of every script that it needs at once. */
  addresses: (island: string) => string[];
  /** Everything that an island may bring into the page, as text. */
  code: (island: string) => string;
}

const NO_SCRIPTS: Scripts = {
  files: new Map(),
  loader: '',
  addresses: () => [],
  code: () => '',
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

/** Without scripts after a problem. */
export async function bundleIslands(root: string): Promise<Outcome<Scripts>> {
  const folder = join(root, 'islands');
  if (!existsSync(folder)) return { value: NO_SCRIPTS };
  try {
    const [loader, islands] = await Promise.all([
      bundleLoader(root, folder),
      bundleEntries(root, folder),
    ]);
    return { value: { ...islands, loader } };
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

async function bundleLoader(root: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    ...SHARED,
    absWorkingDir: root,
    entryPoints: [join(folder, 'runtime/loader.ts')],
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

async function bundleEntries(root: string, folder: string): Promise<Omit<Scripts, 'loader'>> {
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
    plugins: [preactForReact, styleText, quietSonner],
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [`assets/${basename(path)}`, text]));
  const entryOf = (island: string): string | undefined =>
    Object.keys(metafile.outputs).find((path) => basename(path).startsWith(`${island}.`));
  const needs = (
    path: string,
    kind: 'import-statement' | 'all',
    seen = new Set([path]),
  ): string[] => {
    for (const { path: next, kind: found } of metafile.outputs[path]?.imports ?? []) {
      if (seen.has(next) || (kind !== 'all' && found !== kind)) continue;
      needs(next, kind, seen.add(next));
    }
    return [...seen];
  };
  const filesOf = (island: string, kind: 'import-statement' | 'all'): string[] => {
    const entry = entryOf(island);
    return entry ? needs(entry, kind).map((path) => `assets/${basename(path)}`) : [];
  };
  return {
    files: texts,
    addresses: (island) => filesOf(island, 'import-statement').map((path) => `/${path}`),
    code: (island) =>
      filesOf(island, 'all')
        .map((path) => texts.get(path))
        .join('\n'),
  };
}

/** Sonner is written for React; the browser gets Preact alone. */
const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^react(?:-dom)?(?:\/jsx-runtime)?$/ }, ({ path, kind, resolveDir }) =>
      resolve(path.endsWith('jsx-runtime') ? 'preact/jsx-runtime' : 'preact/compat', {
        kind,
        resolveDir,
      }),
    );
  },
};

/** A style sheet that a script imports becomes its minified text. */
const styleText: Plugin = {
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const { code } = bundle({ filename: path, minify: true, targets: TARGETS });
      return { contents: Buffer.from(code).toString(), loader: 'text' };
    });
  },
};

/** Sonner writes a style element into the page, which the page's policy forbids: its style comes with ours. */
const quietSonner: Plugin = {
  name: 'quiet-sonner',
  setup({ onLoad }) {
    onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const calls = source.split(/^__insertCSS\(.*\);$/m);
      if (calls.length !== 2)
        throw new Error(`expected one style in Sonner, found ${calls.length - 1}`);
      return { contents: calls.join(''), loader: 'js' };
    });
  },
};

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
