// Keys that are missing in valid files: what the problem tells is written there, and is accepted.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Document, parse, parseDocument } from 'yaml';
import type { ZodMiniType } from 'zod/mini';
import { type Problem, pathText } from '../../domain/problem.ts';
import { COLLECTIONS, SINGLE_FILES } from '../../pipeline/content/collections.ts';
import { parseSource, Source } from '../../pipeline/content/source.ts';
import { validate } from '../../pipeline/content/validate.ts';
import { listFiles, REPOSITORY } from '../support/files.ts';
import { runs } from '../support/runs.ts';

type Path = (string | number)[];

/** The valid files of the small site, and a section of each type; small ones are asked first. */
const SMALL = 'tests/support/small-site/content';
const FILES = listFiles(join(REPOSITORY, SMALL))
  .map((path) => ({ root: SMALL, path }))
  .concat({ root: 'content', path: 'starters/sections.yaml' })
  .flatMap(({ root, path }) => {
    const [folder = ''] = path.split('/', 1);
    const record = Object.values(SINGLE_FILES).find(({ file }) => file === `content/${path}`);
    const name = path === 'starters/sections.yaml' ? 'pages' : folder;
    const { schema }: { schema?: ZodMiniType } = record ?? COLLECTIONS[name as 'pages'] ?? {};
    if (!schema || !/\.(?:yaml|md)$/.test(path)) return [];
    const text = readFileSync(join(REPOSITORY, root, path), 'utf8');
    return { file: `${root}/${path}`, kind: record?.file ?? folder, schema, text };
  })
  .sort((one, other) => one.text.length - other.text.length);

/** Of how many keys one is left out. */
const KEYS = runs(10, 1);

/** Of the keys that name a kind, only the writer knows the value. */
const NAMES_A_KIND = /\.(?:type|template)$/;

test('a missing required key is reported with a line that fixes it', () => {
  const asked = new Set<string>();
  const seen = new Set<string>();
  const wrong: unknown[] = [];
  for (const { file, kind, schema, text } of FILES) {
    const [, yaml = text, body = ''] = /^---\n(.*?)(\n---\n.*)$/s.exec(text) ?? [];
    const problemsOf = (changed: string): Problem[] => {
      const source = parseSource(file, body ? `---\n${changed}${body}` : changed);
      return source instanceof Source ? validate(source, schema).problems : source;
    };
    if (problemsOf(yaml).length > 0) continue;
    for (const { path, name } of keysIn(parseDocument(yaml).toJS(), kind)) {
      if (seen.has(name)) continue;
      seen.add(name);
      if (seen.size % KEYS !== 0) continue;
      const document = parseDocument(yaml);
      document.deleteIn(path);
      if (schema.safeParse(document.toJS()).success || NAMES_A_KIND.test(name)) continue;
      const without = document.toString({ lineWidth: 0 }).trimEnd();
      asked.add(name);
      const found = problemsOf(without);
      const isOf = (place: string) => (one: Problem) => `${one.path}.`.startsWith(`${place}.`);
      const place = pathText(path);
      const problem = found.find(isOf(place));
      // A group that may have one of several keys is told with an example of the whole group.
      const ofGroup = found.find((one) => one.path === pathText(path.slice(0, -1)));
      const mended = problem
        ? followed(without, problem, body ? 1 : 0)
        : ofGroup && rewritten(document, path.slice(0, -1), ofGroup.fix);
      const isLeft = isOf(problem ? place : pathText(path.slice(0, -1)));
      const left = mended === undefined ? ['not followed'] : problemsOf(mended).filter(isLeft);
      if (left.length > 0) wrong.push({ file, place, found, left });
    }
  }
  expect(wrong).toEqual([]);
  expect(asked.size).toBeGreaterThan(200 / KEYS);
});

/** The paths of all keys, with names that are the same for each item of a list of one kind. */
function keysIn(data: unknown, name: string, path: Path = []): { path: Path; name: string }[] {
  if (typeof data !== 'object' || data === null) return [];
  const { type = '', template = '' } = data as Record<string, unknown>;
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    // Sections are the same on every page.
    const within = Array.isArray(data) ? name : `${name}${type}${template}.${key}`;
    const here = key === 'sections' ? '' : within;
    const own = Array.isArray(data) ? [] : [{ path: [...path, step], name: within }];
    return [...own, ...keysIn(value, here, [...path, step])];
  });
}

/** The YAML with the group that a problem tells in the place of the wrong one; undefined if it tells none. */
function rewritten(document: Document, path: Path, fix: string): string | undefined {
  const [, group] = /^escreva (?:\w+: )?(\{.*\})(?: \(um exemplo\))?$/.exec(fix) ?? [];
  if (!group) return undefined;
  document.setIn(path, parse(group));
  return document.toString({ lineWidth: 0 }).trimEnd();
}

/** The YAML with the line that a problem tells, at the place that it tells; undefined if it tells none. */
function followed(yaml: string, { fix, line = 1, column = 1 }: Problem, offset: number) {
  const lines = yaml.split('\n');
  const start = line - 1 - offset;
  const [, inside] = /^acrescente (\w+: .*) entre as chaves \{ \} de /.exec(fix) ?? [];
  if (inside) {
    const before = lines[start]?.slice(0, column) ?? '';
    lines[start] = `${before} ${inside}, ${lines[start]?.slice(column)}`;
    return lines.join('\n');
  }
  const [, added, at = '1'] =
    /^acrescente a linha (.*?)(?: às chaves de .*, na coluna (\d+))?(?:; ou, se .*)?$/.exec(fix) ??
    [];
  if (!added) return undefined;
  const indent = ' '.repeat(Number(at) - 1);
  const isOutside = (one: string, index: number): boolean =>
    index > start && one.trim() !== '' && !one.startsWith(indent);
  const end = lines.findIndex(isOutside);
  lines.splice(end < 0 ? lines.length : end, 0, indent + added);
  return lines.join('\n');
}
