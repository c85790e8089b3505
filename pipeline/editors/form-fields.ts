// The fields of a form, from a schema: kinds of value, what may be chosen, and what is expected, in Portuguese.

import { fieldName } from '../../domain/content/field-names.ts';
import type { JsonSchema } from '../../domain/content/json-schema.ts';
import {
  ENTRIES,
  entriesOf,
  KEY,
  plain,
  SHAPE,
  shapeName,
  VALUE,
} from '../../editor/form-values.ts';

/** As Sveltia CMS takes them: https://sveltiacms.app/en/docs/fields */
export interface FormField {
  name: string;
  label: string;
  widget: string;
  required?: boolean;
  hint?: string;
  pattern?: [string, string];
  default?: unknown;
  options?: { label: string; value: unknown }[];
  fields?: FormField[];
  field?: FormField;
  types?: { name: string; label: string; fields: FormField[] }[];
  [option: string]: unknown;
}

/** `labels`: what ids are called, such as the names of people. */
export interface FieldSetting {
  root: JsonSchema;
  labels: ReadonlyMap<string, string>;
}

/** The fields of a file's group, or one list of its entries. */
export function fieldsOf(schema: JsonSchema, setting: FieldSetting): FormField[] {
  const json = plain(schema, setting.root);
  if (!json.properties) {
    return [{ ...fieldOf(ENTRIES, json, setting), label: 'Itens', required: false }];
  }
  const offered = Object.entries(json.properties).filter(
    ([, field]) => !plain(field, setting.root).deprecated,
  );
  return offered.map(([name, field]) => ({
    ...fieldOf(name, field, setting),
    ...(json.required?.includes(name) ? {} : { required: false }),
  }));
}

/** What shows all that can be chosen needs no hint. */
const PICKED = ['select', 'boolean', 'datetime'];

function fieldOf(name: string, schema: JsonSchema, setting: FieldSetting): FormField {
  const { hint, ...field } = hintedField(name, schema, setting);
  return hint === undefined || PICKED.includes(field.widget) ? field : { ...field, hint };
}

function hintedField(name: string, schema: JsonSchema, setting: FieldSetting): FormField {
  const json = plain(schema, setting.root);
  const about = { name, label: fieldName(name), ...hintOf(json) };
  const values = json.enum ?? json.examples;
  if (json.const !== undefined) return { ...about, widget: 'hidden', default: json.const };
  if (json.anyOf)
    return { ...about, ...shapesOf(json.anyOf, setting), widget: 'object', collapsed: 'auto' };
  if (values && json.type === 'string') {
    const options = values.map((value) => optionOf(value, setting));
    return { ...about, widget: 'select', options };
  }
  switch (json.type) {
    case 'boolean':
      return { ...about, widget: 'boolean', default: name === 'draft', required: false };
    case 'integer':
    case 'number':
      return { ...about, ...limitsOf(json), widget: 'number', value_type: 'int' };
    case 'array':
      return { ...about, ...listOf(json, setting), ...sizeOf(json) };
    case 'object':
      return { ...about, ...groupOf(json, setting) };
    default:
      return { ...about, ...textOf(name, json) };
  }
}

function textOf(
  name: string,
  { pattern, description = '', ...json }: JsonSchema,
): Partial<FormField> & { widget: string } {
  const shown = json['x-shown'];
  if (shown === 'date') {
    const today = name === 'publishedOn' ? { default: '{{now}}' } : {};
    return { widget: 'datetime', format: 'YYYY-MM-DD', type: 'date', ...today };
  }
  // Without a picture the build draws one.
  if (shown === 'image') return { widget: 'image', required: false, hint: IMAGE_HINT };
  const held: { pattern?: [string, string] } = pattern ? { pattern: [pattern, description] } : {};
  return { widget: shown === 'text' ? 'text' : 'string', ...held };
}

const IMAGE_HINT = 'Sem imagem, o site desenha uma.';

function groupOf(json: JsonSchema, setting: FieldSetting): Partial<FormField> & { widget: string } {
  const entry = entriesOf(json);
  if (!entry) return { widget: 'object', collapsed: 'auto', fields: fieldsOf(json, setting) };
  const inner = plain(entry, setting.root);
  const key: FormField = { name: KEY, label: 'Nome', widget: 'string' };
  const rest = inner.properties
    ? fieldsOf(inner, setting)
    : [{ ...fieldOf(VALUE, inner, setting), label: 'Valor' }];
  return { widget: 'list', collapsed: true, summary: `{{${KEY}}}`, fields: [key, ...rest] };
}

function listOf(
  { items = {} }: JsonSchema,
  setting: FieldSetting,
): Partial<FormField> & { widget: string } {
  const json = plain(items, setting.root);
  const values = json.enum ?? json.examples;
  if (values && json.type === 'string') {
    return {
      widget: 'select',
      multiple: true,
      options: values.map((value) => optionOf(value, setting)),
    };
  }
  if (json.anyOf) return { widget: 'list', collapsed: 'auto', ...shapesOf(json.anyOf, setting) };
  if (json.properties || json.type === 'array') {
    const [first] = Object.keys(json.properties ?? {});
    const summary = json.properties ? { summary: `{{${summaryKey(json) ?? first}}}` } : {};
    const fields = json.properties
      ? { fields: fieldsOf(json, setting) }
      : { field: { ...fieldOf(VALUE, json, setting), label: 'Itens' } };
    return { widget: 'list', collapsed: true, ...summary, ...fields };
  }
  // Short lines stand below each other in one field.
  if (json['x-shown'] !== 'text') return { widget: 'list' };
  return { widget: 'list', field: { ...fieldOf(VALUE, json, setting), label: 'Texto' } };
}

/** By which an entry is known while it is closed. */
function summaryKey({ properties = {} }: JsonSchema): string | undefined {
  return ['title', 'name', 'label', 'question', 'what', 'text', 'from', 'project'].find(
    (key) => key in properties,
  );
}

function shapesOf(shapes: readonly JsonSchema[], setting: FieldSetting) {
  const types = shapes.map((shape, index) => {
    const json = plain(shape, setting.root);
    const fields = json.properties
      ? fieldsOf(json, setting)
      : [{ ...fieldOf(VALUE, json, setting), label: 'Texto' }];
    const label = fields.map((field) => field.label).join(', ');
    return { name: shapeName(index), label, widget: 'object', fields };
  });
  return { typeKey: SHAPE, types };
}

function optionOf(value: unknown, { labels }: FieldSetting) {
  return { label: labels.get(String(value)) ?? String(value), value };
}

/** `Esperado: uma linha. Por exemplo: ["Texto"]` without its first word, and without what only a file has. */
function hintOf({ description }: JsonSchema): { hint?: string } {
  const said = description
    ?.replace(/^Esperado: /, '')
    .replace(/: \[?"([^"]*)"\]?$/, ': $1')
    .replace(/([*_~[\]])/g, '\\$1');
  return said ? { hint: said.charAt(0).toUpperCase() + said.slice(1) } : {};
}

function limitsOf({ minimum, maximum }: JsonSchema) {
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function sizeOf({ minItems, maxItems }: JsonSchema) {
  return {
    ...(minItems !== undefined && { min: minItems }),
    ...(maxItems !== undefined && { max: maxItems }),
  };
}
