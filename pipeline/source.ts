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

export interface Source {
  /** Path from the project's root. */
  file: string;
  /** Of its text: what has this digest says the same. */
  digest: string;
  /** What was worked out from its text alone, by name; see `keptOf`. */
  kept: Record<string, unknown>;
  /** The whole file, with `\n` line breaks and without a byte order mark. */
  text: string;
  /** Of the YAML; undefined where that cannot be read. */
  data: unknown;
  /** Empty in a file that is YAML alone. */
  body: Body;
  /** Where the value at `path` stands; a missing value is placed at what should hold it. */
  placeOf(path: readonly PropertyKey[]): Spot;
  /** Where the key itself stands, for keys that should not be there. */
  placeOfKey(path: readonly PropertyKey[], key: string): Spot;
  /** The value as it is written in the file. */
  writtenAt(path: readonly PropertyKey[]): string | undefined;
  /** Where the value starts in `text`, if it is there. */
  startOf(path: readonly PropertyKey[]): number | undefined;
  /** Among the inputs of a page its digest stands for it. */
  toJSON(): SourceName;
}

export interface SourceName {
  file: string;
  digest: string;
}

/** What a source needs besides what all sources have. */
type Whole = Omit<Source, 'digest' | 'kept' | 'toJSON'>;

export function sourceOf(whole: Whole): Source {
  return new NamedSource(whole.file, undefined, {}, () => whole);
}

/** One that earlier builds have read: its text is opened only for whoever asks for it. */
export function knownSource(
  { file, digest }: SourceName,
  kept: Record<string, unknown>,
  open: () => Source,
): Source {
  return new NamedSource(file, digest, kept, open);
}

/** A class, since there may be ten thousand: what it does is there once. */
class NamedSource implements Source {
  readonly file: string;
  readonly kept: Record<string, unknown>;
  #digest: string | undefined;
  readonly #open: () => Whole;
  #whole: Whole | undefined;

  /** Without a digest it is worked out once somebody asks for it. */
  constructor(
    file: string,
    digest: string | undefined,
    kept: Record<string, unknown>,
    open: () => Whole,
  ) {
    this.file = file;
    this.kept = kept;
    this.#digest = digest;
    this.#open = open;
  }

  get digest(): string {
    this.#digest ??= hashOf(this.text);
    return this.#digest;
  }

  get #opened(): Whole {
    this.#whole ??= this.#open();
    return this.#whole;
  }

  get text(): string {
    return this.#opened.text;
  }

  get data(): unknown {
    return this.#opened.data;
  }

  get body(): Body {
    return this.#opened.body;
  }

  placeOf(path: readonly PropertyKey[]): Spot {
    return this.#opened.placeOf(path);
  }

  placeOfKey(path: readonly PropertyKey[], key: string): Spot {
    return this.#opened.placeOfKey(path, key);
  }

  writtenAt(path: readonly PropertyKey[]): string | undefined {
    return this.#opened.writtenAt(path);
  }

  startOf(path: readonly PropertyKey[]): number | undefined {
    return this.#opened.startOf(path);
  }

  toJSON(): SourceName {
    return { file: this.file, digest: this.digest };
  }
}

/** What `make` gives, made when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** What `make` says of the text, now or in an earlier build; it must survive JSON. */
export function keptOf<Value>(
  source: Source,
  name: string,
  make: (source: Source) => Value,
): Value {
  if (!(name in source.kept)) source.kept[name] = make(source);
  return source.kept[name] as Value;
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

/** Of an offset in `text`. */
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
