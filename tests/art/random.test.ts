// Repeatable randomness: known values, so that drawings never change by themselves.

import { expect, test } from 'vitest';
import { fnv1a32, seededRandom } from '../../art/random.ts';

// From the reference tables of FNV: http://www.isthe.com/chongo/tech/comp/fnv/
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the FNV-1a hash of "%s" is the published one', (text, hash) => {
  expect(fnv1a32(text)).toBe(hash);
});

test('the same key gives the same numbers, another key others', () => {
  const take = (key: string): number[] => {
    const random = seededRandom(key);
    return Array.from({ length: 5 }, random);
  };
  expect(take('blog/ola')).toEqual(take('blog/ola'));
  expect(take('blog/ola')).not.toEqual(take('blog/olá'));
});
