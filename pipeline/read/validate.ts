// Holds parsed data against its schema, and words every disagreement as a problem with a fix.

import type * as z from 'zod/mini';
import { type Hint, hintOf } from '../../domain/content/fields.ts';
import { manyMore, type Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { pathText, type Source } from '../source.ts';

type Schema = z.ZodMiniType;
type Path = readonly PropertyKey[];
type Issue = z.core.$ZodIssue;

/** The data as the schema types it, or every problem that keeps it from being that. */
export function validate<Output>(
  source: Source,
  schema: z.ZodMiniType<Output>,
): { data?: Output; problems: Problem[] } {
  const result = schema.safeParse(source.data);
  if (result.success) return { data: result.data, problems: [] };
  const exact = resolveUnion(schema, source.data);
  const all = result.error.issues.flatMap(oneKeyEach);
  const issues = all.slice(0, MAX_EXPLAINED);
  const others = all.length - issues.length;
  const found = issues.map((issue) => explain(source, exact, issue));
  // A key that is only misspelt is not missing as well.
  const meant = new Set(found.flatMap((one) => one.meant ?? []));
  const problems = found.filter(({ missing = '' }) => !meant.has(missing));
  return {
    problems: [
      ...(others > 0 ? [manyMore(source.file, others)] : []),
      ...problems.map(({ problem }) => problem),
    ],
  };
}

/** Every explanation looks for its place and for the nearest key. */
const MAX_EXPLAINED = 100;

function oneKeyEach(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ ...issue, keys: [key] }));
}

interface Explained {
  problem: Problem;
  /** Path of the key that an unknown one was meant as. */
  meant?: string | undefined;
  /** Path of the key that there is not. */
  missing?: string;
}

function explain(source: Source, schema: Schema, issue: Issue): Explained {
  if (issue.code === 'invalid_union' && definition(schema).discriminator) {
    return { problem: wrongVariant(source, schema) };
  }
  const { path } = issue;
  const expected = schemaAt(schema, path);
  const found = valueAt(source.data, path);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = knownKeys(expected);
    const guess = guessKey(key, known, Object(found));
    const problem = unknownKey(source, [...path, key], known, guess);
    return { problem, meant: guess && pathText([...path, guess]) };
  }
  const hint = hintFor(expected);
  if (found !== undefined) return { problem: wrong(source, path, found, hint) };
  return { problem: missing(source, path, hint), missing: pathText(path) };
}

function guessKey(key: string, known: string[], present: object): string | undefined {
  const missing = known.filter((name) => !Object.hasOwn(present, name));
  const start = key.toLowerCase();
  // `price` is far from `priceCents` by letters, and still what was meant.
  const longer = missing.filter((name) => start.length > 2 && name.toLowerCase().startsWith(start));
  return nearest(key, missing) ?? (longer.length === 1 ? longer[0] : undefined);
}

function unknownKey(source: Source, path: Path, known: string[], guess?: string): Problem {
  const key = String(path.at(-1));
  const list = `Known keys: ${known.join(', ')}`;
  return {
    file: source.file,
    ...source.placeOfKey(path.slice(0, -1), key),
    path: pathText(path),
    message: `unknown key "${key}"`,
    fix: guess ? `did you mean "${guess}"? ${list}` : `remove the line. ${list}`,
  };
}

function missing(source: Source, path: Path, hint: Hint): Problem {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  return {
    file: source.file,
    ...source.placeOf(parent),
    path: pathText(path),
    message: `expected a key "${key}" with ${hint.expected}, found none`,
    fix: `add ${whereToAdd(source, parent, `${key}: ${hint.example}`)}`,
  };
}

/** A group between braces has no lines of its own; one on lines starts them all at one column. */
function whereToAdd(source: Source, parent: Path, line: string): string {
  if (parent.length === 0) return `the line ${line}`;
  const group = pathText(parent);
  if (source.writtenAt(parent)?.startsWith('{')) return `${line} between the braces of ${group}`;
  return `the line ${line} to the keys of ${group}, at column ${source.placeOf(parent).column}`;
}

