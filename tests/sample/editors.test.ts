// What editors complete and check by: the files of .vscode/ are those that the build makes, and say what it says.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { NAMED_FIELDS } from '../../domain/content/field-names.ts';
import { layOut, type Problem } from '../../domain/problem.ts';
import { LANGUAGES } from '../../domain/wording.ts';
import { contentSchemas } from '../../pipeline/editors/content-schemas.ts';
import { jsonSchemaOf } from '../../pipeline/editors/json-schema.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { listFiles } from '../support/files.ts';
import { buildChangedSite } from '../support/real-site.ts';

const textOf = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const schemas = contentSchemas(KINDS);

/** The starters, which stand beside the content of whoever writes. */
const STARTERS = Object.fromEntries(
  readdirSync(join(REPOSITORY, 'commands/new/starters'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `commands/new/starters/${name}`)
    .map((path) => [path, textOf(path)]),
);

test('schemas and snippets are those that the build writes: npm run build mends this', async () => {
  const site = await buildChangedSite({ ...STARTERS, '.vscode/schemas/old.json': '{}' });
  const written = listFiles(join(site.root, '.vscode')).sort();
  expect(written).toHaveLength(schemas.length + 1);
  for (const path of written) {
    expect(
      readFileSync(join(site.root, '.vscode', path), 'utf8') === textOf(`.vscode/${path}`),
      path,
    ).toBe(true);
  }
});

interface Offered {
  body: string[];
  include: string[];
  scope: string;
}

test('every YAML file has its schema in the settings, and Markdown its snippets', () => {
  const settings = JSON.parse(textOf('.vscode/settings.json')) as Record<string, unknown>;
  const expected = schemas.flatMap(({ name, files }) => {
    const yaml = files.filter((file) => file.endsWith('.yaml'));
    return yaml.length > 0 ? [[`.vscode/schemas/${name}.json`, yaml]] : [];
  });
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
  const snippets = JSON.parse(textOf('.vscode/conteudo.code-snippets'));
  const author = snippets['post: author'];
  expect(author.include).toEqual(['content/blog/*.md']);
  expect(author.body).toEqual([expect.stringMatching(/^author: \$\{1\|[\w-]+(?:,[\w-]+)+\|\}$/)]);
  expect(snippets['post: arquivo inteiro'].body[0]).toBe('---');
  for (const { body, include, scope } of Object.values<Offered>(snippets)) {
    const isMarkdown = body[0] === '---';
    if (body.length === 1) continue;
    expect(scope).toBe(isMarkdown ? 'markdown' : 'yaml');
    expect(include.every((file) => file.endsWith(isMarkdown ? '.md' : '.yaml'))).toBe(true);
  }
});

const ajv = new Ajv({ strict: false, allErrors: true });
const checks = schemas.map(({ name, files }) => ({
  files,
  check: ajv.compile(JSON.parse(textOf(`.vscode/schemas/${name}.json`))),
}));

function isOf(file: string, pattern: string): boolean {
  const [folder = '', end] = pattern.split('*');
  return end === undefined ? file === pattern : file.startsWith(folder) && file.endsWith(end);
}

/** What an editor says of a file. */
function complaints(file: string, text: string): string[] {
  const { data } = parseSource(file, text).source;
  const { check } = checks.find(({ files }) => files.some((one) => isOf(file, one))) ?? {};
  if (!check) throw new Error(`${file} has no schema`);
  return check(data) ? [] : (check.errors ?? []).map(({ instancePath }) => instancePath);
}

test('an editor has nothing to say of content that the build takes', () => {
  const files = listFiles(join(REPOSITORY, 'content'))
    .map((file) => `content/${file}`)
    .filter((file) => !file.includes('/sent/'));
  expect(files.length).toBeGreaterThan(60);
  expect(
    files.flatMap((file) => complaints(file, textOf(file)).map((at) => `${file} ${at}`)),
  ).toEqual([]);
});

test.each([
  ['a key that nobody knows', 'title:', 'tittle:', ''],
  ['a day that is none', /publishedOn: .*/, 'publishedOn: 12/05/2026', '/publishedOn'],
  ['a title that is too long', /title: .*/, `title: "${'palavra '.repeat(12)}"`, '/title'],
  ['a category of another house', /category: .*/, 'category: Receitas', '/category'],
  ['words in the place of a number', /readMinutes: .*/, 'readMinutes: cinco', '/readMinutes'],
] as const)('an editor says where there is %s', (_, pattern, mistake, place) => {
  const [file = ''] = readdirSync(join(REPOSITORY, 'content/blog'));
  const path = `content/blog/${file}`;
  expect(complaints(path, textOf(path).replace(pattern, mistake))).toContain(place);
});

test('every key has a Portuguese name, and every name a key', () => {
  const keys = schemas.flatMap(({ schema }) => keysIn(jsonSchemaOf(schema, {})));
  expect([...new Set(keys)].sort()).toEqual([...NAMED_FIELDS].sort());
});

function keysIn(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(keysIn);
  if (typeof json !== 'object' || json === null) return [];
  const { properties = {} } = json as { properties?: object };
  return [...Object.keys(properties), ...Object.values(json).flatMap(keysIn)];
}

test('what the preview says of a mistake is marked in red at its place', () => {
  const { tasks } = JSON.parse(textOf('.vscode/tasks.json'));
  const { pattern, background } = tasks[0].problemMatcher;
  const problem: Problem = {
    file: 'content/blog/novo-artigo.md',
    line: 3,
    column: 12,
    path: 'publishedOn',
    message: { en: 'expected a day, found ontem', pt: 'esperado: um dia; encontrado: ontem' },
    fix: { en: 'write 2026-11-20', pt: 'escreva 2026-11-20' },
    excerpt: 'publishedOn: ontem',
  };
  for (const language of LANGUAGES) {
    const [place = '', says = ''] = layOut(problem, language).split('\n');
    const [, file, line, column] = new RegExp(pattern[0].regexp).exec(place) ?? [];
    expect([file, line, column]).toEqual([problem.file, '3', '12']);
    expect(new RegExp(pattern[1].regexp).exec(says)?.[1]).toBe(problem.message[language]);
  }
  expect('14:03:22').toMatch(new RegExp(background.beginsPattern));
  const ends = [
    '3 files changed in 50 ms',
    'à espera de um arquivo corrigido',
    'waiting for a mended file',
  ];
  for (const end of ends) expect(end).toMatch(new RegExp(background.endsPattern));
});
