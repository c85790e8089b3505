// How content calls other content: by the name of its file, or by its id in a list.

import * as z from 'zod/mini';
import { slugOf } from '../text/slug.ts';
import { type Meta, metaOf, type NameList, withMeta } from './meta.ts';

/** A name that content gives to something of its own, such as a preset. */
export const ownName = ownNameAs();

function ownNameAs() {
  return withMeta(z.string().check(z.regex(/^[a-zA-Z][\w-]{0,39}$/)), {
    description:
      'um nome de letras sem acentos, números, hifens e sublinhados, que comece com uma letra',
    example: 'ORCAMENTO',
    repair: (found) => slugOf(String(found)) || undefined,
  });
}

/** One of a list that other content has. */
export function listed<Schema extends z.ZodMiniType>(
  schema: Schema,
  names: NameList,
  more: Pick<Meta, 'orAnother'> = {},
): Schema {
  const meta = metaOf(schema);
  return meta ? withMeta(schema, { ...meta, ...more, names }) : schema;
}

/** The name that other content gave to something of its own. */
export function nameOf(names: NameList) {
  return listed(ownNameAs(), names);
}

/** What content calls by name, in a schema and where nothing answers to it. */
export const CALLED = {
  project: 'o nome de um projeto',
  testimonial: 'o id de um depoimento',
  person: 'o id de uma pessoa',
  item: 'o id de um item',
} satisfies Record<string, string>;

/** What comes from the library of proposals says the rest there; without `from` it says these itself. */
export function neededUnlessFrom<Value extends { from?: unknown }>(
  ...keys: (keyof Value & string)[]
) {
  return z.check<Value>(
    ({ value, issues }) => {
      if (typeof value !== 'object' || value.from !== undefined) return;
      for (const key of keys) {
        if (value[key] === undefined) issues.push({ code: 'custom', path: [key], input: value });
      }
    },
    // What else is wrong with it is told at the same time.
    { when: () => true },
  );
}

/** `what` completes "esperado", such as `o nome de um projeto`. */
export function reference(what: string, example: string, names?: NameList) {
  return withMeta(z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)), {
    description: what,
    example,
    ...(names && { names }),
    repair: (found) => slugOf(String(found)) || undefined,
  });
}
