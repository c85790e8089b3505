// Compares the imports of each folder with a table of those that it may have.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, REPOSITORY } from '../support/files.ts';

/** The allowed imports of each folder: folders and files of this project, packages, or all of a kind. */
const ALLOWED: Record<string, readonly string[]> = {
  art: ['art'],
  domain: ['domain', 'zod/mini', 'uqr'],
  islands: ['domain', 'islands', 'preact', 'preact/*', 'htm', 'htm/*', 'sonner'],
  templates: ['templates', 'domain', 'art', 'react'],
  pipeline: ['pipeline', 'domain', 'art', 'templates', 'islands', 'node:*', 'packages'],
  'build.ts': ['pipeline', 'domain'],
  commands: ['commands', 'build.ts', 'pipeline', 'domain', 'node:*', 'packages'],
  'tests/unit': ['tests/support', 'tests/unit', 'domain', 'islands/form', 'node:*', 'packages'],
  'tests/unit/sheet.test.ts': ['pipeline', 'packages'],
  'tests/unit/html.test.ts': ['pipeline', 'packages'],
  'tests/unit/levels.test.ts': ['pipeline', 'packages'],
  'tests/unit/long-texts.test.ts': ['tests/unit', 'domain', 'pipeline', 'packages'],
  'tests/unit/problem.test.ts': ['domain', 'pipeline', 'packages'],
  'tests/unit/acceptance.test.ts': ['tests/support', 'domain', 'pipeline', 'packages'],
  'tests/unit/choices.test.ts': ['tests/support', 'domain', 'pipeline', 'packages'],
  'tests/unit/told.test.ts': ['tests/support', 'domain', 'pipeline', 'node:*', 'packages'],
  'tests/unit/markdown': [
    'tests/support',
    'tests/unit',
    'domain',
    'pipeline',
    'node:*',
    'packages',
  ],
  'tests/unit/editor': ['tests/support', 'pipeline', 'node:*', 'packages'],
  // The only file above the unit tests that may import the program.
  'tests/support/build.ts': ['build.ts', 'commands', 'domain', 'node:*', 'packages'],
  tests: ['tests', 'node:*', 'packages'],
};

interface Import {
  from: string;
  to: string;
  /** Path inside the project; undefined for packages and Node's own modules. */
  file?: string;
}

const folders = new Set(Object.keys(ALLOWED).map((name) => name.split('/')[0] ?? name));
const imports = readdirSync(REPOSITORY)
  .flatMap((name) =>
    folders.has(name) && !name.includes('.')
      ? listFiles(join(REPOSITORY, name)).map((file) => `${name}/${file}`)
      : name,
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|^vitest\./.test(file))
  .flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(join(REPOSITORY, from), 'utf8');
  const statements = text.matchAll(
    /^(?:import\s(?:[^;'"]*?\bfrom\s*)?|export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;'"]*?\bfrom\s*)'([^']+)'/gm,
  );
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...statements, ...calls].map(([, to = '']) => {
    if (!to.startsWith('.')) return { from, to };
    const file = relative(REPOSITORY, resolve(REPOSITORY, dirname(from), to));
    return { from, to, file: file.replaceAll('\\', '/') };
  });
}

function isAllowed({ from, to, file }: Import): boolean {
  const allowed = ALLOWED[ruleOf(from)] ?? [];
  if (file !== undefined)
    return allowed.some((name) => file === name || file.startsWith(`${name}/`));
  if (to.startsWith('node:')) return allowed.includes('node:*');
  const isNamed = (name: string) => name.endsWith('/*') && to.startsWith(name.slice(0, -1));
  return allowed.some((name) => name === to || name === 'packages' || isNamed(name));
}

/** The most specific entry of the table for a file. */
function ruleOf(file: string): string {
  const fitting = Object.keys(ALLOWED).filter((n) => file === n || file.startsWith(`${n}/`));
  return fitting.sort((a, b) => b.length - a.length)[0] ?? '';
}

test('every folder imports only what it may', () => {
  const rules = new Set(imports.map(({ from }) => ruleOf(from)));
  expect([...rules].sort()).toEqual(Object.keys(ALLOWED).sort());
  const wrong = imports.filter((found) => !isAllowed(found));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('no file imports itself by way of others, be it for a type', () => {
  const next = new Map<string, string[]>();
  for (const { from, file } of imports) if (file) next.set(from, [...(next.get(from) ?? []), file]);
  const seen = new Set<string>();
  const circles: string[] = [];
  const follow = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const other of next.get(file) ?? []) follow(other, [...way, file]);
  };
  for (const file of next.keys()) follow(file, []);
  expect(circles).toEqual([]);
});

test('every package that is imported is in package.json', () => {
  const text = readFileSync(join(REPOSITORY, 'package.json'), 'utf8');
  const { dependencies, devDependencies } = JSON.parse(text);
  const packages = imports.filter(({ to, file }) => file === undefined && !to.startsWith('node:'));
  const unknown = packages.filter(({ to }) => {
    const name = to.split('/').slice(0, to.startsWith('@') ? 2 : 1);
    return !(name.join('/') in { ...dependencies, ...devDependencies });
  });
  expect(unknown.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('every island has its file, and every file in islands/ is an island', () => {
  const text = readFileSync(join(REPOSITORY, 'domain/islands.ts'), 'utf8');
  const groups = [...text.matchAll(/interface (?:Component|Script)Islands \{\n(.*?)\n\}/gs)];
  const named = groups.flatMap(([, body = '']) =>
    [...body.matchAll(/^ {2}'?([\w-]+)'?\??:/gm)].map(([, name]) => `${name}.ts`),
  );
  const files = readdirSync(join(REPOSITORY, 'islands')).filter((name) => name.endsWith('.ts'));
  expect(named.sort()).toEqual(files.sort());
});
