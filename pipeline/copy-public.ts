// Takes the files of public/ into the output as they are.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareText } from '../domain/problem.ts';
import type { Output } from './output.ts';
import type { Run } from './run.ts';

export function copyPublic(run: Run, output: Output): void {
  const folder = join(run.root, 'public');
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort(compareText);
  for (const file of files) {
    if (!output.has(file)) output.write(file, readFileSync(join(folder, file)));
    else {
      run.problems.push({
        file: `public/${file}`,
        message: 'expected a name of its own, found one that the build writes too',
        fix: 'rename the file',
      });
    }
  }
}
