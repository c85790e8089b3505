// What earlier builds by the same program gave, by keys that name everything it depends on.

import { lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { hashOf } from './hash.ts';
import { replaceFile } from './replace-file.ts';
import { statsAt } from './stats-at.ts';

/** Gives the bytes when they are asked for, so that nobody has to hold those of every picture. */
export type LazyBytes = () => Uint8Array;

/** What a file holds, or what gives it. */
export type FileContent = string | Uint8Array | LazyBytes | (() => string);

/** What a process keeps from build to build of one site; a file does for the next process. */
export interface Memory {
  /** Names the program that gave it: what another one gave is nobody's. */
  code?: string;
  /** All that was read and made, by digests of what it comes from; all of it survives JSON. */
  made?: Record<string, unknown>;
  /** What was read of files, by their paths: whoever keeps them watches, and takes out what has changed. */
  read?: Map<string, unknown>;
  /** Names the program that read it, also where its build came to no end. */
  readBy?: string | undefined;
  /** The encoded pictures that each of the last builds used, whatever program it was; the newest build first. */
  used?: string[][];
}

/** What the next process may know. */
type Saved = Required<Omit<Memory, 'read' | 'readBy'>>;

interface Given<Value> {
  value: Value;
  problems?: readonly Problem[];
}

interface MemoOptions {
  root: string;
  /** Names the program; without it nothing is remembered but the bytes of pictures. */
  code: string | undefined;
  memory: Memory | undefined;
}

/** Pictures that one of so many builds used stay. */
const BUILDS = 4;

export class Memo {
  readonly #options: Partial<MemoOptions>;
  readonly #known: Memory;
  readonly #made: Record<string, unknown> = {};
  readonly #used = new Set<string>();

  /** A memo without options knows nothing, and keeps nothing for later. */
  constructor(options: Partial<MemoOptions> = {}) {
    this.#options = options;
    const { root, code, memory } = options;
    const isKept = root !== undefined && code !== undefined;
    const known = isKept ? (memory?.made ? memory : readMemory(root)) : {};
    this.#known = known.code === code ? known : { used: known.used ?? [] };
    // Other code may read the same otherwise.
    if (memory && memory.readBy !== code) memory.read?.clear();
    if (memory) memory.readBy = code;
  }

  /** Whether anything is kept for later builds. */
  get isKept(): boolean {
    return this.#options.root !== undefined && this.#options.code !== undefined;
  }

  /** What was read of files that did not change since, by their paths. */
  get unchanged(): Map<string, unknown> {
    return this.#options.memory?.read ?? new Map();
  }

  find<Value>(key: string): Value | undefined {
    return (this.#made[key] ?? this.#known.made?.[key]) as Value | undefined;
  }

  keep(key: string, value: unknown): void {
    if (this.isKept) this.#made[key] = value;
  }

  /** What `make` gives, now or in an earlier build. */
  value<Value>(key: string, make: () => Value): Value {
    const value = this.find<Value>(key) ?? make();
    this.keep(key, value);
    return value;
  }

  /**
   * The same of what `make` reads for itself, where it found nothing wrong; `digest` names all of
   * that. What is saved while it is made is made again by the next build.
   */
  async made<Value>(
    name: string,
    digest: () => string,
    make: () => Promise<Given<Value>> | Given<Value>,
  ): Promise<Given<Value>> {
    const key = `${name} ${digest()}`;
    const known = this.find<Value>(key);
    const made = known === undefined ? await make() : { value: known };
    const isSame = known !== undefined || `${name} ${digest()}` === key;
    if (isSame && !made.problems?.length) this.keep(key, made.value);
    return made;
  }

  /** The same of what is slow to make: each in a file of its own, also where no program is named. */
  async bytes(key: string, make: () => Promise<Uint8Array>): Promise<LazyBytes> {
    const { root } = this.#options;
    if (root === undefined) return inMemory(await make());
    const name = hashOf(key);
    const file = join(root, PICTURES, name);
    const read = (): Uint8Array => readEntry(file) ?? goneMeanwhile(file);
    this.#used.add(name);
    if (readEntry(file)) return read;
    const bytes = await make();
    try {
      writeEntry(file, bytes);
      return read;
    } catch {
      // A cache that cannot be written is none.
      return inMemory(bytes);
    }
  }

  /** What a build that published did not ask for is forgotten; one that was refused forgets nothing. */
  save(wasPublished: boolean): void {
    const { root, code, memory } = this.#options;
    if (root === undefined || code === undefined) return;
    const before = wasPublished ? {} : this.#known;
    const next: Saved = {
      code,
      made: { ...before.made, ...this.#made },
      used: this.#usedLately(wasPublished),
    };
    if (memory) {
      // Builds are to leave what a preview shows.
      const isNew = String(next.used) !== String(this.#known.used);
      if (isNew) writeMemory(root, { code: '', made: {}, ...readMemory(root), used: next.used });
      Object.assign(memory, next);
    } else {
      if (!isSame(next, this.#known)) writeMemory(root, next);
      if (wasPublished) sweep(root, new Set(next.used.flat()));
    }
  }

  #usedLately(wasPublished: boolean): string[][] {
    const { used: before = [] } = this.#known;
    const own = [...this.#used].sort();
    if (!wasPublished || String(before[0]) === String(own)) return before;
    return [own, ...before].slice(0, BUILDS);
  }
}

/** All that is kept has a key that says what it is. */
function isSame(next: Memory, known: Memory): boolean {
  const keysOf = ({ code, made = {}, used }: Memory): string =>
    [code, used, ...Object.keys(made).sort()].join('\n');
  return keysOf(next) === keysOf(known);
}

const PICTURES = '.cache/pictures';
const MEMORY = '.cache/memory';

function inMemory(bytes: Uint8Array): LazyBytes {
  return () => bytes;
}

function goneMeanwhile(file: string): never {
  throw Object.assign(new Error(`${file} went away during the build`), { code: 'ECACHE' });
}

/** Nothing of one that is missing or damaged, or that another program wrote in other parts. */
function readMemory(root: string): Memory {
  const lines = readEntry(join(root, MEMORY))?.toString().split('\n');
  if (lines?.length !== 3) return {};
  const [code, made, used] = lines.map((line) => JSON.parse(line));
  return { code, made, used };
}

/** A line a part: the text of all at once would take as much memory again. */
function writeMemory(root: string, { code, made, used }: Saved): void {
  const parts = [code, made, used].map((part) => Buffer.from(`${JSON.stringify(part)}\n`));
  try {
    writeEntry(join(root, MEMORY), Buffer.concat(parts).subarray(0, -1));
  } catch {
    // A memory that cannot be written is none.
  }
}

/** An entry starts with the hash of what follows: a damaged one is made anew. */
function readEntry(file: string): Buffer | undefined {
  try {
    const entry = readFileSync(file);
    const [seal, bytes] = [entry.subarray(0, 32).toString(), entry.subarray(32)];
    return seal === hashOf(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Only its owner may read it: it may hold what clients alone know. */
function writeEntry(file: string, bytes: Uint8Array): void {
  replaceFile(file, Buffer.concat([Buffer.from(hashOf(bytes)), bytes]), 0o600);
}

/** Removes pictures that no build has used lately; a folder that is a link may be others' too. */
function sweep(root: string, used: ReadonlySet<string>): void {
  const folder = join(root, PICTURES);
  const isLink = (path: string): boolean =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? true;
  if (isLink(folder) || isLink(join(folder, '..'))) return;
  if (!statsAt(folder)?.isDirectory()) return;
  for (const name of readdirSync(folder)) {
    // Longer ones are being written.
    const isUnused = !used.has(name) && name.length === hashOf('').length;
    if (isUnused) rmSync(join(folder, name), { force: true });
  }
}
