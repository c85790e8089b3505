// The pavement of a name.

import { expect, test } from 'vitest';
import { pavingOf } from '../../domain/paving.ts';

test.each([
  ['Padaria Aurora', 'padaria aurora'],
  ['Padaria Aurora', '  PADARIA AURORA '],
  ['Confeitaria São João', 'Confeitaria Sa\u0303o Joa\u0303o'],
])('%j and %j have one pavement', (name, other) => {
  expect(pavingOf(other)).toEqual(pavingOf(name));
});

test('a thousand names have three to twelve stones a ring, laid in hundreds of ways', () => {
  const all = Array.from({ length: 1_000 }, (_, number) => pavingOf(`Casa ${number}`));
  const counts = all.flatMap((rings) => rings.map((ring) => ring.length));
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([3, 12]);
  expect(new Set(all.map((one) => JSON.stringify(one))).size).toBeGreaterThan(300);
});
