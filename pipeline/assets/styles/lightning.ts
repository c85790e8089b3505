// The library that reads and prints styles, loaded where a style is made: builds that make none start sooner.

import { createRequire } from 'node:module';
import type * as Lightning from 'lightningcss';

const require = createRequire(import.meta.url);

export function lightning(): typeof Lightning {
  return require('lightningcss');
}
