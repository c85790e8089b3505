// Words that tests may rely on, whatever the owner of the site has made of those in content/.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIXED = join(import.meta.dirname, 'content');

export const PRESETS = readFileSync(join(FIXED, 'presets.yaml'), 'utf8');

/** A page of these tests, whose words they rely on. */
export function pageWith(name: string): string {
  return readFileSync(join(FIXED, `pages/${name}.yaml`), 'utf8');
}
