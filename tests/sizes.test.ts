// What fits on a screen can be read: files, functions and lists of parameters stay short.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';
import { REPOSITORY, sourcesIn } from './support/files.ts';

const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];

const FILE_LINES = 250;
const MEDIAN_LINES = 60;
const FUNCTION_LINES = 60;
const PARAMETERS = 4;

interface Node {
  type: string;
  start: number;
  end: number;
  params?: Node[];
}

const files = ['build.ts', ...sourcesIn(REPOSITORY, FOLDERS)]
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(REPOSITORY, path), 'utf8') }));

function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** Every function of a file, those inside of others too. */
function functionsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(functionsIn);
  const { type } = node as Partial<Node>;
  const isFunction = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
  return type && isFunction.test(type) ? [node as Node, ...inner] : inner;
}

const functions = files.flatMap(({ path, text }) =>
  functionsIn(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })).map((node) => ({
    place: `${path}:${linesOf(text.slice(0, node.start + 1))}`,
    lines: linesOf(text.slice(node.start, node.end)),
    parameters: node.params?.length ?? 0,
  })),
);

test(`no file has more than ${FILE_LINES} lines, and half of them at most ${MEDIAN_LINES}`, () => {
  const long = files.filter(({ text }) => linesOf(text) > FILE_LINES);
  // All of the interface's words, in one list to look them up in.
  expect(long.map(({ path }) => path)).toEqual(['domain/words.ts']);
  const lengths = files.map(({ text }) => linesOf(text)).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MEDIAN_LINES);
});

test(`no function has more than ${FUNCTION_LINES} lines`, () => {
  expect(functions.length).toBeGreaterThan(1000);
  const long = functions.filter(({ lines }) => lines > FUNCTION_LINES);
  expect(long.map(({ place, lines }) => `${place} has ${lines}`)).toEqual([]);
});

test(`no function has more than ${PARAMETERS} parameters`, () => {
  const many = functions.filter(({ parameters }) => parameters > PARAMETERS);
  expect(many.map(({ place }) => place)).toEqual([]);
});
