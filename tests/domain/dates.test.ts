// Dates: which days exist, how they are written, and what a wrong one may have meant.

import { describe, expect, test } from 'vitest';
import { guessDate, isDate, longDate } from '../../domain/dates.ts';

test.each([
  ['2025-01-01', true],
  ['2025-12-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2025-02-29', false],
  ['1900-02-29', false],
  ['2026-02-31', false],
  ['2025-04-31', false],
  ['2025-00-10', false],
  ['2025-13-10', false],
  ['2025-05-00', false],
  ['2025-5-1', false],
  ['25-05-01', false],
  ['31/02/2026', false],
  ['2025-05-12T00:00:00', false],
  [' 2025-05-12', false],
  ['', false],
])('whether "%s" is a day that exists: %s', (text, exists) => {
  expect(isDate(text)).toBe(exists);
});

test.each([
  ['2025-05-12', '12 de maio de 2025'],
  ['2025-01-01', '1º de janeiro de 2025'],
  ['2024-02-29', '29 de fevereiro de 2024'],
  ['2025-03-09', '9 de março de 2025'],
  ['2025-12-31', '31 de dezembro de 2025'],
])('%s is written as %s', (date, text) => {
  expect(longDate(date)).toBe(text);
});

describe('the day that a wrong date may have meant', () => {
  test.each([
    ['31/02/2026', '2026-02-28'],
    ['31/02/2024', '2024-02-29'],
    ['12/05/2025', '2025-05-12'],
    ['1/5/2025', '2025-05-01'],
    ['12.05.2025', '2025-05-12'],
    ['12-05-2025', '2025-05-12'],
    ['2025-02-30', '2025-02-28'],
    ['2025/5/1', '2025-05-01'],
    ['2025-05-12T10:00:00Z', '2025-05-12'],
  ])('of %s is %s', (text, date) => {
    expect(guessDate(text)).toBe(date);
    expect(isDate(date)).toBe(true);
  });

  test.each(['ontem', '05/13/2025', '2025-13-01', '32/01/2025', '12/05/25', ''])(
    'cannot be told from "%s"',
    (text) => {
      expect(guessDate(text)).toBeUndefined();
    },
  );
});