function wrong(source: Source, path: Path, value: unknown, hint: Hint): Problem {
  const found = asFound(value);
  // A whole text or a long list is no slip of the pen; a list may hold itself.
  const isShort = found !== null && String(found).length <= 200;
  const mended = isShort ? hint.mend?.(found) : undefined;
  const written = mended ?? hint.example;
  return {
    ...source.at(path),
    message: `expected ${hint.expected}, found ${describe(source.writtenAt(path), value)}`,
    fix: hint.advise?.(found) ?? fixFor(path, hint.keys ?? written, mended === undefined),
  };
}

/** What hints may turn into text: a group with a key such as `toString` is as good as an empty one. */
function asFound(value: unknown): unknown {
  try {
    String(value);
    return value;
  } catch {
    return Array.isArray(value) ? [] : {};
  }
}

/** What a file holds in the place of a value, as messages speak of it. */
function describe(written: string | undefined, found: unknown): string {
  if (Array.isArray(found)) return `a list of ${found.length}`;
  if (found === null) return 'nothing';
  if (typeof found === 'object') return 'a group of keys';
  const text = written && !/^[|>]/.test(written) ? written.trim() : JSON.stringify(found);
  const short =
    text.length > 60 ? `${text.slice(0, 57)}… (${String(found).length} characters)` : text;
  return short.includes('\n') ? JSON.stringify(short) : short;
}

function fixFor(path: Path, value: string | readonly string[], isExample: boolean): string {
  if (path.length === 0) {
    return 'write one "key: value" line for each key, or one "- " for each entry of a list';
  }
  if (typeof value !== 'string') {
    const lines = value.map((key) => `${key}:`).join(', ');
    return `write ${String(path.at(-1))}: alone on its line, and below it, two columns further right, a line for each key: ${lines}`;
  }
  const key = path.at(-1);
  // An entry stands after a hyphen or between brackets: both keep what is before it.
  const line = typeof key === 'number' ? value : `${String(key)}: ${value}`;
  return `write ${line}${isExample ? ' (an example)' : ''}`;
}

/** Problem of a file whose shape depends on one key: that key is missing, or names no shape. */
function wrongVariant(source: Source, schema: Schema): Problem {
  const { discriminator = '', options = [] } = definition(schema);
  const names = options.map((option) => literalOf(option, discriminator));
  const hint = { expected: `one of ${names.join(', ')}`, example: names[0] ?? '' };
  const found = asFound(valueAt(source.data, [discriminator]));
  if (found === undefined) return missing(source, [discriminator], hint);
  const mend = (): string | undefined => nearest(String(found), names);
  return wrong(source, [discriminator], found, { ...hint, mend });
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
  values?: unknown[];
}

function definition(schema: Schema): Definition {
  return schema.def as unknown as Definition;
}

/** Follows `path` through objects, lists and records, looking through `optional` and `nullable`. */
function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) {
    if (!current) return undefined;
    const { shape, element, valueType } = definition(unwrap(current));
    current = shape?.[String(key)] ?? element ?? valueType;
  }
  return current;
}

function unwrap(schema: Schema): Schema {
  const { innerType } = definition(schema);
  return innerType && !hintOf(schema) ? unwrap(innerType) : schema;
}

function knownKeys(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { shape, options = [] } = definition(unwrap(schema));
  return shape ? Object.keys(shape) : options.flatMap(knownKeys);
}

function hintFor(schema: Schema | undefined): Hint {
  const inner = schema && unwrap(schema);
  const hint = inner && hintOf(inner);
  if (hint) return hint;
  const { type, values, shape } = inner ? definition(inner) : { type: 'value' };
  if (type === 'literal') return { expected: `${values?.[0]}`, example: `${values?.[0]}` };
  if (shape) {
    const keys = Object.keys(shape);
    const list = keys.join(', ');
    return { expected: `a group of keys (${list})`, example: `(a group with ${list})`, keys };
  }
  return { expected: 'a group of keys', example: '(key: value lines)' };
}

/** Member of a union that the data name by one key; any other schema as it is. */
function resolveUnion(schema: Schema, data: unknown): Schema {
  const { options, discriminator } = definition(schema);
  if (!options || !discriminator) return schema;
  const name = valueAt(data, [discriminator]);
  return options.find((option) => literalOf(option, discriminator) === name) ?? schema;
}

function literalOf(option: Schema, discriminator: string): string {
  const literal = definition(option).shape?.[discriminator];
  return String(literal ? definition(literal).values?.[0] : '');
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    data,
  );
}
