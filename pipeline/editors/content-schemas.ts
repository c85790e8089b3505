// The schema of every file of content/, with the files that it is for.

import { basename } from 'node:path';
import type * as z from 'zod/mini';
import { LIBRARY_PARTS, librarySchemas } from '../../domain/content/proposal-library.ts';
import type { NamedLists } from '../kinds/checks/check-names.ts';
import type { Entries, House } from '../kinds/collections.ts';
import type { Kind } from '../kinds/kind.ts';
import { SINGLE_SCHEMAS } from '../kinds/read-house.ts';
import { LIBRARY_FILES, SINGLE_FILES } from '../read/list-content.ts';

export interface ContentSchema {
  /** Of the schema's file: the kind's name, or that of the file. */
  name: string;
  /** Patterns of the paths of its files. */
  files: readonly string[];
  schema: z.ZodMiniType;
  /** Whether each of its files is one of many. */
  kind?: Kind;
}

export function contentSchemas(kinds: readonly Kind[]): ContentSchema[] {
  const single = Object.entries(SINGLE_FILES) as [keyof typeof SINGLE_FILES, string][];
  return [
    ...ownSchemas(kinds),
    ...single.map(([name, file]) => ({ name, files: [file], schema: SINGLE_SCHEMAS[name] })),
    ...LIBRARY_PARTS.map((part) => ({
      name: `library-${basename(LIBRARY_FILES[part], '.yaml')}`,
      files: [LIBRARY_FILES[part]],
      schema: librarySchemas[part],
    })),
  ];
}

/** Kinds whose files have one shape share its schema. */
function ownSchemas(kinds: readonly Kind[]): ContentSchema[] {
  return [...new Set(kinds.map(({ schema }) => schema))].flatMap((schema) => {
    const alike = kinds.filter((kind) => kind.schema === schema);
    const [kind] = alike;
    const files = alike.flatMap(({ folder, extensions }) =>
      extensions.map((extension) => `content/${folder}/*${extension}`),
    );
    return kind ? [{ name: kind.name, files, schema, kind }] : [];
  });
}

export interface Named {
  house: House;
  /** Drafts and days to come too. */
  entries: Entries;
  /** What content may name today. */
  lists: NamedLists;
}
