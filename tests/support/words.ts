// Words that tests may rely on, whatever the owner of the site has made of those in content/.

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse, stringify } from 'yaml';

const OWN = resolve(import.meta.dirname, '../../content');
const FIXED = join(import.meta.dirname, 'content');

/** A file of the content with the words of these tests: a key that only the content has keeps its own. */
export function wordsOf(file: string): string {
  const [own = '', fixed = ''] = [OWN, FIXED].map((folder) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  const data = laidOver(parse(own), parse(fixed));
  return isDeepStrictEqual(data, parse(fixed)) ? fixed : stringify(data);
}

/** A page of these tests, whose words they rely on. */
export function pageWith(name: string): string {
  return readFileSync(join(FIXED, `pages/${name}.yaml`), 'utf8');
}

function laidOver(own: unknown, fixed: unknown): unknown {
  if (!isGroup(own) || !isGroup(fixed)) return typeof own === typeof fixed ? fixed : own;
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [
      key,
      key in fixed ? laidOver(value, fixed[key]) : value,
    ]),
  );
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
