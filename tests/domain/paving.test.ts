// The pavement of a name.

import { expect, test } from 'vitest';
import { MOST_STONES, pavingOf } from '../../domain/paving.ts';

test.each([
  ['Padaria Aurora', 'padaria aurora'],
  ['Padaria Aurora', '  PADARIA AURORA '],
  ['Confeitaria São João', 'Confeitaria Sa\u0303o Joa\u0303o'],
])('%j and %j have one pavement', (name, other) => {
  expect(pavingOf(other)).toEqual(pavingOf(name));
});

test('names have as many stones, and hundreds of ways to lay them', () => {
  const names = Array.from({ length: 1_000 }, (_, number) => `Casa ${number}`);
  const all = names.map((name) => pavingOf(name));
  for (const [rose, small] of all) expect([rose.length, small.length]).toEqual([...MOST_STONES]);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(300);
  // No name is left with a ring of nothing.
  const laid = all.flatMap((rings) =>
    rings.map((ring) => ring.filter((stone) => stone !== 'scale(0)').length),
  );
  expect(Math.min(...laid)).toBe(3);
  expect(Math.max(...laid)).toBe(12);
});
