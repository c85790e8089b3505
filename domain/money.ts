// Amounts of money in whole centavos, written as in Brazil.

const NBSP = '\u00a0';

/** `299900` gives `R$ 2.999`; centavos are displayed only if there are any, or with `always`. */
export function formatMoney(cents: number, centavos: 'when-any' | 'always' = 'when-any'): string {
  return `R$${NBSP}${formatAmount(cents, centavos)}`;
}

/** The same without the currency sign. */
export function formatAmount(cents: number, centavos: 'when-any' | 'always' = 'when-any'): string {
  // A dot before each three digits at the end: `1234567` gives `1.234.567`.
  const reais = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, '.');
  const rest = Math.abs(cents) % 100;
  const decimals = rest > 0 || centavos === 'always' ? `,${String(rest).padStart(2, '0')}` : '';
  return `${cents < 0 ? '−' : ''}${reais}${decimals}`;
}

/**
 * Splits `cents` by whole `percents`, in proportion where they do not add up to 100.
 * Each part is rounded down, and the first parts get the remaining centavos, so that the sum is exact.
 */
export function splitByPercent(cents: number, percents: readonly number[]): number[] {
  const whole = sum(percents);
  const parts = percents.map((percent) => Math.floor((cents * percent) / whole));
  const left = cents - sum(parts);
  return parts.map((part, index) => part + (index < left ? 1 : 0));
}

/** Splits `cents` into `count` instalments that differ by one centavo at most, the larger ones first. */
export function splitEvenly(cents: number, count: number): number[] {
  return splitByPercent(
    cents,
    Array.from({ length: count }, () => 1),
  );
}

/** The discount from `fromCents` to `cents` in whole per cent, rounded to the nearest; never negative. */
export function percentOff(fromCents: number, cents: number): number {
  return Math.max(0, Math.round(((fromCents - cents) * 100) / fromCents));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** True if an amount has so many digits in a row that it needs smaller type. */
export function isLongAmount(text: string, digits = 8): boolean {
  return new RegExp(`(?:\\d[.,]?){${digits}}`).test(text);
}
