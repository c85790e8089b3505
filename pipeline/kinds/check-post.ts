// Holds an article's days and its picture against each other.

import type { PostData } from '../../domain/content/post.ts';
import type { Problem } from '../../domain/problem.ts';
import type { ParsedSource } from '../read/parse-source.ts';
import { checkImage } from './check-image.ts';

export function checkPost(source: ParsedSource, data: PostData, problems: Problem[]): void {
  checkImage(source, [], data, problems);
  const { publishedOn, updatedOn } = data;
  if (updatedOn === undefined || updatedOn >= publishedOn) return;
  problems.push({
    file: source.file,
    ...source.placeOf(['updatedOn']),
    path: 'updatedOn',
    message: `expected a day from publishedOn (${publishedOn}) on, found ${updatedOn}`,
    fix: 'write the day of the last change, or remove the line',
  });
}
