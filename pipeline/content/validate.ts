// Validates the data of a file: zod finds what is wrong, and the facts in the schema explain what was expected.

import type * as z from 'zod/mini';
import { labelOf } from '../../domain/content/editor-labels.ts';
import { type Meta, metaOf } from '../../domain/content/fields.ts';
import { expectedFound, manyMore, type Problem, pathText } from '../../domain/problem.ts';
import { nearest, slugOf } from '../../domain/text.ts';
import type { Source } from './source.ts';

type Schema = z.ZodMiniType;
type Path = readonly PropertyKey[];
type Issue = z.core.$ZodRawIssue<z.core.$ZodIssue>;

/** More issues are only counted, since each takes a search for its place and the nearest key. */
const MAX_EXPLAINED = 100;

/** The data as the schema types it, or every problem with it. */
export function validate<Data>(
  source: Source,
  schema: z.ZodMiniType<Data>,
): { data?: Data; problems: Problem[] } {
  const raised: Issue[] = [];
  // zod gives the schema only to the callback of the error, so the message carries its index.
  const error = (issue: Issue): string => String(raised.push(issue) - 1);
  let result = schema.safeParse(source.data, { error });
  if (!result.success) {
    const filled = withoutEmpty(schema, source.data, result.error.issues);
    if (filled !== source.data) result = schema.safeParse(filled, { error });
  }
  if (result.success) return { data: result.data, problems: [] };
  const unnamed = nameless(source, schema, result.error.issues);
  if (unnamed) return { problems: [unnamed] };
  const all = result.error.issues.flatMap(({ message }) => oneKeyEach(raised[Number(message)]));
  const found = all.slice(0, MAX_EXPLAINED).map((issue) => explain(source, issue));
  // A misspelt key is not reported as missing too.
  const misspeltKeys = new Set(found.flatMap((one) => one.misspeltKey ?? []));
  const problems: Problem[] = found.filter(({ path = '' }) => !misspeltKeys.has(path));
  const others = all.length - found.length;
  return { problems: others > 0 ? [...problems, manyMore(source.file, others)] : problems };
}

/** The problem of a file without the key that names its kind, if it has keys of another kind. */
function nameless(
  source: Source,
  schema: Schema,
  issues: readonly z.core.$ZodIssue[],
): Problem | undefined {
  const { discriminator = '', options = [] } = definition(schema);
  const plain = options.find((option) => literalIn(option, discriminator) === undefined);
  const others = options.filter((option) => option !== plain).flatMap(keysOf);
  const isOther = issues.some(
    (one) =>
      one.code === 'unrecognized_keys' &&
      one.path.length === 0 &&
      one.keys.some((key) => others.includes(key)),
  );
  if (!isOther || discriminator === '' || discriminator in Object(source.data)) return undefined;
  const names = options.flatMap((option) => literalIn(option, discriminator) ?? []);
  return {
    ...source.at([]),
    path: discriminator,
    message: `falta a chave "${discriminator}", que diz o que são as outras, ou uma delas não é daqui`,
    fix: `escreva uma linha ${discriminator}: com um destes: ${names.join(', ')}; sem ela, as chaves daqui: ${keysOf(plain).join(', ')}`,
  };
}

/** The data without the empty keys that need not be there, since those count as absent. */
function withoutEmpty(schema: Schema, data: unknown, issues: readonly { path: Path }[]): unknown {
  const paths = issues
    .map(({ path }) => path)
    .filter((path) => valueAt({ data }, path) === null && isOptional(schema, data, path));
  if (paths.length === 0) return data;
  const kept = structuredClone(data);
  for (const path of paths)
    delete Object(valueAt({ data: kept }, path.slice(0, -1)))[String(path.at(-1))];
  return kept;
}

function isOptional(schema: Schema, data: unknown, [key = '', ...rest]: Path): boolean {
  const { shape, element, valueType } = definition(variantOf(unwrap(schema), data));
  const inner = shape?.[String(key)] ?? element ?? valueType;
  if (!inner) return false;
  if (rest.length > 0) return isOptional(inner, Object(data)[key], rest);
  return shape !== undefined && inner.safeParse(undefined).success;
}

function oneKeyEach(issue: Issue | undefined): Issue[] {
  if (issue?.code !== 'unrecognized_keys') return issue ? [issue] : [];
  return issue.keys.map((key) => ({ ...issue, keys: [key] }));
}

/** `misspeltKey` is the path of the key that a misspelt one stands for. */
type Explained = Problem & { misspeltKey?: string | undefined };

function explain(source: Source, { path = [], ...issue }: Issue): Explained {
  const owner = issue.schema as Schema | undefined;
  const { discriminator, options = [], shape, keyType } = owner ? definition(owner) : {};
  if (owner && issue.code === 'invalid_union' && discriminator) {
    const names = options.flatMap((option) => literalIn(option, discriminator) ?? []);
    const isNeeded = names.length === options.length;
    const guess = nearest(String(valueAt(source, path)), names);
    return explainValue(source, path, {
      description: `um destes: ${names.join(', ')}${isNeeded ? '' : '; ou nenhum, em uma lista de seções'}`,
      example: '…',
      advise: () =>
        guess ? `será ${guess}?` : `escreva um deles${isNeeded ? '' : ', ou tire a linha'}`,
    });
  }
  if (issue.code === 'unrecognized_keys') {
    return explainKey(source, [...path, ...issue.keys], keysOf(owner));
  }
  // A group that asks for one of its keys raises the issue at that key.
  const { [String(path.at(-1))]: own } = shape ?? {};
  const asked = { custom: own, invalid_key: keyType }[String(issue.code)];
  const expected = asked ? unwrap(asked) : owner;
  const meta = (expected && metaOf(expected)) ?? groupMeta(expected, path);
  const example = expected ? exampleOf(expected) : 'chave: valor';
  if (!expected || !definition(expected).element || !expected.safeParse([]).success)
    return explainValue(source, path, { ...meta, example });
  const description = `${meta.description}, como ${example}`;
  return explainValue(source, path, { ...meta, description, example: '[]' });
}

