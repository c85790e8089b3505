// Programs that packages bring, started by Node itself: what stands in .bin is another kind of file on each system.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The script of the program `name`, for `process.execPath`; `manifest` is its package's package.json. */
export function programOf(manifest: string, name: string): string {
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const file = bin[name];
  if (!file) throw new Error(`expected a program ${name} in ${manifest}`);
  return join(dirname(manifest), file);
}
