// What reaches the browser: islands bundled by esbuild, and the one place where the build renders their components.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BuildFailure, BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import { type ComponentType, h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type DrawnIslands,
  type IslandName,
  type IslandProps,
  scriptIslands,
} from '../domain/islands.ts';
import { ApplicationForm } from '../islands/application-form.ts';
import { ContactForm } from '../islands/contact-form.ts';
import { Newsletter } from '../islands/newsletter.ts';
import { Quote } from '../islands/quote.ts';
import type { Problems } from './problems.ts';
import { bundleSheet, TARGETS } from './styles.ts';

export interface Scripts {
  /** Output path (without a slash at the start) to text. */
  files: Readonly<Record<string, string>>;
  /** One of them hydrates the islands of each page that has some: its text, or of the last its address. */
  loaders: { loader: string; press: string; proposal: string };
  /** Addresses of each island's own script, first, and of every script that it needs at once. */
  addresses: Readonly<Partial<Record<IslandName, string[]>>>;
  /** Packages in them, with their bytes. */
  packages: Readonly<Record<string, number>>;
}

/** The style sheet's browsers. */
const SHARED = {
  bundle: true,
  minify: true,
  write: false,
  metafile: true,
  format: 'esm',
  target: ['chrome123', 'firefox121', 'safari17.5', 'ios17.5'],
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  chunkNames: 'assets/shared.[hash]',
  entryNames: 'assets/[name].[hash]',
  splitting: true,
} satisfies BuildOptions;

/** Bundled by itself: the bundler shares whole files, and forms would bring the words of proposals. */
const ALONE: IslandName = 'quote';

/** The loader of open proposals comes as a file: what they are painted from fits into the first answer without it. */
const IN_FILE = 'proposal';

/** Scripts of all islands; none after a problem. */
export async function bundleIslands(root: string, problems: Problems): Promise<Scripts> {
  const { build } = await import('esbuild');
  const names = readdirSync(join(root, 'islands')).flatMap((name) =>
    name.endsWith('.ts') ? basename(name, '.ts') : [],
  );
  const bundle = (entries: readonly string[]) =>
    build({
      ...SHARED,
      absWorkingDir: root,
      entryPoints: entries.map((name) => `islands/${name}.ts`),
      outdir: root,
      outbase: 'islands',
      plugins: [preactForReact, styleText(root), quietSonner],
    });
  const groups = [
    names.filter((name) => name !== ALONE),
    names.filter((name) => name === ALONE),
    ...['loader', 'press', IN_FILE].map((name) => [`runtime/${name}`]),
  ];
  try {
    const made = await Promise.all(groups.map(bundle));
    const texts = made.flatMap(({ outputFiles }) => outputFiles);
    const textOf = (stem: string) =>
      texts.find(({ path }) => basename(path).startsWith(`${stem}.`));
    const outputs: Metafile['outputs'] = Object.assign(
      {},
      ...made.map(({ metafile }) => metafile.outputs),
    );
    const isInlined = (path: string): boolean => /^(?:loader|press)\./.test(basename(path));
    checkNames(names, problems);
    return {
      files: Object.fromEntries(
        texts
          .filter(({ path }) => !isInlined(path))
          .map(({ path, text }) => [`assets/${basename(path)}`, text]),
      ),
      loaders: {
        loader: textOf('loader')?.text.trim() ?? '',
        press: textOf('press')?.text.trim() ?? '',
        proposal: `/assets/${basename(textOf(IN_FILE)?.path ?? '')}`,
      },
      addresses: Object.fromEntries(
        names.map((name) => [name, reachedFrom(outputOf(outputs, name), outputs)]),
      ),
      packages: packagesIn(outputs),
    };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    problems.add(...errors.map(explainBundle));
    const loaders = { loader: '', press: '', proposal: '' };
    return { files: {}, loaders, addresses: {}, packages: {} };
  }
}

type Outputs = Metafile['outputs'];

function outputOf(outputs: Outputs, island: string): string {
  const isOwn = ([, { entryPoint }]: [string, Outputs[string]]) =>
    entryPoint?.endsWith(`islands/${island}.ts`) ?? false;
  return Object.entries(outputs).find(isOwn)?.[0] ?? '';
}

/** Addresses: of itself first, then of what it imports at once and what that imports. */
function reachedFrom(path: string, outputs: Outputs, reached = new Set<string>()): string[] {
  reached.add(`/${path}`);
  for (const one of outputs[path]?.imports ?? []) {
    if (one.kind === 'import-statement' && !reached.has(`/${one.path}`))
      reachedFrom(one.path, outputs, reached);
  }
  return [...reached];
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

function explainBundle({ text, location }: Message) {
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
const styleText = (root: string): Plugin => ({
  name: 'style-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path }) => {
      const text = bundleSheet(root, { filename: path, minify: true, targets: TARGETS });
      return { contents: text, loader: 'text' };
    });
  },
});

/** Sonner writes a style element into the page, which the page's policy forbids: its style comes with ours. */
const quietSonner: Plugin = {
  name: 'quiet-sonner',
  setup({ onLoad }) {
    onLoad({ filter: /sonner[\\/]dist[\\/]index\.mjs$/ }, ({ path }) => {
      const calls = readFileSync(path, 'utf8').split(/^__insertCSS\(.*\);$/m);
      if (calls.length !== 2)
        throw new Error(`expected one style in Sonner, found ${calls.length}`);
      // An attribute of React alone, which Preact would write into the page.
      const contents = calls.join('').replace('suppressHydrationWarning: true,', '');
      return { contents, loader: 'js' };
    });
  },
};

/** What the template puts into an island's slots, by name. */
type SlotNodes = Readonly<Record<string, ReactNode>>;

type Props<Name extends IslandName> = IslandProps[Name] & { slots?: Record<string, string> };

const components: { [Name in keyof DrawnIslands]: ComponentType<Props<Name>> } = {
  'application-form': ApplicationForm,
  'contact-form': ContactForm,
  newsletter: Newsletter,
  quote: Quote,
};

/** The others work on what the template puts inside them. */
const componentsByName: { [Name in IslandName]?: ComponentType<Props<Name>> } = components;

/** An island's HTML, if it has a component of its own. */
export function renderIsland<Name extends IslandName>(
  name: Name,
  props: IslandProps[Name],
  slots?: SlotNodes,
): string | undefined {
  const component = componentsByName[name];
  if (!component) return undefined;
  return renderToString(h(component, slots ? { ...props, slots: renderSlots(slots) } : props));
}

function renderSlots(slots: SlotNodes): Record<string, string> {
  const entries = Object.entries(slots);
  return Object.fromEntries(entries.map(([name, node]) => [name, renderToStaticMarkup(node)]));
}

/** Every island has a file, and every file is an island that templates can name. */
function checkNames(files: readonly string[], problems: Problems): void {
  const known = [...Object.keys(components), ...Object.keys(scriptIslands)].sort();
  for (const name of known.filter((one) => !files.includes(one))) {
    const message = `expected the file of the island "${name}", found none`;
    const fix = 'restore the file, or take the island out of domain/islands.ts';
    problems.add({ file: `islands/${name}.ts`, message, fix });
  }
  for (const name of files.filter((one) => !known.includes(one))) {
    const message = 'expected an island that templates can name, found one that nothing uses';
    const fix = `add "${name}" to domain/islands.ts, or delete the file`;
    problems.add({ file: `islands/${name}.ts`, message, fix });
  }
}
