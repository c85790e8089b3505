// Dates: which days exist, how pages and feeds write them, and what a wrong one may have meant.

import { expect, test } from 'vitest';
import {
  daysBetween,
  guessDate,
  isDate,
  longDate,
  monthAndYear,
  rssDate,
} from '../../domain/dates.ts';

const REAL = ['2025-01-01', '2025-12-31', '2024-02-29', '2000-02-29'];
const UNREAL = ['2025-02-29', '1900-02-29', '2025-04-31', '2025-00-10', '2025-13-10', '2025-05-00'];
UNREAL.push('2025-5-1', '25-05-01', '31/02/2026', '2025-05-12T00:00:00', ' 2025-05-12', '');

test('a day is one that exists, written as YYYY-MM-DD', () => {
  expect([...REAL, ...UNREAL].filter(isDate)).toEqual(REAL);
});

test.each([
  ['2025-05-12', '12 de maio de 2025', 'Mon, 12 May 2025 00:00:00 -0300'],
  ['2025-01-01', '1º de janeiro de 2025', 'Wed, 01 Jan 2025 00:00:00 -0300'],
  ['2024-02-29', '29 de fevereiro de 2024', 'Thu, 29 Feb 2024 00:00:00 -0300'],
  ['2025-03-09', '9 de março de 2025', 'Sun, 09 Mar 2025 00:00:00 -0300'],
])('%s is written as %s, in feeds as %s', (date, text, inFeeds) => {
  expect([longDate(date), rssDate(date)]).toEqual([text, inFeeds]);
  expect(new Date(inFeeds).toISOString()).toBe(`${date}T03:00:00.000Z`);
  expect(text.endsWith(monthAndYear(date.slice(0, 7)))).toBe(true);
});

test.each([
  ['31/02/2026', '2026-02-28'],
  ['31/02/2024', '2024-02-29'],
  ['1/5/2025', '2025-05-01'],
  ['12.05.2025', '2025-05-12'],
  ['12-05-2025', '2025-05-12'],
  ['2025-02-30', '2025-02-28'],
  ['2025/5/1', '2025-05-01'],
  ['2025-05-12T10:00:00Z', '2025-05-12'],
  ...['ontem', '05/13/2025', '2025-13-01', '32/01/2025', '12/05/25', ''].map((text) => [text]),
])('"%s" may have meant %s', (text = '', date) => {
  expect(guessDate(text)).toBe(date);
});

test.each([
  ['2025-05-12', '2025-05-12', 0],
  ['2025-05-13', '2025-05-12', -1],
  ['2025-12-31', '2026-01-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2023-01-01', '2025-01-01', 731],
  // Brazil's clocks went forward on this night until 2018.
  ['2018-11-03', '2018-11-05', 2],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
