// Makes the configuration of the editor at /admin from the schemas of content/: https://sveltiacms.app/en/docs

import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Label, labelOf } from '../../domain/content/editor-labels.ts';
import { isPlaceholder, type Meta, type NameList } from '../../domain/content/fields.ts';
import { COLLECTIONS, SINGLE_FILES, type SingleFileName } from '../content/collections.ts';
import type { NamedLists } from '../content/references.ts';
import { type Field, type FieldType, KEY, ROOT, type Settings, TYPE, VALUE } from './fields.ts';
import { readEntry } from './format.ts';

/** The JSON Schema that zod makes of a schema, with the facts that `withMeta` adds. */
interface Json extends Partial<Meta> {
  type?: string;
  const?: string;
  enum?: string[];
  anyOf?: Json[];
  oneOf?: Json[];
  items?: Json;
  properties?: Record<string, Json>;
  additionalProperties?: Json | false;
  propertyNames?: Json;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const jsonOf = (schema: z.ZodMiniType): Json =>
  z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' }) as Json;

/** [collection, file, value_field, display_field] of the relation for each list of names. */
const RELATIONS: Partial<Record<NameList, readonly string[]>> = {
  people: ['company', 'people', `${ROOT}.*.id`, `${ROOT}.*.name`],
  testimonials: ['company', 'testimonials', `${ROOT}.*.id`, `${ROOT}.*.name`],
  presets: ['company', 'presets', `${ROOT}.*.${KEY}`, `${ROOT}.*.${KEY}`],
  claims: ['company', 'claims', `${ROOT}.*.${KEY}`, `${ROOT}.*.${KEY}`],
  items: ['library', 'items', `${ROOT}.*.${KEY}`, `${ROOT}.*.title`],
  included: ['library', 'included', `${ROOT}.*.${KEY}`, `${ROOT}.*.${VALUE}`],
  excluded: ['library', 'excluded', `${ROOT}.*.${KEY}`, `${ROOT}.*.${VALUE}`],
  conditions: ['library', 'conditions', `${ROOT}.*.${KEY}`, `${ROOT}.*.${VALUE}`],
  projectCategories: ['pages-portfolio', '', `groups.*.${KEY}`, `groups.*.${VALUE}`],
};

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
const DRAWINGS = Array.from({ length: 8 }, (_, at) => `desenho-${at + 1}`);

class Fields {
  /** Keys that have no label. */
  readonly unnamed: string[] = [];
  readonly #lists: NamedLists;

  constructor(lists: NamedLists) {
    this.#lists = lists;
  }

  /** The fields of a group. `places` are the names of the groups and sections around it, the nearest first. */
  ofGroup({ properties = {}, required = [] }: Json, ...places: string[]): Field[] {
    return Object.entries(properties).flatMap(([key, json]) => {
      const isRequired = required.includes(key);
      if (json.const === undefined) return this.of(key, json, isRequired, ...places);
      // The list of sections asks for the type itself.
      if (key === 'type') return [];
      const fixed = isRequired && { default: json.const };
      return { name: key, label: key, widget: 'hidden', ...fixed };
    });
  }

  of(name: string, json: Json, isRequired: boolean, ...places: string[]): Field {
    const { label, hint } = this.#label(name, ...places);
    const settings = this.#settings(name, json, isRequired, places);
    const isOpen = json.minItems === 0 || settings.fields?.[0]?.name === KEY;
    const isKept = isRequired && isOpen;
    const needed = isKept ? { required: false, isKept } : !isRequired && { required: false };
    return { name, label, ...settings, ...needed, hint: hintOf(json, settings, hint) };
  }

  #label(name: string, ...places: string[]): Label {
    const found = labelOf(name, ...places);
    if (!found) this.unnamed.push([...places].reverse().concat(name).join('.'));
    return found ?? { label: name };
  }

