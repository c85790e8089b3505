// Money: amounts are written as in Brazil, and splitting them loses no centavo.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, formatMoney, splitByPercent, splitEvenly, sum } from '../../domain/money.ts';

const NBSP = '\u00a0';

describe('an amount is written as Brazilians write it', () => {
  test.each([
    [0, '0'],
    [1, '0,01'],
    [150, '1,50'],
    [100_000, '1.000'],
    [120_050, '1.200,50'],
    [123_456_789_01, '123.456.789,01'],
    [-120_050, '−1.200,50'],
  ])('%i centavos is %s', (cents, text) => {
    expect(formatAmount(cents)).toBe(text);
    expect(formatMoney(cents)).toBe(`R$${NBSP}${text}`);
  });

  test('also with centavos, if those are always written', () => {
    const texts = [0, 299_900, 120_050].map((cents) => formatAmount(cents, 'always'));
    expect(texts).toEqual(['0,00', '2.999,00', '1.200,50']);
  });
});

describe('a split', () => {
  test.each([
    [100, [50, 50], [50, 50]],
    [1, [50, 50], [1, 0]],
    [101, [33, 33, 34], [34, 33, 34]],
    [10_001, [30, 40, 30], [3001, 4000, 3000]],
    [0, [60, 40], [0, 0]],
  ])('of %i centavos by %j percent is %j', (cents, percents, parts) => {
    expect(splitByPercent(cents, percents)).toEqual(parts);
  });

  test.each([
    [100, 3, [34, 33, 33]],
    [2, 3, [1, 1, 0]],
    [500_000, 10, Array.from({ length: 10 }, () => 50_000)],
  ])('of %i centavos into %i instalments is %j', (cents, count, parts) => {
    expect(splitEvenly(cents, count)).toEqual(parts);
  });

  test('by percent loses no centavo, and no part is off by more than one', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), cuts, (cents, inner) => {
        const edges = [0, ...inner.sort((a, b) => a - b), 100];
        const percents = edges.slice(1).map((edge, index) => edge - (edges[index] ?? 0));
        const parts = splitByPercent(cents, percents);
        expect(sum(parts)).toBe(cents);
        parts.forEach((part, index) => {
          const exact = (cents * (percents[index] ?? 0)) / 100;
          expect(Math.abs(part - exact)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
