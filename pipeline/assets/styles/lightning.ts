// The library that reads and prints styles, loaded where a style is made: builds that make none start sooner.

import { createRequire } from 'node:module';
import type * as Lightning from 'lightningcss';

const require = createRequire(import.meta.url);

export function lightning(): typeof Lightning {
  return require('lightningcss');
}

/** A style sheet with all that it imports, and the paths from `root` of every sheet in it. */
export function bundleSheet(
  root: string,
  options: Omit<Lightning.BundleOptions<Lightning.CustomAtRules>, 'projectRoot' | 'sourceMap'>,
): { text: string; sheets: string[] } {
  const { code, map } = lightning().bundle({ ...options, projectRoot: root, sourceMap: true });
  const { sources } = JSON.parse(Buffer.from(map ?? '{"sources":[]}').toString());
  return { text: Buffer.from(code).toString(), sheets: sources };
}
