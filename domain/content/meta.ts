// What a schema says of its values besides their shape, in zod's own registry: for messages, for editors, for references.

import * as z from 'zod/mini';

/** What content may name: entries of other files, by their names or ids. */
export type NameList =
  | 'works'
  | 'people'
  | 'testimonials'
  | 'presets'
  | 'claims'
  | 'workCategories'
  | 'postCategories'
  | 'items'
  | 'included'
  | 'excluded'
  | 'conditions';

export interface Meta {
  /** Completes "esperado: …". */
  description: string;
  /** A correct value, as it is written in YAML; a group may be described in words. */
  example: string;
  /** A correct value close to what was found, if one can be guessed. */
  repair?: (found: unknown) => string | undefined;
  /** The whole advice, where no value can be offered. */
  advise?: (found: unknown) => string | undefined;
  /** The list of which a value is one. */
  names?: NameList;
  /** Whether it may also be another one. */
  orAnother?: true;
  /** Regular expression for editors, of what is checked by more than one. */
  pattern?: string;
}

export function metaOf(schema: z.core.$ZodType): Meta | undefined {
  return z.globalRegistry.get(schema) as Meta | undefined;
}

export function withMeta<Schema extends z.ZodMiniType>(schema: Schema, meta: Meta): Schema {
  z.globalRegistry.add(schema, { ...meta });
  return schema;
}
