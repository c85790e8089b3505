// Compares the reading time that an article states with the one that its words take.

import type { Notice } from '../../domain/problem.ts';
import { readingMinutes } from '../../domain/text/reading-time.ts';
import type { Page } from '../page.ts';

/** A minute more or less is the reader's. */
const TOLERANCE = 1;

/** `words`: of its text, if it has one. */
export function compareReadingTime(
  { statedMinutes, source }: Page,
  words: number | undefined,
): Notice[] {
  if (statedMinutes === undefined || words === undefined) return [];
  const minutes = readingMinutes(words);
  if (Math.abs(statedMinutes - minutes) <= TOLERANCE) return [];
  const message = `${source.file} states ${statedMinutes} min of reading; its ${words} words take about ${minutes}`;
  return [{ message }];
}