/** The problem of an unknown key. */
function explainKey(source: Source, path: Path, known: readonly string[]): Explained {
  const key = String(path.at(-1));
  const parent = path.slice(0, -1);
  const missing = known.filter((name) => !Object.hasOwn(Object(valueAt(source, parent)), name));
  const named = missing.find((name) => slugOf(labelOf(name)?.label ?? name) === slugOf(key));
  const guess = nearest(key, missing) ?? named;
  // A text without quotes ends at its comma in braces, and at its colon everywhere.
  const isCut = valueAt(source, path) === null && source.written(parent)?.startsWith('{');
  const isText = isCut || /^\p{Lu}/u.test(key);
  const sign = isCut ? 'a vírgula' : 'dois-pontos';
  const other = isText ? `ponha o texto com ${sign} entre aspas.` : 'tire a linha.';
  const advice = `${guess ? `será "${guess}"?` : other} As chaves daqui: ${known.join(', ')}`;
  return {
    ...source.atKey(path),
    message: `a chave "${key}" não existe aqui`,
    fix: advice,
    misspeltKey: guess && pathText([...parent, guess]),
  };
}

/** The problem of a missing key, or of a wrong value. */
function explainValue(source: Source, path: Path, meta: Meta & { example: string }): Problem {
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
  const repaired = meta.repair?.(found);
  const start = typeof key === 'string' ? `${key}: ` : '';
  const value = repaired ?? `${example} (um exemplo)`;
  return {
    ...source.at(path),
    message: expectedFound(description, describe(source.written(path), found)),
    fix: meta.advise?.(found) ?? (path.length === 0 ? example : `escreva ${start}${value}`),
  };
}

/** The advice where to add a missing key: between the braces of the group, or on a line at the group's column. */
function whereToAdd(source: Source, parent: Path, line: string): string {
  if (parent.length === 0) return `acrescente a linha ${line}`;
  const group = pathText(parent);
  if (source.written(parent)?.startsWith('{')) {
    return `acrescente ${line} entre as chaves { } de ${group}`;
  }
  return `acrescente a linha ${line} às chaves de ${group}, na coluna ${source.at(parent).column}`;
}

/** Describes the value of a file for messages. */
function describe(written = '', found: unknown): string {
  if (Array.isArray(found)) return `uma lista de ${found.length}`;
  if (found === null) return 'nada';
  if (typeof found === 'object') return 'um grupo de chaves';
  const text = written.includes('\n') || written === '' ? JSON.stringify(found) : written.trim();
  return text.length <= 60 ? text : `${text.slice(0, 57)}… (${String(found).length} caracteres)`;
}

/** The facts about a value whose schema has none. */
function groupMeta(schema: Schema | undefined, path: Path): Meta {
  const { type, values } = schema ? definition(schema) : {};
  if (type === 'literal') return { description: `${values?.[0]}` };
  const list = keysOf(schema).join(', ') || 'chave: valor';
  const fix = `escreva uma linha "chave: valor" para cada chave: ${list}`;
  return {
    description: `um grupo de chaves (${list})`,
    advise: () => (path.length === 0 ? fix : undefined),
  };
}

/** A correct value as YAML has it on one line: of a group, the keys that it needs; of a list, its fewest items. */
export function exampleOf(schema: Schema): string {
  const plain = unwrap(schema);
  const { shape = {}, element, keyType, valueType, values } = definition(plain);
  const { example = values?.[0] } = metaOf(plain) ?? {};
  if (example !== undefined) return String(example);
  if (keyType && valueType) return `{ ${exampleOf(keyType)}: ${exampleOf(valueType)} }`;
  const missing = plain.safeParse(element ? [] : {}).error?.issues ?? [];
  const { minimum = 1 } = { ...missing[0] } as { minimum?: number };
  if (element) return `[${Array(minimum).fill(exampleOf(element)).join(', ')}]`;
  const needed = Object.entries(shape).filter(([key]) =>
    missing.some(({ path }) => path[0] === key),
  );
  return `{ ${needed.map(([key, one]) => `${key}: ${exampleOf(one)}`).join(', ')} }`;
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

/** The parts that zod keeps of a schema. */
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

/** The member of a discriminated union that the data name; any other schema as it is. */
export function variantOf(schema: Schema, data: unknown): Schema {
  const { options, discriminator } = definition(schema);
  if (!options || !discriminator) return schema;
  const name = Object(data)[discriminator];
  return options.find((option) => literalIn(option, discriminator) === name) ?? schema;
}

/** The name of a union's member; undefined for the one that the data need not name. */
function literalIn(option: Schema, discriminator: string): string | undefined {
  const literal = definition(option).shape?.[discriminator];
  const { innerType, values } = literal ? definition(literal) : {};
  return innerType ? undefined : String(values?.[0]);
}

function valueAt({ data }: { data: unknown }, path: Path): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data);
}
