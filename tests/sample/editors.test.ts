// What editors know of the content: the fields of /admin, and the schemas that text editors check by.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { headerRules, headersAt } from '../../domain/hosting/answers.ts';
import { formatProblem, type Problem } from '../../domain/problem.ts';
import { KINDS } from '../../pipeline/kinds/all-kinds.ts';
import { parseSource } from '../../pipeline/read/parse-source.ts';
import { contentSchemas, jsonSchemaOf, SCHEMA_FOLDER } from '../../pipeline/write/write-schemas.ts';
import { REPOSITORY } from '../support/build-site.ts';
import { changedContent } from '../support/content.ts';
import { listFiles } from '../support/files.ts';
import { buildChangedSite, buildRealSite } from '../support/real-site.ts';

const textOf = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const schemas = contentSchemas(KINDS);

interface Field {
  name: string;
  widget?: string;
  fields?: Field[];
}

interface Collection {
  folder?: string;
  extension?: string;
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
}

interface Shape {
  $ref?: string;
  allOf?: Shape[];
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
  definitions?: Record<string, Shape>;
}

/** Where the fields of a form and a schema disagree. */
function disagreements(fields: readonly Field[], shape: Shape, root = shape): string[] {
  const plain = ({ $ref, allOf: [first] = [], ...rest }: Shape): Shape => {
    if (first) return plain(first);
    return $ref ? plain(root.definitions?.[$ref.replace('#/definitions/', '')] ?? {}) : rest;
  };
  const { properties = {}, required = [] } = plain(shape);
  const names = fields.map(({ name }) => name);
  return [
    ...required.filter((name) => !names.includes(name)).map((name) => `no field ${name}`),
    ...fields.flatMap(({ name, fields: inner }) => {
      const own = properties[name];
      if (!own) return name === 'body' ? [] : [`no key ${name}`];
      const part = plain(own);
      const found = inner ? disagreements(inner, part.items ?? part, root) : [];
      return found.map((words) => `${name}: ${words}`);
    }),
  ];
}

test('every field of the editor is a key of its schema, and every required key has a field', () => {
  const { collections } = parse(textOf('pipeline/admin/config.yml'));
  const forms = (collections as Collection[]).flatMap(
    ({ folder, extension, fields = [], files = [] }): [file: string, fields: Field[]][] =>
      folder ? [[`${folder}/*.${extension}`, fields]] : files.map((one) => [one.file, one.fields]),
  );
  expect(forms.map(([file]) => file)).toEqual([
    'content/blog/*.md',
    'content/portfolio/*.yaml',
    'content/portfolio/*.md',
    'content/jobs/*.yaml',
    'content/people.yaml',
    'content/testimonials.yaml',
  ]);
  for (const [file, fields] of forms) {
    const { schema } = schemas.find(({ files }) => files.includes(file)) ?? {};
    const shape = (schema ? jsonSchemaOf(schema, {}) : {}) as Shape;
    // A file that is one list has one field, which stands for all of it.
    const [first] = fields;
    const isList = first && shape.items;
    const found = disagreements(
      isList ? (first.fields ?? []) : fields,
      shape.items ?? shape,
      shape,
    );
    expect([file, found]).toEqual([file, []]);
  }
});

test('a house that names its repository publishes the editor, with a policy of its own', async () => {
  const admin = 'admin: { service: github, repository: casa/site, branch: conteudo }\n';
  const site = await buildChangedSite(
    changedContent('site.yaml', 'upcoming:', `${admin}upcoming:`),
  );
  const { backend, collections } = parse(site.read('admin/config.yml'));
  expect(backend).toEqual({
    ...{ name: 'github', repo: 'casa/site', branch: 'conteudo', auth_methods: ['token'] },
  });
  expect(collections).toHaveLength(5);
  expect(site.exists('admin/sveltia-cms.js')).toBe(true);
  expect(site.read('admin.html')).toContain('<meta name="robots" content="noindex">');
  expect(site.read('sitemap.xml')).not.toContain('/admin');
  const rules = headerRules(site.report.answers ?? { pages: [], files: [], redirects: [] });
  const headers = headersAt(rules, '/admin');
  expect(headers['Content-Security-Policy']).toContain("script-src 'self'");
  expect(headers['Content-Security-Policy']).toContain('https://api.github.com');
  expect(headers['X-Robots-Tag']).toBe('noindex');
  // Who signs in comes back to it from a window of somebody else's.
  expect(headers['Cross-Origin-Opener-Policy']).toBe('unsafe-none');
  expect((await buildRealSite()).exists('admin.html')).toBe(false);
});

test('every YAML file has its schema in the settings', () => {
  const settings = JSON.parse(textOf('.vscode/settings.json')) as Record<string, unknown>;
  const expected = schemas.flatMap(({ name, files }) => {
    const yaml = files.filter((file) => file.endsWith('.yaml'));
    return yaml.length > 0 ? [[`${SCHEMA_FOLDER}/${name}.json`, yaml]] : [];
  });
  expect(settings['yaml.schemas']).toEqual(Object.fromEntries(expected));
});

const ajv = new Ajv({ strict: false, allErrors: true });
const checks = schemas.map(({ files, schema }) => ({
  files,
  check: ajv.compile(jsonSchemaOf(schema, {})),
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
    .filter((file) => /\.(?:yaml|md)$/.test(file) && !/\/(?:sent|starters)\//.test(file));
  expect(files.length).toBeGreaterThan(60);
  expect(
    files.flatMap((file) => complaints(file, textOf(file)).map((at) => `${file} ${at}`)),
  ).toEqual([]);
});

test.each([
  ['a key that nobody knows', 'title:', 'tittle:', ''],
  ['a day that is none', /publishedOn: .*/, 'publishedOn: 12/05/2026', '/publishedOn'],
  ['a title that is too long', /title: .*/, `title: "${'palavra '.repeat(12)}"`, '/title'],
  ['words in the place of a number', /readMinutes: .*/, 'readMinutes: cinco', '/readMinutes'],
] as const)('an editor says where there is %s', (_, pattern, mistake, place) => {
  const [file = ''] = readdirSync(join(REPOSITORY, 'content/blog'));
  const path = `content/blog/${file}`;
  expect(complaints(path, textOf(path).replace(pattern, mistake))).toContain(place);
});

test('what the preview says of a mistake is marked in red at its place', () => {
  const { tasks } = JSON.parse(textOf('.vscode/tasks.json'));
  const { pattern, background } = tasks[0].problemMatcher;
  const problem: Problem = {
    file: 'content/blog/novo-artigo.md',
    line: 3,
    column: 12,
    path: 'publishedOn',
    message: 'esperado: um dia; encontrado: ontem',
    fix: 'escreva 2026-11-20',
    excerpt: 'publishedOn: ontem',
  };
  const [place = '', says = ''] = formatProblem(problem).split('\n');
  const [, file, line, column] = new RegExp(pattern[0].regexp).exec(place) ?? [];
  expect([file, line, column]).toEqual([problem.file, '3', '12']);
  expect(new RegExp(pattern[1].regexp).exec(says)?.[1]).toBe(problem.message);
  expect('14:03:22').toMatch(new RegExp(background.beginsPattern));
  for (const end of ['3 files changed in 50 ms', 'waiting for a mended file'])
    expect(end).toMatch(new RegExp(background.endsPattern));
});
