// Holds parsed data against its schema, and words every disagreement as a problem with a fix.

import type * as z from 'zod/mini';
import { type Hint, hintOf } from '../../domain/content/fields.ts';
import { manyMore, type Problem } from '../../domain/problem.ts';
import { nearest } from '../../domain/text/edit-distance.ts';
import { pathText, type Source } from '../source.ts';
import { asFound, missing, unknownKey, wrong } from './explain-value.ts';

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

/** Problem of a file whose shape depends on one key: that key is missing, or names no shape. */
function wrongVariant(source: Source, schema: Schema): Problem {
  const { discriminator = '', options = [] } = definition(schema);
  const names = options.map((option) => literalOf(option, discriminator));
  const hint = {
    expected: `um destes: ${names.join(', ')}`,
    example: names[0] ?? '',
  };
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
  defaultValue?: unknown;
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
  values?: unknown[];
}

/** How the library says what a schema is made of. */
export function definition(schema: Schema): Definition {
  return schema.def as unknown as Definition;
}

/** Follows `path` through objects, lists and records, looking through `optional` and `nullable`. */
function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let current: Schema | undefined = schema;
  for (const key of path) {
    if (!current) return undefined;
    const { shape, element, valueType, options = [] } = definition(unwrap(current));
    // Of a union, the group is what has keys.
    const group = shape ?? options.map((option) => definition(option).shape).find(Boolean);
    current = group?.[String(key)] ?? element ?? valueType;
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
    return {
      expected: `um grupo de chaves (${list})`,
      example: `(um grupo com ${list})`,
      keys,
    };
  }
  return {
    expected: 'um grupo de chaves',
    example: '(linhas "chave: valor")',
  };
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
