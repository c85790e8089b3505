// Holds the data of a file against its schema: zod says what is wrong, the schema's own words what was expected.

import type * as z from 'zod/mini';
import { type Meta, metaOf } from '../domain/content/fields.ts';
import { expectedFound, manyMore, type Problem, pathText } from '../domain/problem.ts';
import { nearest } from '../domain/text.ts';
import type { Source } from './source.ts';

type Schema = z.ZodMiniType;
type Path = readonly PropertyKey[];
type Issue = z.core.$ZodRawIssue<z.core.$ZodIssue>;

/** Each looks for its place, and for the nearest key. */
const MAX_EXPLAINED = 100;

/** The data as the schema types it, or every problem that keeps it from being that. */
export function validate<Data>(
  source: Source,
  schema: z.ZodMiniType<Data>,
): { data?: Data; problems: Problem[] } {
  const raised: Issue[] = [];
  // Only as it is raised does an issue know its schema: its message says which one it was.
  const error = (issue: Issue): string => String(raised.push(issue) - 1);
  const result = schema.safeParse(source.data, { error });
  if (result.success) return { data: result.data, problems: [] };
  const nameless = missingName(source, schema);
  if (nameless) return { problems: [nameless] };
  const all = result.error.issues.flatMap(({ message }) => oneKeyEach(raised[Number(message)]));
  const found = all.slice(0, MAX_EXPLAINED).map((issue) => explain(source, issue));
  // A key that is only misspelt is not missing as well.
  const meant = new Set(found.flatMap((one) => one.meant ?? []));
  const problems: Problem[] = found.filter(({ path = '' }) => !meant.has(path));
  const others = all.length - found.length;
  return { problems: others > 0 ? [...problems, manyMore(source.file, others)] : problems };
}

/** A file without the key that names its kind, but with keys of such a kind: its other problems follow from that. */
function missingName(source: Source, schema: Schema): Problem | undefined {
  const { discriminator = '', options = [] } = definition(schema);
  const written = Object.keys(Object(source.data));
  const unnamed = options.find((option) => literalIn(option, discriminator) === undefined);
  if (!unnamed || written.includes(discriminator)) return undefined;
  const fits = (option: Schema): number => {
    const keys = keysOf(option);
    return written.filter((key) => keys.includes(key)).length;
  };
  const best = options.reduce((one, other) => (fits(other) > fits(one) ? other : one), unnamed);
  const name = literalIn(best, discriminator);
  if (name === undefined) return undefined;
  return {
    ...source.at([]),
    path: discriminator,
    message: `falta a chave "${discriminator}", que diz de que tipo a página é`,
    fix: `acrescente a linha ${discriminator}: ${name}`,
  };
}

function oneKeyEach(issue: Issue | undefined): Issue[] {
  if (issue?.code !== 'unrecognized_keys') return issue ? [issue] : [];
  return issue.keys.map((key) => ({ ...issue, keys: [key] }));
}

/** `meant`: path of the key that an unknown one was written for. */
type Explained = Problem & { meant?: string | undefined };

function explain(source: Source, { path = [], ...issue }: Issue): Explained {
  const owner = issue.schema as Schema | undefined;
  const { discriminator, options = [], shape, keyType } = owner ? definition(owner) : {};
  if (issue.code === 'invalid_union' && discriminator) {
    const names = options.flatMap((option) => literalIn(option, discriminator) ?? []);
    const isNeeded = names.length === options.length;
    const guess = nearest(String(valueAt(source, path)), names);
    return explainValue(source, path, {
      description: `um destes: ${names.join(', ')}${isNeeded ? '' : '; ou nenhum, em uma lista de seções'}`,
      example: names[0] ?? '',
      repair: () => guess,
      advise: () => (isNeeded || guess ? undefined : `tire a linha ${discriminator}:`),
    });
  }
  if (issue.code === 'unrecognized_keys') {
    return explainKey(source, [...path, ...issue.keys], keysOf(owner));
  }
  // A group that asks for one of its keys raises the issue at that key.
  const asked = issue.code === 'custom' ? shape?.[String(path.at(-1))] : keyType;
  const expected = asked ? unwrap(asked) : owner;
  return explainValue(source, path, (expected && metaOf(expected)) ?? groupMeta(expected));
}

