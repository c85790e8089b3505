// The build as its code now stands: every module is a file whose name says what is in it and in all that it imports.
// So only what a change touches, and what imports that, is translated, written and evaluated again.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join, relative, resolve as resolvePath } from 'node:path';
import { build, type OnResolveArgs, type Plugin } from 'esbuild';
import { digestOf } from '../../pipeline/store/file-digest.ts';
import { hashOf } from '../../pipeline/store/hash.ts';
import { groupsOf } from './circles.ts';

export interface Program {
  /** The file to import. */
  file: string;
  /** Of the whole program. */
  digest: string;
  /** Of what does more than make pages: of all but the templates. */
  base: string;
}

/** Where in the sources something is; counts from 0 as source maps do. */
export interface Origin {
  file: string;
  line: number;
  column: number;
}

interface Module {
  /** JavaScript that names what it imports by markers; see `MARK`. */
  text: string;
  digest: string;
  map: Uint8Array;
  /** Modules of the project, by their paths. */
  imports: string[];
  /** The files that are in it, as they were. */
  states: Record<string, string | undefined>;
}

/** What is learnt while the bundler reads. */
interface Notes {
  /** By the modules that they are in. */
  imports: Map<string, string[]>;
  /** Of every file before it was read: a save meanwhile makes it another. */
  states: Map<string, string | undefined>;
}

const ENTRY = 'build.ts';
const TEMPLATES = 'templates/';
/** Stands before the path of an imported module until its file has a name. */
const MARK = 'module-of-the-project:';
const MARKED = new RegExp(`"${MARK}([^"]+)"`, 'g');
const CODE = /\.[cm]?[jt]sx?$/;

export class ProgramLoader {
  readonly #root: string;
  readonly #cache: string;
  /** By their paths from the root. */
  readonly #modules = new Map<string, Module>();
  /** By the names of their files, the paths of all that were ever written. */
  readonly #written = new Map<string, string>();

  /** `cache`: a folder of its own for the files. */
  constructor(root: string, cache: string) {
    this.#root = root;
    this.#cache = cache;
  }

