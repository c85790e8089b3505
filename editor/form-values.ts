// What a content file says, as the form of the editor can show it, and back again: the same bytes where nothing was changed.

import { type JsonSchema, resolved } from '../domain/content/json-schema.ts';

type Record_ = Record<string, unknown>;

/** The key that tells which of several shapes a value has, and those of what has no keys of its own. */
export const SHAPE = 'forma';
export const VALUE = 'valor';
export const KEY = 'chave';
export const ENTRIES = 'itens';

/** A drawing of the build's stands where there is no picture. */
const DRAWN = 'generated';

/** `root` is where `$ref` leads. */
export function toForm(value: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  const json = plain(schema, root);
  if (value === undefined || value === null) return undefined;
  if (json.anyOf) return shapeToForm(value, json.anyOf, root);
  if (Array.isArray(value)) return value.map((one) => toForm(one, json.items ?? {}, root));
  if (isGroup(value)) {
    const ofEntries = entriesOf(json);
    if (ofEntries) {
      return Object.entries(value).map(([key, entry]) => {
        const shown = toForm(entry, ofEntries, root);
        return { [KEY]: key, ...(isGroup(shown) ? shown : { [VALUE]: shown }) };
      });
    }
    return mapped(value, (entry, key) => toForm(entry, json.properties?.[key] ?? {}, root));
  }
  return json['x-shown'] === 'image' && value === DRAWN ? '' : value;
}

/** What nobody filled in is left out, unless it must be there. */
export function fromForm(value: unknown, schema: JsonSchema, root: JsonSchema): unknown {
  const json = plain(schema, root);
  if (json.anyOf) return shapeFromForm(value, json.anyOf, root);
  if (Array.isArray(value)) {
    const ofEntries = entriesOf(json);
    if (ofEntries) return Object.fromEntries(value.map((entry) => entryOf(entry, ofEntries, root)));
    return value.map((one) => fromForm(one, json.items ?? {}, root));
  }
  if (isGroup(value)) {
    const all = mapped(value, (entry, key) => fromForm(entry, json.properties?.[key] ?? {}, root));
    for (const key of Object.keys(json.properties ?? {})) {
      const isImage = plain(json.properties?.[key] ?? {}, root)['x-shown'] === 'image';
      const isRequired = json.required?.includes(key);
      if (isRequired && isImage && isEmpty(all[key])) all[key] = DRAWN;
      else if (!isRequired && key in all && isEmpty(all[key])) delete all[key];
    }
    return all;
  }
  return value;
}

/** Without definitions to look up, and without the nothing that an optional value may also be. */
export function plain(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const json = resolved(schema, root);
  const shapes = (json.anyOf ?? []).filter(({ type }) => type !== 'null');
  const [only] = shapes;
  if (!only || shapes.length === json.anyOf?.length) return json;
  const { anyOf: _, ...rest } = json;
  return shapes.length === 1 ? { ...plain(only, root), ...rest } : { ...rest, anyOf: shapes };
}

/** The shape of the values of a group whose keys are the writer's own. */
export function entriesOf({
  properties,
  additionalProperties,
}: JsonSchema): JsonSchema | undefined {
  return !properties && typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

export function shapeName(index: number): string {
  return `f${index + 1}`;
}

function shapeToForm(value: unknown, shapes: readonly JsonSchema[], root: JsonSchema): unknown {
  const index = shapes.findIndex((shape) => fits(value, plain(shape, root)));
  const shape = shapes[index];
  if (!shape) return undefined;
  const shown = toForm(value, shape, root);
  const named = { [SHAPE]: shapeName(index) };
  return isGroup(shown) ? { ...named, ...shown } : { ...named, [VALUE]: shown };
}

function shapeFromForm(value: unknown, shapes: readonly JsonSchema[], root: JsonSchema): unknown {
  if (!isGroup(value)) return value;
  const { [SHAPE]: name, ...rest } = value;
  const shape = shapes.find((_, index) => shapeName(index) === name);
  if (!shape) return undefined;
  return fromForm(plain(shape, root).type === 'object' ? rest : rest[VALUE], shape, root);
}

function fits(value: unknown, { type, properties = {}, required = [] }: JsonSchema): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (!isGroup(value))
    return type === typeof value || (type === 'integer' && typeof value === 'number');
  const isKnown = Object.keys(value).every((key) => key in properties);
  return type === 'object' && isKnown && required.every((key) => key in value);
}

function entryOf(entry: unknown, schema: JsonSchema, root: JsonSchema): [string, unknown] {
  const { [KEY]: key, ...rest } = isGroup(entry) ? entry : {};
  const isScalar = plain(schema, root).properties === undefined;
  return [String(key ?? ''), fromForm(isScalar ? rest[VALUE] : rest, schema, root)];
}

/** Nothing, or nothing but that all the way down. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([key, entry]) => key === SHAPE || isEmpty(entry));
}

export function isGroup(value: unknown): value is Record_ {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped(group: Record_, change: (value: unknown, key: string) => unknown): Record_ {
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [key, change(value, key)]));
}
