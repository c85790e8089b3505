// A schema of content as JSON Schema, which editors complete and check by: what the build says, in Portuguese.

import * as z from 'zod/mini';
import { fieldName } from '../../domain/content/field-names.ts';
import { type Hint, hintOf } from '../../domain/content/hint.ts';
import type { JsonSchema } from '../../domain/content/json-schema.ts';
import { said } from '../../domain/wording.ts';
import type { NamedLists } from '../kinds/checks/check-names.ts';

export function jsonSchemaOf(schema: z.ZodMiniType, lists: NamedLists): JsonSchema {
  const whole = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const hint = hintOf(zodSchema);
      if (hint) explain(jsonSchema as JsonSchema, hint, lists);
    },
  });
  return withNames(byTemplate(whole as JsonSchema));
}

function explain(json: JsonSchema, hint: Hint, lists: NamedLists): void {
  const { expected, example, names, nowKey, orAnother, pattern, shownAs } = hint;
  const says = `Esperado: ${said(expected, 'pt')}. Por exemplo: ${said(example, 'pt')}`;
  Object.assign(json, { description: says, errorMessage: says });
  if (nowKey) {
    Object.assign(json, { deprecated: true, deprecationMessage: `No lugar, escreva ${nowKey}` });
  }
  if (pattern) json.pattern = pattern;
  if (shownAs) json['x-shown'] = shownAs;
  if (names) json['x-names'] = names;
  const list = names && lists[names];
  if (list) json[orAnother ? 'examples' : 'enum'] = [...list.known];
}

/** Editors tell what is wrong with the template that is written, not with that which is nearest. */
function byTemplate(json: JsonSchema): JsonSchema {
  const variants = json.oneOf ?? json.anyOf ?? [];
  const names = variants.map(({ properties }) => properties?.template?.const);
  if (names.length === 0 || names.includes(undefined)) return json;
  const { oneOf: _, anyOf: __, ...rest } = json;
  return {
    ...rest,
    type: 'object',
    required: ['template'],
    properties: { template: { enum: names } },
    allOf: variants.map((variant) => ({
      if: { properties: { template: { const: variant.properties?.template?.const } } },
      // biome-ignore lint/suspicious/noThenProperty: the word of JSON Schema
      then: variant,
    })),
  };
}

/** Every key gets the name that a form shows. */
function withNames<Json>(json: Json): Json {
  if (Array.isArray(json)) return json.map(withNames) as Json;
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([key, value]) => {
    // An optional value is the one value again.
    if (key === 'allOf' && value[0]?.$ref) return ['$ref', value[0].$ref] as const;
    if (key !== 'properties') return [key, withNames(value)] as const;
    const named = Object.entries(value as Record<string, JsonSchema>).map(
      ([name, inner]) => [name, { title: fieldName(name), ...withNames(inner) }] as const,
    );
    return [key, Object.fromEntries(named)] as const;
  });
  return Object.fromEntries(entries) as Json;
}