  #settings(name: string, json: Json, isRequired: boolean, places: string[]): Settings {
    const named = this.#pickList(json);
    if (named && !json.orAnother) return named;
    const types = this.#kinds(name, json, isRequired, places);
    if (types.length > 1) return { widget: 'object', typeKey: TYPE, types, collapsed: 'auto' };
    const [one = json] = shapesOf(json).filter(({ type }) => type !== 'null');
    if (one.type === 'array') return this.#list(name, one, places);
    if (one.additionalProperties) return this.#record(name, one, places);
    return one.properties ? this.#group('object', one, name, ...places) : scalar(one, name);
  }

  #group(widget: string, json: Json, ...places: string[]): Settings {
    const fields = this.ofGroup(json, ...places);
    const collapsed = widget === 'list' || 'auto';
    return { widget, fields, collapsed, summary: summaryOf(fields) };
  }

  /** The shapes that a value may have; one alone needs no choice in the form. */
  #kinds(name: string, json: Json, isRequired: boolean, places: string[]): FieldType[] {
    const kind = (kindName: string, asked?: Settings): FieldType => {
      const { label } = this.#label(`${name}:${kindName}`, ...places);
      const fields = asked && { fields: [{ name: VALUE, label, ...asked }] };
      return { name: kindName, label, ...fields };
    };
    if (json.widget === 'image') {
      const image = { widget: 'image', accept: PICTURES };
      return [kind('image', image), kind('drawing', select(DRAWINGS))];
    }
    const named = json.orAnother && this.#pickList(json);
    if (named) return [kind('reference', named), kind('text', scalar(json, name))];
    const shapes = shapesOf(json).filter(({ type }) => isRequired || type !== 'null');
    if (shapes.length < 2) return [];
    return shapes.map((one) => {
      if (one.const !== undefined) return kind(one.const);
      if (one.type === 'null') return kind('null');
      if (one.type === 'array') return kind('list', this.#list(name, one, places));
      if (!one.properties) return kind('text', scalar(one, name));
      return { ...kind('group'), fields: this.ofGroup(one, name, ...places) };
    });
  }

  /** A field to pick one of the existing names; undefined as long as there are none. */
  #pickList({ names }: Json): Settings | undefined {
    const isRead = Object.keys(this.#lists).length > 0;
    const known = names && this.#lists[names]?.known;
    if (!names || (isRead && !known?.length)) return undefined;
    const [collection, file, value_field, labelKey] = RELATIONS[names] ?? [];
    if (!collection) return known && select(known);
    const where = { collection, ...(file && { file }), value_field };
    return { widget: 'relation', ...where, display_fields: [labelKey] };
  }

  #list(name: string, { items = {}, minItems: min, maxItems: max }: Json, places: string[]) {
    const list: Settings = { widget: 'list', min, max, collapsed: true };
    const types = items.oneOf?.map((one) => this.#section(one));
    if (types) return { ...list, typeKey: 'type', types };
    const kinds = this.#kinds(name, items, true, places);
    if (kinds.length > 1) return { ...list, typeKey: TYPE, types: kinds };
    if (items.properties) return { ...list, ...this.#group('list', items, name, ...places) };
    const counts = Array.from({ length: items.maximum ?? 0 }, (_, at) => at + 1);
    const picked = this.#pickList(items) ?? select(items.enum ?? counts);
    if (picked.options?.length !== 0) return { ...picked, min, max, multiple: true };
    const text = scalar(items, name);
    const field = { name: VALUE, label: 'Texto', ...text };
    if (items.widget === 'text') return { ...list, field };
    return { widget: 'text', pattern: eachLine(text.pattern), isLines: true };
  }

  #section(json: Json): FieldType {
    const { const: name = '' } = json.properties?.type ?? {};
    const fields = this.ofGroup(json, name, 'sections');
    const { label } = this.#label(name, 'sections');
    return { name, label, fields, summary: summaryOf(fields) };
  }

  /** A group whose keys the owner chooses. */
  #record(name: string, json: Json, places: string[]): Settings {
    const { propertyNames = { type: 'string' }, additionalProperties } = json;
    const value = additionalProperties || {};
    const key = this.of(KEY, propertyNames, true, name, ...places);
    const own = value.properties
      ? this.ofGroup(value, name, ...places)
      : [this.of(VALUE, value, true, name, ...places)];
    return { widget: 'list', fields: [key, ...own], collapsed: true, summary: summaryOf([key]) };
  }
}

