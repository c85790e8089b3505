// How long a text takes to read, in whole minutes.

import { expect, test } from 'vitest';
import { readingMinutes } from '../../domain/text/reading-time.ts';

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [900, 5],
  [1600, 8],
])('%i words take %i min', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
