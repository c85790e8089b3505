// Who may import whom, as a table that is executed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY, sourcesIn } from './support/files.ts';

const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates', 'tests'];

/** What each folder may import: folders and files of this project, packages, or all of a kind. */
const ALLOWED: Record<string, readonly string[]> = {
  art: ['art'],
  domain: ['domain', 'zod/mini'],
  islands: ['domain', 'islands', 'preact', 'preact/*', 'htm', 'htm/*', 'sonner'],
  templates: ['templates', 'domain', 'art', 'react'],
  pipeline: ['pipeline', 'domain', 'art', 'templates', 'islands', 'node:*', 'packages'],
  // `build.ts` runs the command that wraps it when it is the program itself.
  'build.ts': ['pipeline', 'domain', 'node:*', 'commands/build.ts'],
  commands: ['commands', 'build.ts', 'pipeline', 'domain', 'node:*', 'packages'],
  // How long its tests wait is said beside them.
  'vitest.config.ts': ['tests/support/patience.ts', 'node:*', 'packages'],
};

/** The rooms of pipeline/, from the lowest floor up: each may import what stands before it. */
const ROOMS = [
  'pipeline/store',
  'pipeline',
  'pipeline/read',
  'pipeline/markdown',
  'pipeline/assets',
  'pipeline/kinds',
  'pipeline/render',
  'pipeline/check',
  'pipeline/write',
];

/** What one file may import besides, because it is the only one that needs it. */
const ALLOWED_ALONE: Record<string, readonly string[]> = { 'domain/pix/qr.ts': ['uqr'] };

interface Import {
  from: string;
  to: string;
  /** Path inside the project; undefined for packages and Node's own modules. */
  file?: string;
  dynamic: boolean;
}

const imports = [...readdirSync(REPOSITORY), ...sourcesIn(REPOSITORY, FOLDERS)]
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
  .sort()
  .flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(join(REPOSITORY, from), 'utf8');
  const statements = text.matchAll(
    /^(?:import\s(?:[^;'"]*?\bfrom\s*)?|export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;'"]*?\bfrom\s*)'([^']+)'/gm,
  );
  const calls = text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g);
  return [
    ...[...statements].map(([, to = '']) => ({ from, to, dynamic: false })),
    ...[...calls].map(([, to = '']) => ({ from, to, dynamic: true })),
  ].map((found) => ({ ...found, file: fileOf(from, found.to) }));
}

function fileOf(from: string, to: string): string | undefined {
  if (!to.startsWith('.')) return undefined;
  return relative(REPOSITORY, resolve(REPOSITORY, dirname(from), to)).replaceAll('\\', '/');
}

/** The top-level folder of a file, or the file itself when it stands at the top. */
function place(file: string): string {
  return file.split('/')[0] ?? file;
}

/** Tests are in no list: nothing else imports them. */
function isAllowed({ from, to, file }: Import): boolean {
  const allowed = [...(ALLOWED[place(from)] ?? []), ...(ALLOWED_ALONE[from] ?? [])];
  if (file !== undefined) return allowed.includes(place(file)) || allowed.includes(file);
  if (to.startsWith('node:')) return allowed.includes('node:*');
  return allowed.some(
    (name) =>
      name === to ||
      name === 'packages' ||
      (name.endsWith('/*') && to.startsWith(name.slice(0, -1))),
  );
}

function describeImport({ from, to }: Import): string {
  return `${from} imports ${to}`;
}

test('every folder imports only what it may', () => {
  const others = imports.filter(({ from }) => place(from) !== 'tests');
  expect(new Set(others.map(({ from }) => place(from)))).toEqual(new Set(Object.keys(ALLOWED)));
  expect(others.filter((found) => !isAllowed(found)).map(describeImport)).toEqual([]);
});

test('imports between the rooms of the pipeline go one way', () => {
  const inside = imports.filter(({ from, file }) =>
    [from, file].every((path) => path?.startsWith('pipeline/')),
  );
  // What a page is names what a text comes to.
  const roomOf = (file: string): string =>
    file === 'pipeline/page.ts'
      ? 'pipeline/markdown'
      : file.split('/').slice(0, -1).slice(0, 2).join('/');
  const floorOf = (file = ''): number => ROOMS.indexOf(roomOf(file));
  expect(inside.filter(({ from }) => floorOf(from) < 0).map(describeImport)).toEqual([]);
  const upward = inside.filter(({ from, file }) => floorOf(from) < floorOf(file));
  expect(upward.map(describeImport)).toEqual([]);
});

/** Whose tests hold for whatever content there is, and whose only for the sample. */
const ABOUT_CONTENT = /^tests\/(?:site|sample|browser|support)\//;

test('tests of the program ask for nothing that the content says', () => {
  const asking = imports.filter(
    ({ from, file }) =>
      from.startsWith('tests/') &&
      !ABOUT_CONTENT.test(from) &&
      /^tests\/support\/(?:content|real-site)\.ts$/.test(file ?? ''),
  );
  expect(asking.map(describeImport)).toEqual([]);
});

test('only one file of the pipeline meets the islands', () => {
  const files = imports
    .filter(({ from, file }) => place(from) === 'pipeline' && file?.startsWith('islands/'))
    .map(({ from }) => from);
  expect(new Set(files).size).toBeLessThanOrEqual(1);
});

test('every path has its extension and leads to a file', () => {
  const dead = imports.filter(({ file }) => file !== undefined && !isFile(file));
  expect(dead.map(describeImport)).toEqual([]);
});

function isFile(file: string): boolean {
  return /\.\w+$/.test(file) && existsSync(join(REPOSITORY, file));
}

test('every package that is imported is in package.json, and no part of it by accident', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(REPOSITORY, 'package.json'), 'utf8'),
  );
  const known = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const unknown = imports.filter(
    ({ to, file }) => file === undefined && !to.startsWith('node:') && !known.has(packageOf(to)),
  );
  expect(unknown.map(describeImport)).toEqual([]);
});

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test('no import leads back to where it started, not even one of types', () => {
  const edges = new Map<string, string[]>();
  for (const { from, file, dynamic } of imports) {
    if (file !== undefined && !dynamic) edges.set(from, [...(edges.get(from) ?? []), file]);
  }
  expect(findCycle(edges)).toBeUndefined();
});

function findCycle(edges: ReadonlyMap<string, readonly string[]>): string | undefined {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): string | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file].join(' -> ');
    if (finished.has(file)) return undefined;
    for (const next of edges.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle) return cycle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of edges.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
