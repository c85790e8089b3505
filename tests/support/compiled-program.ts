// The program as plain JavaScript beside its sources: a process that is started from it need not translate it again.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { REPOSITORY } from './build-site.ts';
import { copyTree, listFiles } from './files.ts';
import { lastingFolder } from './folders.ts';

const FOLDERS = ['art', 'commands', 'domain', 'islands', 'pipeline', 'templates'];

let folder: string | undefined;

/** Made once for all files of a worker: nobody may change it. */
export function compiledProgram(): string {
  if (folder) return folder;
  folder = lastingFolder();
  for (const name of [...FOLDERS, 'build.ts', 'package.json', 'serve.json', 'tsconfig.json']) {
    copyTree(join(REPOSITORY, name), join(folder, name));
  }
  for (const file of listFiles(folder)) {
    if (/(?<!\.d)\.tsx?$/.test(file)) compile(join(folder, file));
  }
  return folder;
}

/** Where the compiled form of a source stands. */
export function compiledName(source: string): string {
  return source.replace(/\.tsx?$/, '.js');
}

/** Anew, after a change to the source. */
export function compile(source: string): void {
  const { code } = transformSync(readFileSync(source, 'utf8'), {
    loader: source.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    target: 'es2022',
    format: 'esm',
  });
  const imports = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.[^"']*)\.tsx?\2/g;
  writeFileSync(compiledName(source), code.replace(imports, '$1$2$3.js$2'));
}
