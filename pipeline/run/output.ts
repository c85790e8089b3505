// Writes the next site to a folder beside the old one, and replaces the old site by two renames.

import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writevSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import type { Source } from '../content/source.ts';
import type { BuildConfig } from './options.ts';
import type { Problems } from './problems.ts';

/** The source of a file in the site: a file of the project, whose address may come from a line `route:`. */
type Writer = Pick<Source, 'file'> & Partial<Pick<Source, 'at'>>;

/** The content of a file, or its parts in order. */
type Content = string | Uint8Array | readonly (string | Uint8Array)[];

/** The first line of robots.txt: it marks a folder that a build made, and that the next build may replace. */
export const BUILD_SIGNATURE =
  '# Written by the site’s build: this folder is made anew every time.';

/** The writer of files that come from no file of the project. */
export const BUILD_ITSELF: Writer = { file: 'a própria geração' };

export class Output {
  /** Paths (without a slash at the start) to sizes in bytes. */
  readonly files = new Map<string, number>();
  readonly #target: string;
  readonly #next: string;
  readonly #previous: string;
  readonly #problems: Problems;
  readonly #addresses = new Addresses();
  readonly #folders = new Set<string>();

  /** `target` is the folder of the finished site; everything happens in the folder around it. */
  constructor(target: string, problems: Problems) {
    this.#target = target;
    this.#problems = problems;
    const beside = (role: string): string => join(dirname(target), `.${basename(target)}-${role}`);
    [this.#next, this.#previous] = [beside('next'), beside('previous')];
    // A build that is killed between its two renames leaves the old site there.
    if (existsSync(this.#previous) && !existsSync(target)) renameSync(this.#previous, target);
    this.discard();
    mkdirSync(this.#next, { recursive: true, mode: 0o755 });
  }

  /** Writes a file. `from` is the project's file that a problem names if another one writes the same path. */
  write(path: string, content: Content, from: Writer = BUILD_ITSELF): void {
    if (!this.#addresses.take(path, from, this.#problems)) return;
    const file = join(this.#next, path);
    const folder = dirname(file);
    const parts = [content].flat().map(bytesOf);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 });
      this.#folders.add(folder);
      // Readable by all, since a web server runs as another user.
      const descriptor = openSync(file, 'w', 0o644);
      try {
        // A disk that fills up takes a part without an error; writing the rest finds it.
        const written = writevSync(descriptor, parts);
        if (written < length) writeFileSync(descriptor, Buffer.concat(parts).subarray(written));
      } finally {
        closeSync(descriptor);
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!['EISDIR', 'EEXIST', 'ENOTDIR'].includes(String(code))) throw error;
      // A file and a folder have the same path.
      this.#problems.add(taken(path, from, this.#addresses.around(path)));
      return;
    }
    this.files.set(path, length);
  }

  /** Replaces the old site with the new one. */
  publish(): void {
    const hasOld = existsSync(this.#target);
    if (hasOld) renameSync(this.#target, this.#previous);
    try {
      renameSync(this.#next, this.#target);
    } catch (error) {
      if (hasOld) renameSync(this.#previous, this.#target);
      throw error;
    }
  }

  /** Removes an unpublished site, and the old site once a new one has replaced it. */
  discard(): void {
    rmSync(this.#next, { recursive: true, force: true });
    if (existsSync(this.#target)) rmSync(this.#previous, { recursive: true, force: true });
  }
}

/** Finds two sources of one address: hosts answer `contato.html` and `contato/index.html` at the same one, and some ignore capitals. */
export class Addresses {
  readonly #writers = new Map<string, { path: string; from: Writer }>();

  /** Takes the address of a path; false, with a problem, if another file has it already. */
  take(path: string, from: Writer, problems: Problems): boolean {
    const address = path.replace(/(?:^|\/)index\.html$|\.html$/, '').toLowerCase();
    const other = this.#writers.get(address);
    if (other) problems.add(taken(path, from, other));
    else this.#writers.set(address, { path, from });
    return !other;
  }

  /** The file whose path is a folder in `path`, or that lies in the folder `path`. */
  around(path: string): { path: string; from: Writer } {
    const found = [...this.#writers.values()].find(
      (one) => `${path}/`.startsWith(`${one.path}/`) || one.path.startsWith(`${path}/`),
    );
    return found ?? { path, from: BUILD_ITSELF };
  }
}

export function bytesOf(content: Content): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : Buffer.concat(content.map(bytesOf));
}

const isOfSent = ({ file }: Writer): boolean => file.startsWith('content/proposals/sent/');

function taken(path: string, from: Writer, other: { path: string; from: Writer }): Problem {
  const isFixed = from === BUILD_ITSELF || isOfSent(from);
  const [writer, owner] = isFixed ? [other.from, from] : [from, other.from];
  const where = path === other.path ? path : `${path}, ao lado de ${other.path}`;
  const fix = isOfSent(owner)
    ? 'um cliente tem este endereço: escreva outro em uma linha route:'
    : writer.at
      ? 'escreva outro endereço em uma linha route:, ou renomeie um dos dois arquivos'
      : `renomeie ${writer.file}`;
  return {
    file: writer.file,
    ...writer.at?.(['route']),
    message: `esperado: um lugar próprio no site; encontrado: ${where}, que ${owner.file} também escreve`,
    fix,
  };
}

/** Opens the output; undefined, with a problem, if the folder is no build's: `--out .` must not delete work. */
export function openOutput(
  { outDir, outName }: BuildConfig,
  problems: Problems,
): Output | undefined {
  const state = lstatSync(outDir, { throwIfNoEntry: false });
  const isOurs = !state || (state.isDirectory() && wasBuilt(outDir));
  if (isOurs) return new Output(outDir, problems);
  problems.add({
    file: outName,
    message: 'expected a folder that a build made, or none; found something else',
    fix: 'move it away, or use --out with another folder',
  });
  return undefined;
}

function wasBuilt(folder: string): boolean {
  if (readdirSync(folder).length === 0) return true;
  const mark = join(folder, 'robots.txt');
  return existsSync(mark) && readFileSync(mark, 'utf8').startsWith(BUILD_SIGNATURE);
}
