// Dates as feeds and pages write them, and the days between them.

import { expect, test } from 'vitest';
import { daysBetween, monthAndYear, rssDate } from '../../domain/dates.ts';

test.each([
  ['2025-01', 'janeiro de 2025'],
  ['2025-03', 'março de 2025'],
  ['1999-12', 'dezembro de 1999'],
])('the month %s is written as %s', (month, text) => {
  expect(monthAndYear(month)).toBe(text);
});

test.each([
  ['2025-05-12', 'Mon, 12 May 2025 00:00:00 -0300'],
  ['2025-10-21', 'Tue, 21 Oct 2025 00:00:00 -0300'],
  ['2024-02-29', 'Thu, 29 Feb 2024 00:00:00 -0300'],
  ['2000-01-01', 'Sat, 01 Jan 2000 00:00:00 -0300'],
  ['2026-12-06', 'Sun, 06 Dec 2026 00:00:00 -0300'],
])('%s begins in Brasília at %s', (date, text) => {
  expect(rssDate(date)).toBe(text);
  expect(new Date(text).toISOString()).toBe(`${date}T03:00:00.000Z`);
});

test.each([
  ['2025-05-12', '2025-05-12', 0],
  ['2025-05-12', '2025-05-13', 1],
  ['2025-05-13', '2025-05-12', -1],
  ['2025-12-31', '2026-01-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2025-02-28', '2025-03-01', 1],
  ['2023-01-01', '2025-01-01', 731],
  // Brazil's clocks went forward on this night until 2018.
  ['2018-11-03', '2018-11-05', 2],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