  /** Throws esbuild's BuildFailure where a module cannot be translated, or imports what is not there. */
  async prepare(): Promise<Program> {
    for (const path of this.#changed()) this.#modules.delete(path);
    const reached = await this.#reach();
    const names = this.#name(reached);
    mkdirSync(this.#cache, { recursive: true });
    for (const path of reached) this.#write(path, names);
    const others = reached.filter((path) => !path.startsWith(TEMPLATES)).sort();
    const entry = names.get(ENTRY) ?? '';
    return {
      file: join(this.#cache, entry),
      digest: hashOf(entry),
      base: hashOf(others.map((path) => `${path} ${this.#modules.get(path)?.digest}`).join('\n')),
    };
  }

  /** Of a place in a file that was written; lines and columns count from 0. */
  originOf(file: string, line: number, column: number): Origin | undefined {
    const path = this.#written.get(basename(file));
    const map = path && this.#modules.get(path)?.map;
    if (!map) return undefined;
    const entry = new SourceMap(JSON.parse(Buffer.from(map).toString())).findEntry(line, column);
    if (!('originalSource' in entry)) return { file: path, line: 0, column: 0 };
    return { file: path, line: entry.originalLine, column: entry.originalColumn };
  }

  /** A message with the modules' own paths in the place of their files' names. */
  inWords(message: string): string {
    return [...this.#written].reduce(
      (text, [name, path]) =>
        text.replaceAll(join(this.#cache, name), path).replaceAll(`./${name}`, path),
      message,
    );
  }

  /** Also those that import what is gone: that is a problem of theirs. */
  #changed(): Set<string> {
    const changed = new Set<string>();
    for (const [path, { states }] of this.#modules) {
      const isSame = Object.entries(states).every(([file, state]) => this.#stateOf(file) === state);
      if (!isSame) changed.add(path);
    }
    const isGone = (path: string): boolean =>
      (changed.has(path) || !this.#modules.has(path)) && this.#stateOf(path) === undefined;
    const importers = [...this.#modules].filter(([, { imports }]) => imports.some(isGone));
    return new Set([...changed, ...importers.map(([path]) => path)]);
  }

  /** Everything that the program imports, however far from its entry. */
  async #reach(): Promise<string[]> {
    const reached = new Set([ENTRY]);
    for (let next = [ENTRY]; next.length > 0; ) {
      await this.#translate(next.filter((path) => !this.#modules.has(path)));
      next = [...new Set(next.flatMap((path) => this.#modules.get(path)?.imports ?? []))].filter(
        (path) => !reached.has(path),
      );
      for (const path of next) reached.add(path);
    }
    return [...reached];
  }

  async #translate(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return;
    const notes: Notes = { imports: new Map(paths.map((path) => [path, []])), states: new Map() };
    const { outputFiles, metafile } = await build({
      absWorkingDir: this.#root,
      entryPoints: [...paths],
      outbase: this.#root,
      outdir: this.#cache,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      plugins: [this.#noting(notes)],
      packages: 'external',
      // A folder of the project may be a link.
      preserveSymlinks: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      jsx: 'automatic',
      sourcemap: 'external',
      sourcesContent: false,
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    const bytes = new Map(outputFiles.map(({ path, contents }) => [path, contents]));
    for (const [output, { entryPoint, inputs }] of Object.entries(metafile.outputs)) {
      const file = join(this.#root, output);
      const [code, map] = [bytes.get(file), bytes.get(`${file}.map`)];
      if (!entryPoint || !code || !map) continue;
      const states = Object.keys(inputs).map((path) => [path, notes.states.get(path)]);
      this.#modules.set(entryPoint, {
        text: Buffer.from(code).toString(),
        digest: hashOf(code),
        map,
        // They come in the order of chance.
        imports: notes.imports.get(entryPoint)?.sort() ?? [],
        states: Object.fromEntries(states),
      });
    }
  }

  /** Marks every import of a module of the project. */
  #noting({ imports, states }: Notes): Plugin {
    return {
      name: 'modules',
      setup: ({ onLoad, onResolve, resolve }) => {
        onLoad({ filter: /^/ }, ({ path: file }) => {
          const path = this.#pathOf(file);
          states.set(path, this.#stateOf(path));
          return undefined;
        });
        /** Asking the bundler takes longer than looking. */
        const find = async ({ path, importer, resolveDir, kind }: OnResolveArgs) => {
          const file = resolvePath(resolveDir, path);
          if (CODE.test(file) && existsSync(file)) return file;
          const asked = { importer, resolveDir, kind, pluginData: 'asked' };
          const { path: found, errors } = await resolve(path, asked);
          return errors.length > 0 ? '' : found;
        };
        onResolve({ filter: /^\.{1,2}\// }, async (args) => {
          if (args.pluginData === 'asked' || args.kind === 'entry-point') return undefined;
          const file = await find(args);
          if (!CODE.test(file)) return undefined;
          const path = this.#pathOf(file);
          imports.get(this.#pathOf(args.importer))?.push(path);
          return { path: MARK + path, external: true };
        });
      },
    };
  }

  /** What is in a circle changes together. */
  #name(paths: readonly string[]): Map<string, string> {
    const names = new Map<string, string>();
    for (const group of groupsOf(paths, (path) => this.#modules.get(path)?.imports ?? [])) {
      const parts = group.toSorted().map((path) => {
        const { digest, imports = [] } = this.#modules.get(path) ?? {};
        return [path, digest, ...imports.map((other) => names.get(other))].join(' ');
      });
      const digest = hashOf(parts.join('\n'));
      for (const path of group) names.set(path, nameOf(path, digest));
    }
    return names;
  }

  #write(path: string, names: ReadonlyMap<string, string>): void {
    const name = names.get(path) ?? '';
    const file = join(this.#cache, name);
    if (existsSync(file)) return;
    const text = this.#modules.get(path)?.text ?? '';
    const code = text.replace(MARKED, (_, other: string) => `"./${names.get(other)}"`);
    writeFileSync(file, code);
    this.#written.set(name, path);
  }

  #stateOf(path: string): string | undefined {
    return digestOf(this.#root, path) || undefined;
  }

  #pathOf(file: string): string {
    return relative(this.#root, file).replaceAll('\\', '/');
  }
}

function nameOf(path: string, digest: string): string {
  return `${path.replace(CODE, '').replace(/[^\w-]+/g, '-')}-${digest}.mjs`;
}