/** All the shapes that a value may have, those of nested unions included. */
function shapesOf(json: Json): Json[] {
  return json.anyOf?.flatMap(shapesOf) ?? [json];
}

/** A text that may be longer, in characters, gets a field of several lines. */
const LONG = 100;

function scalar(json: Json, name: string): Settings {
  const { type, pattern = '', description, minimum: min, maximum: max } = json;
  if (json.enum) return select(json.enum, name);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min, max };
  if (json.widget === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  const isLong = Number(/até (\d+) caracteres/.exec(description ?? '')?.[1]) > LONG;
  const widget = json.widget ?? (isLong ? 'text' : 'string');
  if (!isUnicode(pattern)) return { widget };
  // Sveltia reads an expression between slashes with its flags.
  const expression = `/${pattern.replace(/(?<!\\)\//g, '\\/')}/u`;
  return { widget, pattern: [expression, `Esperado: ${description}`] };
}

/** True if a pattern compiles with the flag `u`: JSON Schema does not keep the flags that some were written for. */
function isUnicode(pattern: string): boolean {
  try {
    return pattern !== '' && Boolean(new RegExp(pattern, 'u'));
  } catch {
    return false;
  }
}

function eachLine(pattern: unknown): unknown {
  const [expression, expected] = Array.isArray(pattern) ? pattern : [];
  // The pattern of one text allows line breaks at its end; here they separate the lines.
  const [, inner] = /^\/\^(.*?)(?:\[\\r\\n\]\*)?\$\/u$/.exec(String(expression)) ?? [];
  const lines = `(?:[ \\t]*(?:(?=\\S)(?:${inner}))?(?:\\n|$))*`;
  return inner && [`/^${lines}$/u`, `${expected}, um por linha`];
}

function select(values: readonly (string | number)[], name = ''): Settings {
  const labelled = (value: string | number) => labelOf(`${name}=${value}`)?.label ?? String(value);
  return { widget: 'select', options: values.map((value) => ({ label: labelled(value), value })) };
}

/** The purpose of a field, the expected form, and an example. */
function hintOf(json: Json, { widget, isLines }: Settings, hint?: string): string | undefined {
  const { description: found = '', example = '' } = (isLines && json.items) || json;
  const description = found.replace(', entre aspas', '');
  const isNumber = widget === 'number';
  if (!/string|text|number/.test(widget) || (isNumber && hint)) return hint;
  const sample = `Por exemplo: ${example.replace(/^"(.*?)\.?"$/, '$1')}.`;
  const expected = `${description[0]?.toUpperCase()}${description.slice(1)}.`;
  const parts = [hint, isLines && 'Um por linha.', description && expected];
  return [...parts, !isNumber && example && sample].filter(Boolean).join(' ');
}

/** Keys whose value names a folded group. The first that the group has is used. */
const LABEL_KEYS = [
  'title',
  'headline',
  'name',
  'label',
  'text',
  'what',
  'project',
  'testimonial',
  KEY,
];

function summaryOf(fields: readonly Field[]): string | undefined {
  const names = fields.map(({ name }) => name);
  const found = [
    LABEL_KEYS.find((name) => names.includes(name)),
    names.find((name) => name === 'from'),
  ];
  return found.flatMap((name) => (name ? `{{${name}}}` : [])).join(' ') || undefined;
}

