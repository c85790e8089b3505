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
  validUntilMoment,
} from '../../domain/dates.ts';
import { examples } from '../support/rows.ts';

const REAL = ['2025-01-01', '2025-12-31', '2024-02-29', '2000-02-29'];
const UNREAL = ['2025-02-29', '1900-02-29', '2025-04-31', '2025-00-10', '2025-13-10', '2025-05-00'];
UNREAL.push('2025-5-1', '25-05-01', '31/02/2026', '2025-05-12T00:00:00', ' 2025-05-12', '');

test('a date is a day that exists, written as YYYY-MM-DD', () => {
  expect([...REAL, ...UNREAL].filter(isDate)).toEqual(REAL);
});

test.each(examples('dates', 'written'))('%s is written as %s, in feeds as %s', (...row) => {
  const [date = '', text = '', inFeeds = ''] = row;
  expect([longDate(date), rssDate(date)]).toEqual([text, inFeeds]);
  expect(new Date(inFeeds).toISOString()).toBe(`${date}T03:00:00.000Z`);
  expect(text.endsWith(monthAndYear(date.slice(0, 7)))).toBe(true);
});

test.each(examples('dates', 'guessed'))('the guess for "%s" is %s', (text = '', date = '') => {
  expect(guessDate(text)).toBe(date || undefined);
});

// One of them is the night on which Brazil's clocks went forward until 2018.
test.each(examples('dates', 'between'))(
  'from %s to %s there are %s days',
  (from = '', to = '', days) => {
    expect(daysBetween(from, to)).toBe(Number(days));
  },
);

const issue = { issuedOn: '2026-11-01', validDays: 15 };

test.each([
  ['2026-11-15', 1, false],
  ['2026-11-16', 0, false],
  ['2026-11-17', -1, true],
])('issued on 1 November for 15 days, on %s %i are left (expired: %s)', (today, left, expired) => {
  expect(daysLeft(issue, today)).toBe(left);
  expect(isExpired(issue, today)).toBe(expired);
});

// The day of issue is not counted.
test.each(examples('dates', 'valid until'))(
  'issued on %s for %s days it is valid until %s',
  (...row) => {
    const [issuedOn, days, last] = row;
    expect(lastDayOf({ issuedOn, validDays: Number(days) })).toBe(last);
  },
);

test('the last moment is midnight in Brasília', () => {
  expect(validUntilMoment(issue)).toBe(Date.parse('2026-11-17T03:00:00Z'));
});

test('without an issue date nothing expires', () => {
  expect(lastDayOf({ validDays: 1 })).toBeUndefined();
  expect(daysLeft({ validDays: 1 }, '2999-12-31')).toBeUndefined();
  expect(isExpired({ validDays: 1 }, '2999-12-31')).toBe(false);
});

// Summer time, whose days began an hour earlier, was abolished in 2019.
test.each(examples('dates', 'in Brasília'))(
  'the day in Brasília at %s is %s',
  (moment = '', day) => {
    expect(dayInBrasilia(new Date(moment))).toBe(day);
  },
);
