// The sample content: facts of it are asked of nobody else's.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SAMPLE } from './build.ts';
import { REPOSITORY } from './files.ts';

/** False, and a line that says so, once another brand stands in its place. */
export function isSample(what: string): boolean {
  const { brand } = parse(readFileSync(join(REPOSITORY, 'content/site.yaml'), 'utf8'));
  if (brand !== SAMPLE.brand) console.log(`${what} is left out: content/ is of ${brand}.`);
  return brand === SAMPLE.brand;
}
