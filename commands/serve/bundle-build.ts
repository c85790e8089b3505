// Bundles the build as its code now stands. What a change leaves alone keeps its file, and is not evaluated again.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { type BuildOptions, context, type Plugin } from 'esbuild';
import { hashOf } from '../../pipeline/store/hash.ts';

export interface Bundle {
  /** The program's file. */
  file: string;
  /** Of the whole program. */
  digest: string;
  /** Of what does more than make pages: of all but the templates. */
  base: string;
}

/** Groups of folders that change together; what several of them share is in files of its own. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  below: [
    ...['domain', 'art', 'islands'],
    ...['store', 'read', 'markdown', 'assets'].map((room) => `pipeline/${room}`),
  ],
  above: ['pipeline/check', 'pipeline/write'],
};
const GROUP = 'group-of-folders';
const ENTRY = 'build.ts';
const TEMPLATES = 'templates/';

export class Bundler {
  readonly #root: string;
  readonly #cache: string;
  readonly #context: ReturnType<typeof context>;
  /** By the paths of what they belong to. */
  #maps = new Map<string, Uint8Array>();

  /** `cache`: the folder for what is bundled. */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.#cache = cache;
    this.#context = context(this.#options());
  }

  async bundle(): Promise<Bundle> {
    const { outputFiles = [], metafile } = await (await this.#context).rebuild();
    mkdirSync(this.#cache, { recursive: true });
    for (const { path, contents } of outputFiles) {
      if (path.endsWith('.mjs') && !existsSync(path)) writeFileSync(path, contents);
    }
    this.#maps = new Map(
      outputFiles
        .filter(({ path }) => path.endsWith('.map'))
        .map(({ path, contents }) => [path.replace(/\.map$/, ''), contents]),
    );
    const outputs = Object.entries(metafile?.outputs ?? {});
    const [file = ''] = outputs.find(([, { entryPoint }]) => entryPoint === ENTRY) ?? [];
    const sources = Object.keys(metafile?.inputs ?? {}).filter(
      (path) => !path.startsWith(TEMPLATES) && !path.startsWith(GROUP),
    );
    return {
      file: join(this.#root, file),
      digest: hashOf(outputFiles.map(({ path, hash }) => `${path} ${hash}`).join('\n')),
      base: hashOf(sources.map((path) => readFileSync(join(this.#root, path), 'utf8')).join('\0')),
    };
  }

  /** Of a file of the last bundle. */
  mapOf(file: string): SourceMap | undefined {
    const map = this.#maps.get(file);
    return map === undefined ? undefined : new SourceMap(JSON.parse(Buffer.from(map).toString()));
  }

  #options() {
    return {
      absWorkingDir: this.#root,
      entryPoints: [ENTRY, ...Object.keys(GROUPS).map((name) => `${GROUP}:${name}`)],
      plugins: [groups(this.#root)],
      bundle: true,
      splitting: true,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      jsx: 'automatic',
      outdir: this.#cache,
      outExtension: { '.js': '.mjs' },
      entryNames: '[name]-[hash]',
      chunkNames: '[name]-[hash]',
      sourcemap: 'external',
      write: false,
      logLevel: 'silent',
    } as const satisfies BuildOptions;
  }
}

function groups(root: string): Plugin {
  return {
    name: GROUP,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${GROUP}:`) }, ({ path }) => ({
        path: path.slice(GROUP.length + 1),
        namespace: GROUP,
      }));
      onLoad({ filter: /./, namespace: GROUP }, ({ path }) => ({
        contents: (GROUPS[path] ?? []).flatMap((folder) => importsOf(root, folder)).join('\n'),
        resolveDir: root,
      }));
    },
  };
}

function importsOf(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(basename(name)))
    .map((name) => `import './${folder}/${name.replaceAll('\\', '/')}';`);
}
