// The canonical form of a proposal: what changes it, and what does not.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalJson,
  canonicalProposal,
  leavesOf,
  shortFingerprint,
} from '../../domain/fingerprint.ts';

const DATA = { number: '2025-048', version: 1, items: [{ title: 'Site', priceCents: 100 }] };
const canonical = canonicalProposal(DATA, 'Um texto.\n');

describe('the canonical form', () => {
  test('is one line with sorted keys', () => {
    expect(canonical).toBe(
      '{"data":{"items":[{"priceCents":100,"title":"Site"}],"number":"2025-048","version":1},"text":"Um texto."}',
    );
  });

  test.each([
    ['the order of keys', { items: DATA.items, version: 1, number: '2025-048' }, 'Um texto.'],
    ['the issue date', { ...DATA, issuedOn: '2026-11-20' }, 'Um texto.'],
    ['its protection', { ...DATA, passphrase: true }, 'Um texto.'],
    ['line breaks and spaces at ends', DATA, '\r\nUm texto. \t\r\n\r\n'],
  ])('does not depend on %s', (_, data, body) => {
    expect(canonicalProposal(data, body)).toBe(canonical);
  });

  test('does not depend on how an accent was typed', () => {
    expect(canonicalProposal({ title: 'Ateli\u00ea' }, 'p\u00e3o')).toBe(
      canonicalProposal({ title: 'Atelie\u0302' }, 'pa\u0303o'),
    );
  });

  test.each([
    ['a price', { ...DATA, items: [{ title: 'Site', priceCents: 101 }] }, 'Um texto.'],
    ['a price as text', { ...DATA, items: [{ title: 'Site', priceCents: '100' }] }, 'Um texto.'],
    ['the version', { ...DATA, version: 2 }, 'Um texto.'],
    ['a key more', { ...DATA, headline: '' }, 'Um texto.'],
    ['a letter of the text', DATA, 'Um  texto.'],
    ['a date deeper down', { ...DATA, stages: [{ issuedOn: '2026-01-01' }] }, 'Um texto.'],
  ])('depends on %s', (_, data, body) => {
    expect(canonicalProposal(data, body)).not.toBe(canonical);
  });

  test('is JSON of the same values', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(
          JSON.parse(JSON.stringify(value), (_, entry) =>
            typeof entry === 'string' ? entry.replace(/[^\S\n]+$/gm, '') : entry,
          ),
        );
      }),
    );
  });
});

test('the leaves are every value with its path, without the issue date', () => {
  const data = { issuedOn: '2026-11-20', ...DATA, excluded: [], note: null };
  expect(leavesOf(data)).toEqual([
    { path: ['number'], text: '"2025-048"' },
    { path: ['version'], text: '1' },
    { path: ['items', 0, 'title'], text: '"Site"' },
    { path: ['items', 0, 'priceCents'], text: '100' },
    { path: ['excluded'], text: '[]' },
    { path: ['note'], text: 'null' },
  ]);
});

test('a fingerprint is twelve digits in three groups', () => {
  expect(shortFingerprint('3fa901c277dee4d0')).toBe('3FA9-01C2-77DE');
});
