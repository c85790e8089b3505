// What editors need: Sveltia CMS at /admin as its package brings it, and the schemas of content as JSON Schema for all others.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { metaOf } from '../domain/content/fields.ts';
import type { Admin } from '../domain/content/site.ts';
import type { ManifestPage } from '../domain/hosting.ts';
import { routeToFile } from '../domain/routes.ts';
import { replaceFile } from './cache.ts';
import type { NamedLists } from './check-references.ts';
import { FOLDERS, RECORDS } from './load.ts';
import { installed } from './package-version.ts';

export const ADMIN_ROUTE = '/admin';

const FOLDER = join(import.meta.dirname, 'admin');

/** In the preview the editor opens the project's folder on this computer, whatever repository it names. */
export const LOCAL: Admin = { service: 'github', repository: 'local/local' };

/** Its files by their paths, and the page that they make. */
export function adminFiles(admin: Admin): {
  files: Record<string, string | Uint8Array>;
  page: ManifestPage;
} {
  const page = readFileSync(join(FOLDER, 'index.html'), 'utf8');
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const config = readFileSync(join(FOLDER, 'config.yml'), 'utf8');
  const script = join(installed('@sveltia/cms').folder, 'dist/sveltia-cms.js');
  return {
    files: {
      [routeToFile(ADMIN_ROUTE)]: page,
      'admin/config.yml': stringify({ backend: backendOf(admin) }) + config,
      'admin/sveltia-cms.js': readFileSync(script),
    },
    page: { route: ADMIN_ROUTE, policy, indexed: false, opens: true },
  };
}

/** https://sveltiacms.app/en/docs/backends */
function backendOf({ service, repository, branch = 'main', signIn }: Admin): object {
  const name = { name: service, repo: repository, branch };
  return signIn ? { ...name, base_url: signIn } : { ...name, auth_methods: ['token'] };
}

const SCHEMA_FOLDER = '.cache/schemas';

/** Each by the name of its folder or file; pages and services have one shape. */
function contentSchemas(): { name: string; schema: z.ZodMiniType }[] {
  const folders = Object.entries(FOLDERS).map(([name, { schema }]) => ({ name, schema }));
  const records = Object.values(RECORDS).map(({ file, schema }) => {
    return { name: basename(file, '.yaml'), schema };
  });
  return [...folders, ...records];
}

/** `lists`: what content may call by name today, which editors offer. */
export function writeSchemas(root: string, lists: NamedLists): void {
  for (const { name, schema } of contentSchemas()) {
    const json = z.toJSONSchema(schema, {
      ...{ target: 'draft-7', io: 'input', unrepresentable: 'any', reused: 'ref' },
      override: ({ zodSchema, jsonSchema }) => {
        const meta = metaOf(zodSchema);
        if (!meta) return;
        const { description, example, names, orAnother } = meta;
        const list = names && lists[names]?.known;
        for (const key of ['example', 'names', 'orAnother', 'repair', 'advise'])
          delete jsonSchema[key];
        jsonSchema.description = `Esperado: ${description}. Por exemplo: ${example}`;
        if (list) jsonSchema[orAnother ? 'examples' : 'enum'] = [...list];
      },
    });
    replaceFile(join(root, SCHEMA_FOLDER, `${name}.json`), JSON.stringify(json));
  }
}
