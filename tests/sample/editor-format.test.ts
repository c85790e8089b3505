// What the editor of the browser does to files that people wrote: nothing, but for what they change.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonSchema } from '../../domain/content/json-schema.ts';
import { contentFormat, SOURCE } from '../../editor/content-format.ts';
import { KEY, SHAPE } from '../../editor/form-values.ts';
import { contentSchemas } from '../../pipeline/editors/content-schemas.ts';
import { jsonSchemaOf } from '../../pipeline/editors/json-schema.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';

const schemas = contentSchemas(KINDS).map(({ files, schema }) => ({
  files,
  json: jsonSchemaOf(schema, {}),
}));

const contents = listFiles(join(REPOSITORY, 'content'))
  .map((file) => `content/${file}`)
  .filter((file) => !file.includes('/sent/'))
  .map((file) => ({ file, text: readFileSync(join(REPOSITORY, file), 'utf8') }));

function formatOf(file: string, text: string) {
  const { json } = schemas.find(({ files }) => files.some((one) => isOf(file, one))) ?? {};
  if (!json) throw new Error(`${file} has no schema`);
  const template = /^template: (.+)$/m.exec(text)?.[1];
  const variant = json.allOf?.find(({ then }) => then.properties?.template?.const === template);
  const schema: JsonSchema = variant
    ? { ...variant.then, definitions: json.definitions ?? {} }
    : json;
  return contentFormat(schema, file.endsWith('.md'));
}

function isOf(file: string, pattern: string): boolean {
  const [folder = '', end] = pattern.split('*');
  return end === undefined ? file === pattern : file.startsWith(folder) && file.endsWith(end);
}

test('a file that is opened and saved is the file that it was', () => {
  const changed = contents.flatMap(({ file, text }) => {
    const format = formatOf(file, text.trim());
    return format.toFile(format.fromFile(text.trim())) === text.trim() ? [] : [file];
  });
  expect(contents.length).toBeGreaterThan(60);
  expect(changed).toEqual([]);
});

/** What the editor writes after a change of its form. */
function changed(file: string, change: (form: Record<string, unknown>) => object): string {
  const text = readFileSync(join(REPOSITORY, file), 'utf8').trim();
  const format = formatOf(file, text);
  const form = format.fromFile(text);
  return format.toFile({ ...form, ...change(form) });
}

/** Lines that went, and lines that came. */
function difference(file: string, after: string): { gone: string[]; come: string[] } {
  const before = readFileSync(join(REPOSITORY, file), 'utf8').trim().split('\n');
  const lines = after.split('\n');
  return {
    gone: before.filter((line) => !lines.includes(line)),
    come: lines.filter((line) => !before.includes(line)),
  };
}

const POST = contents.find(({ file }) => file.startsWith('content/blog/'))?.file ?? '';

test('a changed value changes its line alone', () => {
  const { gone, come } = difference(
    POST,
    changed(POST, () => ({ readMinutes: 59 })),
  );
  expect(gone).toEqual([expect.stringMatching(/^readMinutes: \d+$/)]);
  expect(come).toEqual(['readMinutes: 59']);
});

test('a value that is new gets a line at the end, one that is taken out takes its line along', () => {
  const added = changed(POST, () => ({ updatedOn: '2026-11-20', draft: false, imageSize: {} }));
  expect(difference(POST, added)).toEqual({ gone: [], come: ['updatedOn: 2026-11-20'] });
  const file = 'content/people.yaml';
  const [first] = listOf(
    changed(file, () => ({})),
    file,
  );
  const shorter = changed(file, ({ itens }) => ({
    itens: (itens as object[]).map((one, index) =>
      index === 0 ? { ...one, portrait: undefined } : one,
    ),
  }));
  expect(first).toHaveProperty('portrait');
  expect(listOf(shorter, file)[0]).not.toHaveProperty('portrait');
  expect(difference(file, shorter).come).toEqual([]);
});

test('lists grow, shrink and change places, and comments stay', () => {
  const file = 'content/people.yaml';
  const before = readFileSync(join(REPOSITORY, file), 'utf8').trim();
  const people = listOf(before, file);
  const fewer = changed(file, ({ itens }) => ({ itens: (itens as object[]).slice(1) }));
  expect(listOf(fewer, file)).toEqual(people.slice(1));
  const more = changed(file, ({ itens }) => ({
    itens: [
      ...(itens as object[]),
      { id: 'nova-pessoa', name: 'Nova Pessoa', role: 'Design', line: 'Desenha\ne testa.' },
    ],
  }));
  expect(listOf(more, file)).toEqual([
    ...people,
    { id: 'nova-pessoa', name: 'Nova Pessoa', role: 'Design', line: 'Desenha\ne testa.' },
  ]);
  expect(difference(file, more).gone).toEqual([]);
  const turned = changed(file, ({ itens }) => ({ itens: (itens as object[]).toReversed() }));
  expect(listOf(turned, file)).toEqual(people.toReversed());
});

function listOf(text: string, file: string): object[] {
  return parseSource(file, text).source.data as object[];
}

/** Every text, number and yes or no of a form, by its path. */
function leavesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path[0] === SOURCE ? [] : [path];
  return Object.entries(value).flatMap(([key, entry]) => leavesIn(entry, [...path, key]));
}

function setIn(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, key, setIn(Reflect.get(copy, key), rest, to));
  return copy;
}

test('whatever value a form changes, the file says that one, and all others as before', () => {
  const texts = [
    'Novo',
    'Com: dois pontos',
    '# não é comentário',
    'a "b" \'c\'',
    '- traço',
    'duas\nlinhas',
    'true',
  ];
  let count = 0;
  for (const { file, text } of contents) {
    const format = formatOf(file, text.trim());
    const form = format.fromFile(text.trim());
    const leaves = leavesIn(form).filter((path) => !path.includes(SHAPE) && !path.includes(KEY));
    // Some of each file, spread over it.
    const step = Math.max(1, Math.floor(leaves.length / 12));
    for (let at = count % step; at < leaves.length; at += step) {
      const path = leaves[at] ?? [];
      const old = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), form);
      if (typeof old !== 'string') continue;
      const wanted = setIn(form, path, texts[count % texts.length]);
      count++;
      const written = format.toFile(wanted as Record<string, unknown>);
      const { [SOURCE]: _, ...back } = format.fromFile(written);
      const { [SOURCE]: __, ...meant } = wanted as Record<string, unknown>;
      expect(back, `${file} ${path.join('.')}`).toEqual(meant);
    }
  }
  expect(count).toBeGreaterThan(500);
});
