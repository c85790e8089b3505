// The schemas of content as JSON Schema, for text editors that complete and check what is typed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { metaOf } from '../../domain/content/fields.ts';
import { hashOf, replaceFile } from '../run/disk-cache.ts';
import { COLLECTIONS, SINGLE_FILES } from './collections.ts';
import type { NamedLists } from './references.ts';
import { exampleOf } from './validate.ts';

const SCHEMA_FOLDER = '.cache/schemas';
/** The folder of the schemas' code: JSON Schemas are written again only if it or the names in content change. */
const SHAPES = join(import.meta.dirname, '../../domain/content');

/** The schemas by the name of their folder or file. */
function contentSchemas(): { name: string; schema: z.ZodMiniType }[] {
  const folders = Object.entries(COLLECTIONS).map(([name, { schema }]) => ({ name, schema }));
  const records = Object.values(SINGLE_FILES).map(({ file, schema }) => {
    return { name: basename(file, '.yaml'), schema };
  });
  return [...folders, ...records];
}

/** Writes the schemas. `lists` are the names that content may refer to, which text editors offer. */
export function writeJsonSchemas(root: string, lists: NamedLists): void {
  const shapes = readdirSync(SHAPES).map((name) => readFileSync(join(SHAPES, name)));
  const key = hashOf(Buffer.concat([...shapes, Buffer.from(JSON.stringify(lists))]));
  const known = join(root, SCHEMA_FOLDER, 'key');
  if (existsSync(known) && readFileSync(known, 'utf8') === key) return;
  for (const { name, schema } of contentSchemas()) {
    const json = z.toJSONSchema(schema, {
      target: 'draft-7',
      io: 'input',
      unrepresentable: 'any',
      reused: 'ref',
      override: ({ zodSchema, jsonSchema }) => {
        const meta = metaOf(zodSchema);
        if (!meta) return;
        const { description, names, orAnother } = meta;
        const list = names && lists[names]?.known;
        for (const key of ['example', 'names', 'orAnother', 'repair', 'advise', 'widget'])
          delete jsonSchema[key];
        jsonSchema.description = `Esperado: ${description}. Por exemplo: ${exampleOf(zodSchema as unknown as z.ZodMiniType)}`;
        if (list) jsonSchema[orAnother ? 'examples' : 'enum'] = [...list];
      },
    });
    replaceFile(join(root, SCHEMA_FOLDER, `${name}.json`), JSON.stringify(json));
  }
  replaceFile(known, key);
}
