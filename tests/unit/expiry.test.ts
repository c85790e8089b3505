// Until when a proposal counts, and which day it is in Brasília when the clock stands elsewhere.

import { expect, test } from 'vitest';
import { dayInBrasilia, daysLeft, isExpired, lastDayOf } from '../../domain/dates.ts';

const issue = { issuedOn: '2026-11-01', validDays: 15 };

test.each([
  ['2026-11-15', 1, false],
  ['2026-11-16', 0, false],
  ['2026-11-17', -1, true],
])('15 days from 1 November leave on %s %i days (expired: %s)', (today, left, expired) => {
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
  // Summer time ended for good in 2019; until then its days began an hour earlier.
  ['2018-12-01T02:30:00Z', '2018-12-01'],
  ['2026-12-01T02:30:00Z', '2026-11-30'],
])('the day in Brasília at %s is %s', (moment, day) => {
  expect(dayInBrasilia(new Date(moment))).toBe(day);
});
