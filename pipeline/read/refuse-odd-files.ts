// Refuses what a bundler would wait for without end: queues and devices among the sources of a project.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../domain/problem.ts';
import { expectedFound } from '../../domain/wording.ts';
import { statsAt } from '../store/stats-at.ts';

/** Problems of a folder of the project, with all that is in it. */
export function refuseOddFiles(root: string, folder: string): Problem[] {
  if (!statsAt(join(root, folder))?.isDirectory()) {
    const message = expectedFound(
      { en: `the folder ${folder}/`, pt: `a pasta ${folder}/` },
      statsAt(join(root, folder))
        ? { en: 'a file', pt: 'um arquivo' }
        : { en: 'none', pt: 'nenhuma' },
    );
    return [
      {
        file: folder,
        message,
        fix: { en: 'restore it from version control', pt: 'recupere do controle de versões' },
      },
    ];
  }
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = `${folder}/${name.replaceAll('\\', '/')}`;
    const stats = statsAt(join(root, file));
    if (!stats || stats.isFile() || stats.isDirectory()) return [];
    const message = {
      en: 'expected a file that can be read, found a device or a queue',
      pt: 'esperado: um arquivo que possa ser lido; encontrado: um dispositivo ou uma fila',
    };
    return {
      file,
      message,
      fix: { en: `make ${file} a file, or delete it`, pt: `deixe ${file} como arquivo, ou apague` },
    };
  });
}
