// Compares the reading time that an article states with the one that its words take.

import { readingMinutes } from '../../domain/text/reading-time.ts';
import type { SitePage } from '../kinds/pages/site-page.ts';
import type { Run } from '../run.ts';

/** A minute more or less is the reader's. */
const TOLERANCE = 1;

export function compareReadingTime(run: Run, page: SitePage, words: number): void {
  const { statedMinutes, file } = page;
  const minutes = readingMinutes(words);
  if (statedMinutes === undefined || Math.abs(statedMinutes - minutes) <= TOLERANCE) return;
  run.notice({
    message: `${file} states ${statedMinutes} min of reading; its ${words} words take about ${minutes}`,
  });
}
