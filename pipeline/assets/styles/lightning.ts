// The library that reads and prints styles, loaded where a style is made: builds that make none start sooner.

import { createRequire } from 'node:module';
import type * as Lightning from 'lightningcss';

const SAFARI = (17 << 16) | (5 << 8);
/**
 * Chrome 123, Firefox 121 and Safari 17.5: the first that know `light-dark()` and `:has()`. Without
 * the iPhone's by its name, prefixes that it alone needs are taken out.
 */
export const TARGETS = {
  chrome: 123 << 16,
  firefox: 121 << 16,
  safari: SAFARI,
  ios_saf: SAFARI,
};

const require = createRequire(import.meta.url);

export function lightning(): typeof Lightning {
  return require('lightningcss');
}

/** A style sheet with all that it imports. */
export function bundleSheet(
  root: string,
  options: Omit<Lightning.BundleOptions<Lightning.CustomAtRules>, 'projectRoot'>,
): string {
  return Buffer.from(lightning().bundle({ ...options, projectRoot: root }).code).toString();
}

type Options = Partial<Lightning.TransformOptions<Lightning.CustomAtRules>>;

/** `css`, minified. */
export function transform({ css, ...options }: Options & { css: string }): string {
  const code = Buffer.from(css);
  const made = lightning().transform({ filename: 'main.css', minify: true, ...options, code });
  return Buffer.from(made.code).toString();
}
