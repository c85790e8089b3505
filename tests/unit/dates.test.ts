// Dates: which exist, how they are written or guessed, how long a proposal is valid, and which day it is in Brasília.

import { expect, test } from 'vitest';
import {
  dayInBrasilia,
  daysBetween,
  daysLeft,
  guessDate,
  isDate,
  isExpired,
  lastDayOf,
  longDate,
  monthAndYear,
  rssDate,
} from '../../domain/dates.ts';

const REAL = ['2025-01-01', '2025-12-31', '2024-02-29', '2000-02-29'];
const UNREAL = ['2025-02-29', '1900-02-29', '2025-04-31', '2025-00-10', '2025-13-10', '2025-05-00'];
UNREAL.push('2025-5-1', '25-05-01', '31/02/2026', '2025-05-12T00:00:00', ' 2025-05-12', '');

test('a date is a day that exists, written as YYYY-MM-DD', () => {
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
  ['1/5/2025', '2025-05-01'],
  ['12.05.2025', '2025-05-12'],
  ['12-05-2025', '2025-05-12'],
  ['2025/5/1', '2025-05-01'],
  ...[
    '31/02/2026',
    '2025-02-30',
    'ontem',
    '05/13/2025',
    '2025-13-01',
    '32/01/2025',
    '12/05/25',
    '',
  ].map((text) => [text]),
])('the guess for "%s" is %s', (text = '', date) => {
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

const issue = { issuedOn: '2026-11-01', validDays: 15 };

test.each([
  ['2026-11-15', 1, false],
  ['2026-11-16', 0, false],
  ['2026-11-17', -1, true],
])('issued on 1 November for 15 days, on %s %i are left (expired: %s)', (today, left, expired) => {
  expect(daysLeft(issue, today)).toBe(left);
  expect(isExpired(issue, today)).toBe(expired);
});

test.each([
  // The day of issue is not counted.
  ['2026-11-01', 15, '2026-11-16'],
  ['2024-02-15', 14, '2024-02-29'],
  ['2025-12-31', 1, '2026-01-01'],
])('issued on %s for %i days it is valid until %s', (issuedOn, validDays, last) => {
  expect(lastDayOf({ issuedOn, validDays })).toBe(last);
});

test('without an issue date nothing expires', () => {
  expect(lastDayOf({ validDays: 1 })).toBeUndefined();
  expect(daysLeft({ validDays: 1 }, '2999-12-31')).toBeUndefined();
  expect(isExpired({ validDays: 1 }, '2999-12-31')).toBe(false);
});

test.each([
  ['2026-11-17T02:59:59Z', '2026-11-16'],
  ['2026-11-17T03:00:00Z', '2026-11-17'],
  ['2026-11-17T11:30:00+09:00', '2026-11-16'],
  // Summer time, whose days began an hour earlier, was abolished in 2019.
  ['2018-12-01T02:30:00Z', '2018-12-01'],
  ['2026-12-01T02:30:00Z', '2026-11-30'],
])('the day in Brasília at %s is %s', (moment, day) => {
  expect(dayInBrasilia(new Date(moment))).toBe(day);
});
