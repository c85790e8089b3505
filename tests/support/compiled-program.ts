// A program of the tests as one file of plain JavaScript, for processes of their own: tsx would translate it at each start.

import { symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { REPOSITORY } from './build-site.ts';
import { temporaryFolder } from './folders.ts';

/** `source`: its path in the project. */
export function compileProgram(source: string): string {
  const folder = temporaryFolder();
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'));
  buildSync({
    absWorkingDir: REPOSITORY,
    entryPoints: [source],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Else `build.ts` would be one file with the program that is started, and take itself for it.
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'silent',
  });
  return join(folder, `${basename(source, '.ts')}.mjs`);
}
