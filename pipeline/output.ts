// The next site while it is being made, in a folder beside the old one, whose place it takes by two renames.

import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '../domain/problem.ts';
import type { Run } from './options.ts';
import type { Problems } from './problems.ts';
import type { Source } from './source.ts';

/** The source of a file in the site: a file of the project, whose address may come from a line `route:`. */
type Writer = Pick<Source, 'file'> & Partial<Pick<Source, 'at'>>;

/** The content of a file, or its parts in order. */
type Content = string | Uint8Array | readonly (string | Uint8Array)[];

/** The first line of robots.txt says that the folder is a build's, to be replaced by the next. */
export const BUILD_MARK = '# Written by the site’s build: this folder is made anew every time.';

/** Writes what no file of the project does. */
export const THE_BUILD: Writer = { file: 'a própria geração' };

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
    // A build that was killed between its two renames left the old site there.
    if (existsSync(this.#previous) && !existsSync(target)) renameSync(this.#previous, target);
    this.discard();
    mkdirSync(this.#next, { recursive: true, mode: 0o755 });
  }

  /** `from`: the file of the project that is named when a second one writes this path. */
  write(path: string, content: Content, from: Writer = THE_BUILD): void {
    if (!this.#addresses.take(path, from, this.#problems)) return;
    const file = join(this.#next, path);
    const folder = dirname(file);
    const bytes = bytesOf(content);
    try {
      if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 });
      this.#folders.add(folder);
      // A web server runs as somebody else: everybody may read.
      writeFileSync(file, bytes, { mode: 0o644 });
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (!['EISDIR', 'EEXIST', 'ENOTDIR'].includes(String(code))) throw error;
      // A file has the name of a folder, or the other way round.
      this.#problems.add(taken(path, from, this.#addresses.around(path)));
      return;
    }
    this.files.set(path, bytes.length);
  }

  /** Puts the new site in the place of the old one. */
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

  /** Removes what is not published, also the old site once the new one stands. */
  discard(): void {
    rmSync(this.#next, { recursive: true, force: true });
    if (existsSync(this.#target)) rmSync(this.#previous, { recursive: true, force: true });
  }
}

/** Finds two sources of one address: hosts answer `contato.html` and `contato/index.html` at the same one, and some ignore capitals. */
export class Addresses {
  readonly #writers = new Map<string, { path: string; from: Writer }>();

  /** False after a problem: another file has this address already. */
  take(path: string, from: Writer, problems: Problems): boolean {
    const address = path.replace(/(?:^|\/)index\.html$|\.html$/, '').toLowerCase();
    const other = this.#writers.get(address);
    if (other) problems.add(taken(path, from, other));
    else this.#writers.set(address, { path, from });
    return !other;
  }

  /** The file whose path is a folder of `path`, or the other way round. */
  around(path: string): { path: string; from: Writer } {
    const found = [...this.#writers.values()].find(
      (one) => `${path}/`.startsWith(`${one.path}/`) || one.path.startsWith(`${path}/`),
    );
    return found ?? { path, from: THE_BUILD };
  }
}

export function bytesOf(content: Content): Uint8Array {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array ? content : Buffer.concat(content.map(bytesOf));
}

const isOfSent = ({ file }: Writer): boolean => file.startsWith('content/proposals/sent/');

function taken(path: string, from: Writer, other: { path: string; from: Writer }): Problem {
  const isFixed = from === THE_BUILD || isOfSent(from);
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

/** Undefined after a problem: `--out .` must not cost anyone their work. */
export function openOutput({ outDir, outName }: Run, problems: Problems): Output | undefined {
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
  return existsSync(mark) && readFileSync(mark, 'utf8').startsWith(BUILD_MARK);
}
