// Holds an article's days and its picture against each other.

import type { PostData } from '../../../domain/content/post.ts';
import type { Problem } from '../../../domain/problem.ts';
import type { Source } from '../../source.ts';
import { checkImage } from './check-image.ts';

export function checkPost(source: Source, data: PostData): Problem[] {
  const { publishedOn, updatedOn } = data;
  const problems = checkImage(source, [], data);
  if (updatedOn === undefined || updatedOn >= publishedOn) return problems;
  return [
    ...problems,
    {
      file: source.file,
      ...source.placeOf(['updatedOn']),
      path: 'updatedOn',
      message: `expected a day from publishedOn (${publishedOn}) on, found ${updatedOn}`,
      fix: 'write the day of the last change, or remove the line',
    },
  ];
}
