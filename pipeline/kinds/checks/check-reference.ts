// Refuses one reference that nothing answers to.

import type { Problem } from '../../../domain/problem.ts';
import { nearest } from '../../../domain/text/edit-distance.ts';
import { slugOf } from '../../../domain/text/slug.ts';
import type { Words } from '../../../domain/words.ts';
import type { Source } from '../../source.ts';

export interface Target {
  what: Words;
  where: string;
  /** Undefined while nobody can tell. */
  known: readonly string[] | undefined;
  /** Whether the nearest is told with all others. */
  isListed?: true;
}

/** `found` is a reference of a kind of content, at `path`; without one nothing is wrong. */
export function checkReference(
  source: Source,
  path: PropertyKey[],
  found: unknown,
  { what, where, known, isListed }: Target,
): Problem[] {
  if (typeof found !== 'string' || !known || known.includes(found)) return [];
  const guess = nearest(found, known) ?? known.find((name) => name === slugOf(found));
  const names = known.join(', ');
  return [
    {
      ...source.at(path),
      message: {
        en: `expected ${what.en} in ${where}, found "${found}"`,
        pt: `esperado: ${what.pt} de ${where}; encontrado: "${found}"`,
      },
      fix: guess ? didYouMean(guess, isListed ? names : '') : writeOne(names),
    },
  ];
}

function didYouMean(guess: string, ids: string): Words {
  return {
    en: `did you mean ${guess}?${ids && ` Known ids: ${ids}`}`,
    pt: `será ${guess}?${ids && ` Os que existem: ${ids}`}`,
  };
}

function writeOne(names: string): Words {
  return names === ''
    ? { en: 'write one of them there first', pt: 'cadastre lá primeiro' }
    : { en: `write one of ${names}`, pt: `escreva um destes: ${names}` };
}
