// The canonical form of data: what changes it, and what does not.

import { expect, test } from 'vitest';
import { canonicalJson, leavesOf, plainly } from '../../domain/proposal/fingerprint.ts';

test('the canonical form has sorted keys, and every text as it is', () => {
  expect(canonicalJson({ b: [1, { d: 'x  \n', c: null }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":null,"d":"x  \\n"}]}',
  );
});

test('a plain text has plain line breaks and composed letters, and keeps the spaces that are read', () => {
  const texts = ['um\r\ndois\rtrês', 'um \t\ndois  \ntrês', 'um\ndois\ntre\u0302s'];
  for (const text of texts) expect(plainly(text)).toBe('um\ndois\ntrês');
  expect(plainly('  um  dois')).toBe('  um  dois');
});

test('the leaves are every value with its path, and nothing for what is empty', () => {
  const data = {
    number: '2025-048',
    items: [{ title: 'Site', priceCents: 100 }],
    excluded: [],
    note: null,
    gone: undefined,
  };
  expect(leavesOf(data)).toEqual([
    { path: ['number'], value: '2025-048' },
    { path: ['items', 0, 'title'], value: 'Site' },
    { path: ['items', 0, 'priceCents'], value: 100 },
    { path: ['note'], value: null },
  ]);
});
