// The two ways between a file of content/ and what the editor's form holds.

import { parse } from 'yaml';
import type { JsonSchema } from '../domain/content/json-schema.ts';
import { ENTRIES, entriesOf, fromForm, isGroup, plain, toForm } from './form-values.ts';
import { mergeYaml } from './merge-yaml.ts';
import { withOldLines } from './old-lines.ts';

/** The file as it was read: what the form does not change is taken from it. */
export const SOURCE = '_arquivo';
export const BODY = 'body';

export interface ContentFormat {
  fromFile(text: string): Record<string, unknown>;
  toFile(form: Readonly<Record<string, unknown>>): string;
}

/** Of files with front matter above a text, or of those that are YAML alone. */
export function contentFormat(schema: JsonSchema, hasBody: boolean): ContentFormat {
  const isList = isListed(schema);
  return {
    fromFile(text) {
      const { yaml, body } = split(text, hasBody);
      const shown = toForm(parse(yaml) ?? (isList ? [] : {}), schema, schema);
      const fields = isGroup(shown) ? shown : { [ENTRIES]: shown };
      // What a file does not speak of is no, whatever a new one starts with.
      return { ...noes(schema), ...fields, ...(hasBody && { [BODY]: body }), [SOURCE]: text };
    },
    toFile({ [SOURCE]: source, [BODY]: body, ...form }) {
      const before = split(typeof source === 'string' ? source : '', hasBody);
      const data = fromForm(isList ? (form[ENTRIES] ?? []) : form, schema, schema);
      const yaml = mergeYaml(before.yaml, data);
      if (!hasBody) return yaml;
      const text = withOldLines(typeof body === 'string' ? body : '', before.body);
      const gap = source ? before.gap : '\n';
      return `---\n${yaml.replace(/\n?$/, '\n')}---\n${gap}${text}`;
    },
  };
}

/** Whether a file holds a list, or a group whose keys are the writer's own: a form shows either as a list. */
export function isListed(schema: JsonSchema): boolean {
  const json = plain(schema, schema);
  return json.type === 'array' || entriesOf(json) !== undefined;
}

function noes(schema: JsonSchema): Record<string, false> {
  const fields = Object.entries(plain(schema, schema).properties ?? {});
  const named = fields.filter(([, field]) => plain(field, schema).type === 'boolean');
  return Object.fromEntries(named.map(([name]) => [name, false]));
}

function split(text: string, hasBody: boolean): { yaml: string; gap: string; body: string } {
  if (!hasBody) return { yaml: text, gap: '', body: '' };
  const parts = /^---\n(?<yaml>[\s\S]*?)(?<=\n)---(?:\n(?<gap>\n*)(?<body>[\s\S]*))?$/.exec(text);
  const { yaml = '', gap = '', body = '' } = parts?.groups ?? { body: text };
  return { yaml, gap, body };
}
