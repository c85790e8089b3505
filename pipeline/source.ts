// One content file, read once: its text, its data, and where every value stands.

import { hashOf } from './store/hash.ts';

/** Where in a file: line and column count from 1; `excerpt` is the line itself. */
export interface Spot {
  line: number;
  column: number;
  excerpt: string;
}

/** What stands below the front matter of a Markdown file. */
export interface Body {
  text: string;
  /** The line of the file on which the body starts, from 1. */
  firstLine: number;
}

type Path = readonly PropertyKey[];

/** The YAML of a file: what it says, and where. */
export interface Yaml {
  /** Undefined where it cannot be read. */
  data: unknown;
  /** Offsets in the file of the value at a path; undefined where there is none. */
  valueAt(path: Path): { start: number; end: number } | undefined;
  /** Offset in the file of the key at a path. */
  keyAt(path: Path): number | undefined;
  /** Offset of its first sign: what stands nowhere is placed there. */
  start: number;
}

export interface SourceName {
  file: string;
  digest: string;
}

export class Source {
  /** Path from the project's root. */
  readonly file: string;
  /** The whole file, with `\n` line breaks and without a byte order mark. */
  readonly text: string;
  /** Digest of the text: what has the same says the same. */
  readonly digest: string;
  /** Empty in a file that is YAML alone. */
  readonly body: Body;
  readonly #parse: () => Yaml;
  #yaml: Yaml | undefined;

  /** `parse` is asked once somebody wants to know: of a text that earlier builds have read hardly anybody does. */
  constructor(file: string, text: string, body: Body, parse: () => Yaml) {
    this.file = file;
    this.text = text;
    this.digest = hashOf(text);
    this.body = body;
    this.#parse = parse;
  }

  get #read(): Yaml {
    this.#yaml ??= this.#parse();
    return this.#yaml;
  }

  /** What the YAML says; undefined where it cannot be read. */
  get data(): unknown {
    return this.#read.data;
  }

  /** Place of the value at `path`; a missing value is placed at what should hold it. */
  placeOf(path: Path): Spot {
    return placeAt(this.text, this.#nearest(path));
  }

  /** Place of the value at `path`, as problems say it. */
  at(path: Path): Spot & { file: string; path: string } {
    return { file: this.file, ...this.placeOf(path), path: pathText(path) };
  }

  /** Place of the key itself, for keys that should not be there. */
  placeOfKey(path: Path, key: string): Spot {
    return placeAt(this.text, this.#read.keyAt([...path, key]) ?? this.#read.start);
  }

  /** The value as it is written in the file. */
  writtenAt(path: Path): string | undefined {
    const value = this.#read.valueAt(path);
    return value && this.text.slice(value.start, value.end);
  }

  /** Offset of the value in `text`, if it is there. */
  startOf(path: Path): number | undefined {
    return this.#read.valueAt(path)?.start;
  }

  /** Among the inputs of a page its digest stands for it. */
  toJSON(): SourceName {
    return { file: this.file, digest: this.digest };
  }

  #nearest(path: Path): number {
    for (let length = path.length; length > 0; length--) {
      const value = this.#read.valueAt(path.slice(0, length));
      if (value) return value.start;
    }
    return this.#read.start;
  }
}

/** `['items', 1, 'priceCents']` gives `items[1].priceCents`. */
export function pathText(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${String(key)}` : String(key);
  }, '');
}

/** Everywhere that the YAML has `value` as a text of its own. */
export function placesOfValue(source: Source, value: string): Spot[] {
  return pathsTo(source.data, value).map((path) => source.placeOf(path));
}

function pathsTo(data: unknown, value: string, path: PropertyKey[] = []): PropertyKey[][] {
  if (data === value) return [path];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    pathsTo(inner, value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** Place of an offset in `text`. */
export function placeAt(text: string, position: number): Spot {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const end = text.indexOf('\n', position);
  const before = text.slice(0, start);
  return {
    line: before === '' ? 1 : before.split('\n').length,
    column: position - start + 1,
    excerpt: text.slice(start, end < 0 ? undefined : end),
  };
}
