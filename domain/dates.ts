// Calendar dates as `YYYY-MM-DD` text: no clock and no time zone can change them.

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  );

/** Whether `text` is `YYYY-MM-DD` and names a day that exists. */
export function isDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** `2025-05-12` gives `12 de maio de 2025`; the first day of a month is `1º`. */
export function longDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day === 1 ? '1º' : day} de ${MONTHS[month - 1]} de ${year}`;
}

/** `2025-05-12` gives `12/05/2025`, where a long one would break. */
export function shortDate(date: string): string {
  return date.split('-').reverse().join('/');
}

/** `2025-01` gives `janeiro de 2025`. */
export function monthAndYear(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
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

/**
 * What somebody who wrote `text` may have meant, as `YYYY-MM-DD`: `12/05/2025` is day first, as in
 * Brazil, and a day past the end of its month becomes the last one.
 */
export function guessDate(text: string): string | undefined {
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text.trim());
  const parts = brazilian ? [brazilian[3], brazilian[2], brazilian[1]] : iso?.slice(1);
  if (!parts) return undefined;
  const [year, month, day] = parts.map(Number) as [number, number, number];
  if (month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  const last = Math.min(day, daysInMonth(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
