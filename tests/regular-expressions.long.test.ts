// Every regular expression of the program: none can take time that doubles with each further letter.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { transformSync } from 'esbuild';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { REPOSITORY, sourcesIn } from './support/files.ts';
import { PATIENCE_MS } from './support/patience.ts';

const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];

/**
 * Time that grows with the square of the length is harmless where the length is bounded.
 * By pattern: why it is.
 */
const SHORT_TEXTS: Record<string, string> = {
  '\\B(?=(\\d{3})+$)': 'the digits of one amount',
  '\\.(?:md|yaml)\\b.*$|\\.[^.]*$': 'the name of one file',
};

interface Expression {
  pattern: string;
  flags: string;
  file: string;
}

function expressionsOf(file: string): Expression[] {
  const { code } = transformSync(readFileSync(join(REPOSITORY, file), 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2023',
  });
  const found: Expression[] = [];
  full(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (node.type === 'Literal' && regex) found.push({ ...regex, file });
  });
  return found;
}

test('no regular expression runs away, and only those over short texts take the square', async () => {
  const files = sourcesIn(REPOSITORY, FOLDERS).filter((file) => /(?<!\.d)\.tsx?$/.test(file));
  const expressions = files.flatMap(expressionsOf);
  expect(expressions.length).toBeGreaterThan(100);
  const slow: string[] = [];
  const asked = new Set<string>();
  for (const { pattern, flags, file } of expressions) {
    if (pattern in SHORT_TEXTS || asked.has(`/${pattern}/${flags}`)) continue;
    asked.add(`/${pattern}/${flags}`);
    const found = await check(pattern, flags, { timeout: PATIENCE_MS });
    const how = 'complexity' in found ? found.complexity?.summary : found.status;
    if (found.status !== 'safe') slow.push(`${file}: /${pattern}/${flags} is ${how}`);
  }
  expect(slow).toEqual([]);
  const patterns = new Set(expressions.map(({ pattern }) => pattern));
  for (const known of Object.keys(SHORT_TEXTS)) expect(patterns).toContain(known);
});
