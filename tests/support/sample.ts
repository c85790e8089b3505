// Recognises the sample content, whose facts are not asked of the content of other companies.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { SAMPLE } from './build.ts';
import { REPOSITORY } from './files.ts';

/** True if content/ is the sample; if not, prints that `what` is left out. */
export function isSample(what: string): boolean {
  const { brand } = parse(readFileSync(join(REPOSITORY, 'content/site.yaml'), 'utf8'));
  if (brand !== SAMPLE.brand) console.log(`${what} is left out: content/ is of ${brand}.`);
  return brand === SAMPLE.brand;
}