/** A key too many. */
function explainKey(source: Source, path: Path, known: readonly string[]): Explained {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const missing = known.filter((name) => !Object.hasOwn(Object(valueAt(source, parent)), name));
  // `price` is far from `priceCents` by letters, and still what was meant.
  const longer = missing.filter((name) => key.length > 2 && name.startsWith(key));
  const guess = nearest(key, missing) ?? (longer.length === 1 ? longer[0] : undefined);
  const list = known.join(', ');
  // The rest of a text that was cut at its comma.
  const isCut = key.includes(' ') && valueAt(source, path) === null;
  if (isCut) {
    const fix = 'se é parte do texto antes da vírgula, ponha o texto todo entre aspas';
    return { ...source.atKey(path), message: `a chave "${key}" não existe aqui`, fix };
  }
  const isText = /^\p{Lu}/u.test(key);
  const other = isText ? 'ponha o texto com dois-pontos entre aspas.' : 'tire a linha.';
  return {
    ...source.atKey(path),
    message: `a chave "${key}" não existe aqui`,
    fix: `${guess ? `será "${guess}"?` : other} As chaves daqui: ${list}`,
    meant: guess && pathText([...parent, guess]),
  };
}

/** A key too few, or another value than expected. */
function explainValue(source: Source, path: Path, meta: Meta): Problem {
  const { description, example } = meta;
  const key = path.at(-1);
  const found = valueAt(source, path);
  if (found === undefined) {
    const parent = path.slice(0, -1);
    return {
      ...source.at(parent),
      path: pathText(path),
      message: `falta a chave "${String(key)}", com ${description}`,
      fix: whereToAdd(source, parent, `${String(key)}: ${example}`),
    };
  }
  const repaired = isShort(found) ? meta.repair?.(found) : undefined;
  const start = typeof key === 'string' ? `${key}: ` : '';
  const value = repaired ?? `${example} (um exemplo)`;
  return {
    ...source.at(path),
    message: expectedFound(description, describe(source.written(path), found)),
    fix: meta.advise?.(found) ?? (path.length === 0 ? example : `escreva ${start}${value}`),
  };
}

/** A group between braces has no lines of its own; one on lines starts them all at one column. */
function whereToAdd(source: Source, parent: Path, line: string): string {
  if (parent.length === 0) return `acrescente a linha ${line}`;
  const group = pathText(parent);
  if (source.written(parent)?.startsWith('{')) {
    return `acrescente ${line} entre as chaves { } de ${group}`;
  }
  return `acrescente a linha ${line} às chaves de ${group}, na coluna ${source.at(parent).column}`;
}

/** A whole text or a long list is no slip of the pen. */
function isShort(found: unknown): boolean {
  return found !== null && JSON.stringify(found).length <= 200;
}

/** Describes the value of a file for messages. */
function describe(written = '', found: unknown): string {
  if (Array.isArray(found)) return `uma lista de ${found.length}`;
  if (found === null) return 'nada';
  if (typeof found === 'object') return 'um grupo de chaves';
  const text = written.includes('\n') || written === '' ? JSON.stringify(found) : written.trim();
  return text.length <= 60 ? text : `${text.slice(0, 57)}… (${String(found).length} caracteres)`;
}

/** Messages for a value whose schema has none of its own. */
function groupMeta(schema: Schema | undefined): Meta {
  const { type, values } = schema ? definition(schema) : {};
  if (type === 'literal') return { description: `${values?.[0]}`, example: `${values?.[0]}` };
  const list = keysOf(schema).join(', ') || 'chave: valor';
  return {
    description: `um grupo de chaves (${list})`,
    example: `(um grupo com ${list})`,
    advise: () => `escreva uma linha "chave: valor" para cada chave: ${list}`,
  };
}

interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  defaultValue?: unknown;
  keyType?: Schema;
  valueType?: Schema;
  options?: Schema[];
  discriminator?: string;
  values?: unknown[];
}

/** How zod says what a schema is made of. */
export function definition(schema: Schema): Definition {
  return schema.def as unknown as Definition;
}

function unwrap(schema: Schema): Schema {
  const { innerType } = definition(schema);
  return innerType ? unwrap(innerType) : schema;
}

function keysOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const { shape, options = [] } = definition(unwrap(schema));
  return shape ? Object.keys(shape) : options.flatMap(keysOf);
}

/** Member of a union that the data name by one key; any other schema as it is. */
export function variantOf(schema: Schema, data: unknown): Schema {
  const { options, discriminator } = definition(schema);
  if (!options || !discriminator) return schema;
  const name = Object(data)[discriminator];
  return options.find((option) => literalIn(option, discriminator) === name) ?? schema;
}

/** Undefined for the member that the data need not name. */
function literalIn(option: Schema, discriminator: string): string | undefined {
  const literal = definition(option).shape?.[discriminator];
  const { innerType, values } = literal ? definition(literal) : {};
  return innerType ? undefined : String(values?.[0]);
}

function valueAt({ data }: Source, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}
