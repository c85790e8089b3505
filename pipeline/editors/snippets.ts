// What an editor offers while somebody types front matter: a whole new file, or one line of it, with what may stand there.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldName } from '../../domain/content/field-names.ts';
import { type JsonSchema, resolved } from '../../domain/content/json-schema.ts';
import type { Kind } from '../kinds/kind.ts';
import { STARTERS_FOLDER } from '../kinds/starter.ts';
import type { ContentSchema } from './content-schemas.ts';

interface Snippet {
  prefix: string;
  description: string;
  body: string[];
  scope: string;
  include: readonly string[];
}

/** Snippets of VS Code, by their names: https://code.visualstudio.com/docs/editor/userdefinedsnippets */
export function snippetsOf(
  root: string,
  { name, files, kind }: ContentSchema,
  json: JsonSchema,
): Record<string, Snippet> {
  if (!kind) return {};
  const starter = starterOf(root, kind);
  const whole: Record<string, Snippet> =
    starter === undefined
      ? {}
      : {
          [`${name}: arquivo inteiro`]: {
            prefix: kind.folder,
            description: 'O começo de um arquivo novo, para trocar pelas suas palavras',
            body: starterBody(starter, json),
            // What is right in a Markdown file is none in YAML, and the other way round.
            include: files.filter((file) => file.endsWith(kind.starter?.extension ?? '')),
            scope: kind.starter?.extension === '.md' ? 'markdown' : 'yaml',
          },
        };
  // YAML files are completed by their schema.
  const markdown = files.filter((file) => file.endsWith('.md'));
  if (markdown.length === 0) return whole;
  const offered = Object.entries(keysBeside(starter, json)).filter(
    ([, field]) => !resolved(field, json).deprecated,
  );
  const lines = offered.map(([key, field]) => {
    const says = resolved(field, json).description ?? '';
    const description = `${fieldName(key)}. ${says}`;
    const body = [`${key}: ${fieldText(resolved(field, json), 1)}`];
    const about = { scope: 'markdown', include: markdown };
    return [`${name}: ${key}`, { prefix: key, description, body, ...about }] as const;
  });
  return { ...whole, ...Object.fromEntries(lines) };
}

/** Of a kind with templates, the keys of that which its starter has. */
function keysBeside(starter = '', { properties = {}, allOf = [] }: JsonSchema) {
  const name = /^template: (.+)$/m.exec(starter)?.[1];
  const variants = allOf.map(({ then }) => then.properties ?? {});
  return variants.find(({ template }) => template?.const === name) ?? properties;
}

/** Not of those that are asked for more than a snippet can ask. */
function starterOf(root: string, { name, starter }: Kind): string | undefined {
  if (!starter || starter.partsOf) return undefined;
  const file = join(root, STARTERS_FOLDER, `${name}${starter.extension}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** `{title}` becomes a place to type in, the same wherever it stands; `{brand}` stays. */
function starterBody(text: string, json: JsonSchema): string[] {
  const stops = new Map<string, number>();
  const filled = text
    .trimEnd()
    .replace(/\$/g, '\\$')
    .replace(/\{(\w+)\}/g, (written, key: string) => {
      if (key === 'brand' || key === 'email') return written;
      if (key === 'today') return '$CURRENT_YEAR-$CURRENT_MONTH-$CURRENT_DATE';
      const known = stops.get(key);
      if (known !== undefined) return `$${known}`;
      stops.set(key, stops.size + 1);
      const field = json.properties?.[key];
      return field ? fieldText(resolved(field, json), stops.size) : `\${${stops.size}:${key}}`;
    });
  return filled.split('\n');
}

/** A field's values to choose from, or an example to type over. */
function fieldText(
  { enum: values, examples, description, type }: JsonSchema,
  stop: number,
): string {
  const choices = values ?? examples ?? (type === 'boolean' ? [true, false] : undefined);
  if (choices && choices.length > 0) {
    const listed = choices.map((value) => String(value).replace(/[,|\\$}]/g, '\\$&'));
    return `\${${stop}|${listed.join(',')}|}`;
  }
  const example = description?.split('Por exemplo: ').at(-1) ?? '';
  return `\${${stop}:${example.replace(/[\\$}]/g, '\\$&')}}`;
}
