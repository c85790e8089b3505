// The kinds of content that `npm run new` can write.

import type { Kind } from '../../pipeline/kinds/kind.ts';
import type { Starter } from '../../pipeline/kinds/starter.ts';

export interface WritableKind extends Pick<Kind, 'name' | 'folder' | 'routeOf'> {
  starter: Starter;
}

export function writableKinds(all: readonly Kind[]): WritableKind[] {
  return all.flatMap((kind) => {
    const { name, folder, starter } = kind;
    return starter ? { name, folder, starter, routeOf: (file) => kind.routeOf(file) } : [];
  });
}

/** The flags that answer a question of some kind, by the question's name. */
export function questionNames(kinds: readonly WritableKind[]): string[] {
  return [...new Set(kinds.flatMap(({ starter }) => starter.questions.map(({ name }) => name)))];
}