/** A collection of config.yml, or one of its files. */
interface Part {
  name: string;
  folder?: string;
  extension?: string;
  filter?: { value: unknown };
  files?: Part[];
  starter?: string;
}

/**
 * The configuration of the editor, and the keys that have no label. `root` is the folder with content/starters/; `number`
 * is that of the next proposal, which only a preview has: it reveals how many were offered.
 */
export function editorConfig(
  root: string,
  lists: NamedLists,
  number?: string,
): { config: object; unnamed: string[] } {
  const config = parse(readFileSync(join(import.meta.dirname, 'config.yml'), 'utf8'));
  const fields = new Fields(lists);
  const collections = config.collections.map((part: Part) => {
    if (part.files) return { ...part, files: part.files.map((one) => fileOf(one, fields)) };
    return part.folder ? folderOf(root, part, fields, number) : part;
  });
  return { config: { ...config, collections }, unnamed: fields.unnamed };
}

function fileOf(part: Part, fields: Fields): object {
  const { file, schema } = SINGLE_FILES[part.name as SingleFileName];
  const json = jsonOf(schema);
  const own = json.properties && fields.ofGroup(json, part.name);
  const whole = own ?? [{ ...fields.of(part.name, json, true), name: ROOT }];
  return { ...part, file, format: part.name, fields: whole };
}

/** Seldom used fields, which are displayed last. */
const SELDOM = ['keywords', 'shareImage', 'aliases', 'slug', 'standalone', 'unlisted', 'protected'];

function folderOf(
  root: string,
  { starter = '', ...part }: Part,
  fields: Fields,
  number?: string,
): object {
  const { name, folder = '', extension = '', filter } = part;
  const place = basename(folder) as keyof typeof COLLECTIONS;
  const templates = [filter?.value ?? 'sections'].flat();
  const whole = jsonOf(COLLECTIONS[place].schema);
  const isOf = ({ properties }: Json) => templates.includes(properties?.template?.const ?? '');
  const all = fields.ofGroup(whole.oneOf?.find(isOf) ?? whole, name, place, 'root');
  // Only works in a .md file may have the group `case`; the collection `cases` is for them.
  const own = all.filter((field) => name !== 'portfolio' || field.name !== 'case');
  const isSeldom = (field: Field) =>
    SELDOM.includes(field.name) || (field.name === 'route' && field.required === false);
  const body = fields.of('body', { type: 'string' }, true);
  const isMarkdown = extension === 'md';
  const ordered = [
    ...own.filter((field) => !isSeldom(field)),
    ...(isMarkdown ? [{ ...body, widget: 'markdown', modes: ['raw', 'rich_text'] }] : []),
    ...own.filter(isSeldom),
  ];
  return {
    slug: { template: '{{title}}', editable: ['create'] },
    ...part,
    format: isMarkdown ? `${place}-frontmatter` : place,
    fields: starter
      ? withStarterDefaults(join(root, 'content/starters', starter), ordered, number)
      : ordered,
  };
}

/** Adds the values of a starter as defaults, without those that `npm run new` asks for, and sample values. */
function withStarterDefaults(starter: string, fields: Field[], number = '{{number}}'): Field[] {
  if (!existsSync(starter)) return fields;
  const text = readFileSync(starter, 'utf8')
    .replaceAll('{{number}}', number)
    .replace('{{today}}', '"{{now}}"')
    .replace(/^.*(?:\{\{(?!now\})|\.example$|90000-0000$|99999999$).*\n/gm, '');
  const entry = readEntry(text, () => fields, starter.endsWith('.md'));
  return fields.map((field) => {
    const value = entry[field.name];
    const isThere = value !== null && value !== false && String(value) !== '';
    // A mark is not one of the names that may be picked.
    const isText = /^(?:string|text)$/.test(field.widget) || !isPlaceholder(String(value));
    return isThere && isText ? { ...field, default: value } : field;
  });
}
