// What a schema knows to say of its values: to whoever wrote one wrongly, and to editors.

import type * as z from 'zod/mini';

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

/** How to explain a field to whoever wrote it wrongly. */
export interface Hint {
  /** Completes "esperado: …". */
  expected: string;
  /** A correct value, as it is written in YAML; a group may be told in words. */
  example: string;
  /** A correct value close to what was found, if one can be guessed. */
  mend?: (found: unknown) => string | undefined;
  /** The whole fix, where no value can be offered. */
  advise?: (found: unknown) => string | undefined;
  /** Keys of a group, in their order. */
  keys?: readonly string[];
  /** The list of which it is one. */
  names?: NameList;
  /** Whether it may also be another one. */
  orAnother?: true;
  /** Regular expression for editors, of what is checked by more than one. */
  pattern?: string;
}

const hints = new WeakMap<object, Hint>();

/** The hint of a schema, if it has one. */
export function hintOf(schema: object): Hint | undefined {
  return hints.get(schema);
}

export function withHint<Schema extends z.ZodMiniType>(schema: Schema, hint: Hint): Schema {
  hints.set(schema, hint);
  return schema;
}
