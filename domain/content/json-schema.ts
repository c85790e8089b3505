// The shape of content as editors read it, in a browser too.

import type { Hint, NameList } from './hint.ts';

/** The part of JSON Schema (draft 7) that the schemas of content come to, and what a form is told besides. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  errorMessage?: string;
  examples?: unknown[];
  deprecated?: true;
  deprecationMessage?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: { if: JsonSchema; then: JsonSchema }[];
  /** How a form shows it: see `Hint.shownAs`. */
  'x-shown'?: Hint['shownAs'];
  /** The list of which it is one. */
  'x-names'?: NameList;
}

/** A schema that is used more than once stands among the definitions. */
export function resolved(field: JsonSchema, { definitions = {} }: JsonSchema): JsonSchema {
  const { $ref, ...rest } = field;
  if (!$ref) return field;
  return {
    ...resolved(definitions[$ref.replace('#/definitions/', '')] ?? {}, { definitions }),
    ...rest,
  };
}

/** A part of a schema, on its own: with those of its definitions that it names. */
export function withDefinitions(part: JsonSchema, all: JsonSchema['definitions'] = {}): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  const keepNamed = (schema: JsonSchema): void => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      const definition = all[name];
      if (!definition || definitions[name]) continue;
      definitions[name] = definition;
      keepNamed(definition);
    }
  };
  keepNamed(part);
  return { ...part, definitions };
}
