// Writes the schemas of content as JSON Schema into .cache/schemas/, where .vscode/settings.json finds them.

import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from 'zod/mini';
import { hintOf } from '../../domain/content/hint.ts';
import { LIBRARY_PARTS, librarySchemas } from '../../domain/content/proposal-library.ts';
import type { NamedLists } from '../kinds/checks/check-names.ts';
import type { Kind } from '../kinds/kind.ts';
import { SINGLE_SCHEMAS } from '../kinds/read-house.ts';
import { LIBRARY_FILES, SINGLE_FILES } from '../read/list-content.ts';
import { replaceFile } from '../store/replace-file.ts';

export const SCHEMA_FOLDER = '.cache/schemas';

interface ContentSchema {
  name: string;
  /** Patterns of the paths of its files. */
  files: string[];
  schema: z.ZodMiniType;
}

/** Every file of content/ has one; kinds whose files have one shape share theirs. */
export function contentSchemas(kinds: readonly Kind[]): ContentSchema[] {
  const single = Object.entries(SINGLE_FILES) as [keyof typeof SINGLE_FILES, string][];
  return [
    ...[...new Set(kinds.map(({ schema }) => schema))].map((schema) => {
      const alike = kinds.filter((kind) => kind.schema === schema);
      const files = alike.flatMap(({ folder, extensions }) =>
        extensions.map((extension) => `content/${folder}/*${extension}`),
      );
      return { name: alike[0]?.name ?? '', files, schema };
    }),
    ...single.map(([name, file]) => ({ name, files: [file], schema: SINGLE_SCHEMAS[name] })),
    ...LIBRARY_PARTS.map((part) => {
      const file = LIBRARY_FILES[part];
      return {
        name: `library-${basename(file, '.yaml')}`,
        files: [file],
        schema: librarySchemas[part],
      };
    }),
  ];
}

/** `lists`: what content may call by name today, which editors offer. */
export function jsonSchemaOf(schema: z.ZodMiniType, lists: NamedLists): object {
  return z.toJSONSchema(schema, {
    ...{ target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'ref' },
    override: ({ zodSchema, jsonSchema }) => {
      const hint = hintOf(zodSchema);
      if (!hint) return;
      const { expected, example, pattern, names, orAnother } = hint;
      const list = names && lists[names]?.known;
      jsonSchema.description = `Esperado: ${expected}. Por exemplo: ${example}`;
      if (pattern) jsonSchema.pattern = pattern;
      if (list) jsonSchema[orAnother ? 'examples' : 'enum'] = [...list];
    },
  });
}

export function writeSchemas(root: string, kinds: readonly Kind[], lists: NamedLists): void {
  mkdirSync(join(root, SCHEMA_FOLDER), { recursive: true });
  for (const { name, schema } of contentSchemas(kinds)) {
    replaceFile(
      join(root, SCHEMA_FOLDER, `${name}.json`),
      JSON.stringify(jsonSchemaOf(schema, lists)),
    );
  }
}
