// Which articles an article leads on to.

import type { PostSummary } from '../../../domain/post.ts';

export interface Neighbours {
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
  /** Up to three others, those of the same category first. */
  related: PostSummary[];
}

const RELATED = 3;

/**
 * One entry for each of `posts`, which are newest first.
 * Only close neighbours are looked at: the work for one article does not grow with their number.
 */
export function neighboursOf(posts: readonly PostSummary[]): Neighbours[] {
  const byCategory = new Map<string, number[]>();
  const places = posts.map((post, index) => {
    const members = byCategory.get(post.category) ?? [];
    byCategory.set(post.category, members);
    return members.push(index) - 1;
  });
  const all = posts.map((_, index) => index);
  return posts.map((post, index) => {
    const siblings = around(byCategory.get(post.category) ?? [], places[index] ?? 0);
    const chosen = [...new Set([...siblings, ...around(all, index)])].slice(0, RELATED);
    return {
      previous: posts[index + 1],
      next: posts[index - 1],
      related: chosen.flatMap((position) => posts[position] ?? []),
    };
  });
}

/** The values nearest to the one at `place`, itself left out, older ones first. */
function around(values: readonly number[], place: number): number[] {
  const found: number[] = [];
  for (let distance = 1; distance <= RELATED; distance++) {
    for (const value of [values[place + distance], values[place - distance]]) {
      if (value !== undefined) found.push(value);
    }
  }
  return found;
}
