// Bundles editor/: what starts the editor of the browser, and reads and writes files for it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Outcome } from '../stages.ts';

/** The script that starts it. */
export async function bundleEditor(root: string): Promise<Outcome<string>> {
  const entry = join(root, 'editor/main.ts');
  if (!existsSync(entry)) return { value: '' };
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, minify: true, write: false, format: 'iife' },
    ...{ target: 'es2022', legalComments: 'none', charset: 'utf8', logLevel: 'silent' },
  });
  return { value: outputFiles[0]?.text ?? '' };
}
