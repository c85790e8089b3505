// Calendar dates as `YYYY-MM-DD` text, which no time zone can change; and the last day of a proposal.

export const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** True if `text` is `YYYY-MM-DD` and names a day that exists. */
export function isDate(text: string): boolean {
  return guessDate(text) === text;
}

/** `2025-05-12` gives `12 de maio de 2025`; the first day of a month is `1º`. */
export function longDate(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${day === 1 ? '1º' : day} de ${MONTHS[month - 1]} de ${year}`;
}

/** `2025-05-12` gives `12/05/2025`, for places where a long date would break. */
export function shortDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `2025-01` gives `janeiro de 2025`. */
export function monthAndYear(month: string): string {
  const [year, number = 1] = month.split('-').map(Number);
  return `${MONTHS[number - 1]} de ${year}`;
}

/** The first moment of a day in Brasília, as RFC 822 wants it: `Mon, 12 May 2025 00:00:00 -0300`. */
export function rssDate(date: string): string {
  return new Date(date).toUTCString().replace('GMT', '-0300');
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** The date that is `days` whole days after another. */
export function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** `5/12/2025`, day first as in Brazil, gives `2025-12-05`; any other text stays as it is. */
export function yearFirst(text: string): string {
  const [, day, month, year] = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$/.exec(text) ?? [];
  return day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/** The date that `text` means, as `YYYY-MM-DD`: the year or the day first; undefined if there is no such day. */
export function guessDate(text: string): string | undefined {
  const [date = '', ...parts] =
    /^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/.exec(yearFirst(text.trim())) ?? [];
  const plain = date && parts.map((part) => part.padStart(2, '0')).join('-');
  const moment = new Date(plain);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(plain);
  return isDay ? plain : undefined;
}

/** The dates in a proposal's front matter. Without an issue date or a last day nothing expires. */
export interface Validity {
  issuedOn?: string | undefined;
  /** The days from `issuedOn` on; or else `validUntil` is the last day. */
  validDays?: number | undefined;
  validUntil?: string | undefined;
}

/** The last day. 15 days from the 1st end with the 16th: the first day does not count (Código Civil, art. 132). */
export function lastDayOf({ issuedOn, validDays, validUntil }: Validity): string | undefined {
  if (issuedOn === undefined || validDays === undefined) return validUntil;
  return daysAfter(issuedOn, validDays);
}

/** The end of the last day in Brasília, which is three hours behind UTC all year, in milliseconds since 1970. */
export function validUntilMoment(issue: Validity): number | undefined {
  const last = lastDayOf(issue);
  return last === undefined ? undefined : Date.parse(`${daysAfter(last, 1)}T00:00:00-03:00`);
}

/** With so many days left, or fewer, a proposal is about to end: notices and the list of proposals say so. */
export const ENDING_DAYS = 3;

/** Days until the last one: 0 on that day, negative after it. */
export function daysLeft(issue: Validity, today: string): number | undefined {
  const last = lastDayOf(issue);
  return last === undefined ? undefined : daysBetween(today, last);
}

export function isExpired(issue: Validity, today: string): boolean {
  return (daysLeft(issue, today) ?? 0) < 0;
}

/** The calendar day in Brasília at a moment, as `YYYY-MM-DD`, wherever the clock stands. */
export function dayInBrasilia(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(moment);
}
