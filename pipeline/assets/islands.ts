// Bundles the islands with esbuild for the browser, and renders their components for the build.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { BuildFailure, Metafile, OutputFile, Plugin } from 'esbuild';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentIslands, IslandName, IslandProps } from '../../domain/islands.ts';
import type { Problem } from '../../domain/problem.ts';
import { drawQr } from '../../domain/qr.ts';
import { ApplicationForm } from '../../islands/application-form.ts';
import { ContactForm } from '../../islands/contact-form.ts';
import { Newsletter } from '../../islands/newsletter.ts';
import { Quote } from '../../islands/quote.ts';
import type { Problems } from '../run/problems.ts';
import { bundleSheet } from './styles.ts';

export interface Scripts {
  /** Output path (without a slash at the start) to text. */
  files: Readonly<Record<string, string>>;
  /** The script that mounts the islands of a page: of most pages, and of proposals. */
  loader: string;
  proposalLoader: string;
  /** The address of each island's own script, followed by those of the scripts that it imports. */
  addresses: Readonly<Partial<Record<IslandName, string[]>>>;
  /** The classes in each `class="…"` of an island's scripts, those that it may load later included. */
  classes: Readonly<Partial<Record<IslandName, ReadonlySet<string>>>>;
  /** The packages in these scripts, with their bytes. */
  packages: Readonly<Record<string, number>>;
}

/** Bundled separately, or words.ts would land in a chunk that forms load. */
const ALONE = 'islands/quote.ts';
const LOADER = 'islands/runtime/loader.ts';

/** Bundles the scripts of all islands; none after a problem. */
export async function bundleIslands(root: string, problems: Problems): Promise<Scripts> {
  const files = readdirSync(join(root, 'islands')).filter((name) => name.endsWith('.ts'));
  const islands = files.map((name) => `islands/${name}`);
  const others = islands.filter((path) => path !== ALONE);
  const bundles = await Promise.all([
    bundle(root, [LOADER], { OF_PROPOSALS: 'false' }),
    bundle(root, [LOADER], { OF_PROPOSALS: 'true' }),
    bundle(root, others),
    bundle(root, [ALONE]),
  ]).catch((error: BuildFailure) => {
    problems.add(...bundlingProblems(root, error));
    return [];
  });
  const [loader, proposalLoader, ...made] = bundles;
  const texts = new Map(
    made.flatMap(({ outputFiles }) =>
      // Minified, only template literals span lines, and their indentation means nothing.
      outputFiles.map(({ path, text }) => [
        `assets/${basename(path)}`,
        text.replace(/\n +/g, '\n'),
      ]),
    ),
  );
  const outputs: Outputs = Object.assign({}, ...made.map(({ metafile }) => metafile.outputs));
  for (const file of islands) {
    const { exports = [], bytes = 0 } = outputs[outputOf(file, outputs)] ?? {};
    if (bytes === 0 || exports.includes('mount')) continue;
    const message = `expected an export called mount, found: ${exports.join(', ') || 'none'}`;
    problems.add({ file, message, fix: 'export const mount, as docs/adding-an-island.md shows' });
  }
  const byIsland = <Value>(make: (output: string) => Value) =>
    Object.fromEntries(
      islands.map((path) => [basename(path, '.ts'), make(outputOf(path, outputs))]),
    );
  return {
    files: Object.fromEntries(texts),
    loader: textOf(loader),
    proposalLoader: textOf(proposalLoader),
    addresses: byIsland((output) => reachedFrom(output, outputs)),
    classes: byIsland((output) => {
      const reached = reachedFrom(output, outputs, { later: true });
      return classesIn(reached.map((url) => texts.get(url.slice(1)) ?? ''));
    }),
    packages: packagesIn(outputs),
  };
}

const textOf = (made?: { outputFiles: OutputFile[] }): string =>
  made?.outputFiles[0]?.text.trim() ?? '';

/** The output of an entry point. Compared by its end, since the project's folder may be a symbolic link. */
function outputOf(source: string, outputs: Outputs): string {
  return Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(source)) ?? '';
}

