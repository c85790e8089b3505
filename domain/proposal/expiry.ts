// Until when a proposal can be accepted, by the calendar of Brasília: asked in the build and in the page.

import { daysAfter, daysBetween } from '../dates.ts';

/** What a proposal's front matter says of it. Without an issue date or a last day nothing expires. */
export interface Issue {
  issuedOn?: string | undefined;
  /** Either days from then on, or the last day. */
  validDays?: number | undefined;
  validUntil?: string | undefined;
}

/** The last day: 15 days from the 1st end with the 16th, the first day being left out (Código Civil, art. 132). */
export function lastDayOf({ issuedOn, validDays, validUntil }: Issue): string | undefined {
  if (issuedOn === undefined || validDays === undefined) return validUntil;
  return daysAfter(issuedOn, validDays);
}

/** The end of the last day in Brasília, which is three hours behind UTC all year, in milliseconds since 1970. */
export function validUntilMoment(issue: Issue): number | undefined {
  const last = lastDayOf(issue);
  return last === undefined ? undefined : Date.parse(`${daysAfter(last, 1)}T00:00:00-03:00`);
}

/** So few days before the end it is time to write again. */
export const ENDING_DAYS = 3;

/** 0 on the last day, negative after it. */
export function daysLeft(issue: Issue, today: string): number | undefined {
  const last = lastDayOf(issue);
  return last === undefined ? undefined : daysBetween(today, last);
}

export function isExpired(issue: Issue, today: string): boolean {
  return (daysLeft(issue, today) ?? 0) < 0;
}

/** The calendar day in Brasília at a moment, as `YYYY-MM-DD`, wherever the clock stands. */
export function dayInBrasilia(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment);
}
