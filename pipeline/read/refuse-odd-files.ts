// Refuses what a bundler would wait for without end: queues and devices among the sources of a project.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { statsAt } from '../store/stats-at.ts';

/** Problems of a folder of the project, with all that is in it. */
export function refuseOddFiles(root: string, folder: string): Problem[] {
  if (!statsAt(join(root, folder))?.isDirectory()) {
    const found = statsAt(join(root, folder)) ? 'a file' : 'none';
    const message = `expected the folder ${folder}/, found ${found}`;
    return [
      {
        file: folder,
        message,
        fix: 'restore it from version control',
      },
    ];
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    const stats = statsAt(join(root, file));
    if (!stats || stats.isFile() || stats.isDirectory()) return [];
    const message = 'expected a file that can be read, found a device or a queue';
    return {
      file,
      message,
      fix: `make ${file} a file, or delete it`,
    };
  });
}