async function bundle(root: string, entryPoints: string[], define = {}) {
  const { build } = await import('esbuild');
  return build({
    absWorkingDir: root,
    entryPoints,
    outdir: root,
    entryNames: 'assets/[name].[hash]',
    chunkNames: 'assets/shared.[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    // The browsers of TARGETS in styles.ts.
    target: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
    supported: { 'regexp-unicode-property-escapes': true },
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    // Sonner is written for React; the browser gets Preact alone.
    alias: { react: 'preact/compat', 'react-dom': 'preact/compat' },
    plugins: [styles(root)],
  });
}

/** The problems of a failed bundle, at the places that esbuild names; throws any other error. */
function bundlingProblems(root: string, error: BuildFailure): Problem[] {
  if (!error.errors?.length) throw error;
  // Our plugin failed to read a package or a file: an error of the computer, not of the code.
  const refused = error.errors.find(({ detail }) => detail?.code !== undefined);
  if (refused) throw refused.detail;
  return error.errors.map(({ location, text }) => ({
    file: location ? relative(root, join(root, location.file)).replaceAll('\\', '/') : 'islands',
    ...(location && {
      line: location.line,
      column: location.column + 1,
      excerpt: location.lineText,
    }),
    message: `expected code that can be bundled, found: ${text}`,
    fix: 'correct the code at this place',
  }));
}

type Outputs = Metafile['outputs'];

/** The addresses of a script and of all its static imports, itself first; with `later` of dynamic ones too. */
function reachedFrom(
  path: string,
  outputs: Outputs,
  { later = false, reached = new Set<string>() } = {},
): string[] {
  reached.add(`/${path}`);
  for (const one of outputs[path]?.imports ?? []) {
    if ((later || one.kind === 'import-statement') && !reached.has(`/${one.path}`))
      reachedFrom(one.path, outputs, { later, reached });
  }
  return [...reached];
}

function classesIn(scripts: readonly string[]): Set<string> {
  const lists = scripts.flatMap((text) => [...text.matchAll(/ class="([^"]*)"/g)]);
  return new Set(lists.flatMap(([, list = '']) => list.split(' ')));
}

function packagesIn(outputs: Outputs): Record<string, number> {
  const sizes: Record<string, number> = {};
  const inputs = Object.values(outputs).flatMap((output) => Object.entries(output.inputs));
  for (const [path, { bytesInOutput }] of inputs) {
    const [, ...inside] = path.split('node_modules/');
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(inside.at(-1) ?? '')?.[0];
    if (name) sizes[name] = (sizes[name] ?? 0) + bytesInOutput;
  }
  return sizes;
}

/** Imports of a style sheet give its minified text. Sonner's style element, which the policy forbids, is removed. */
const styles = (root: string): Plugin => ({
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      return { contents: await bundleSheet(root, path), loader: 'text' };
    });
    onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/^__insertCSS\(.*\);$/m, ''),
    }));
  },
});

type Props<Name extends IslandName> = IslandProps[Name] & { slots?: Record<string, string> };

const components: { [Name in keyof ComponentIslands]: ComponentType<Props<Name>> } = {
  'application-form': ApplicationForm,
  'contact-form': ContactForm,
  newsletter: Newsletter,
  quote: (props) => h(Quote, { ...props, draw: drawQr }),
};

/** The HTML of an island's component with its slots filled; undefined for an island without a component. */
export function renderIsland<Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
  slots?: Readonly<Record<string, ReactNode>>,
): string | undefined {
  const byName: { [One in IslandName]?: ComponentType<Props<One>> } = components;
  const component = byName[name];
  if (!component) return undefined;
  const inside = Object.entries(slots ?? {}).map(([slot, node]) => [
    slot,
    renderToStaticMarkup(node),
  ]);
  const written: Record<string, string> = Object.fromEntries(inside);
  return renderToString(h(component, slots ? { ...props, slots: written } : props));
}
