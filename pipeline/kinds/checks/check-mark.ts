// Holds the mark of content/theme.yaml to one way of being drawn.

import type { Theme } from '../../../domain/content/theme.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';

export function checkMark(mark: Theme['mark'], source: Source): Problem[] {
  if (!mark || (mark.letters === undefined) !== (mark.file === undefined)) return [];
  return [
    {
      ...source.at(['mark']),
      path: 'mark',
      message: {
        en: `expected letters or a file, found ${mark.file ? 'both' : 'neither'}`,
        pt: `esperado: letras ou um arquivo; encontrado: ${mark.file ? 'os dois' : 'nenhum dos dois'}`,
      },
      fix: {
        en: 'write mark: { letters: CL }, or mark: { file: /uploads/marca.svg }',
        pt: 'escreva mark: { letters: CL } ou mark: { file: /uploads/marca.svg }',
      },
    },
  ];
}
