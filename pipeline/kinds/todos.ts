// What a starter leaves for people to write: no proposal is sent with a TODO, and --strict publishes none.

import type { Notice, Problem } from '../../domain/problem.ts';
import { placeAt } from '../source.ts';
import type { Entry } from './collections.ts';

export function todosIn({ file, source }: Entry<object>): Problem[] {
  return [...source.text.matchAll(/\bTODO\b/g)].map(({ index }) => ({
    file,
    ...placeAt(source.text, index),
    message: 'esperado: o texto de verdade; encontrado: TODO',
    fix: 'escreva no lugar de TODO e das palavras depois dele',
  }));
}

/** One a file; `--strict` shows its first place. */
export function noticeTodos(entries: readonly Entry<object>[]): Notice[] {
  return entries.flatMap((entry) => {
    const found = todosIn(entry);
    const [first] = found;
    if (!first) return [];
    const lines = [...new Set(found.map(({ line }) => line))].join(', ');
    const message = `${entry.file} ainda diz TODO: linha ${lines}`;
    return { message, strict: first };
  });
}
