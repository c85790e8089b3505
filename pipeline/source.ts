// One content file, read once: its text, its data, and where every value stands.

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
