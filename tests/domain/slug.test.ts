// Text as it may stand in an address.

import { expect, test } from 'vitest';
import { ROUTE_PATTERN } from '../../domain/routes.ts';
import { slugOf } from '../../domain/text/slug.ts';

test.each([
  ['Vale do Iguaçu', 'vale-do-iguacu'],
  ['Automação & integrações: n8n', 'automacao-integracoes-n8n'],
  ['  --Ônibus, às 17h40!  ', 'onibus-as-17h40'],
  ['çãõéü', 'caoeu'],
  // The accent as a letter of its own.
  ['Caf\u0065\u0301', 'cafe'],
  ['ja-pronto', 'ja-pronto'],
  ['a__b  c', 'a-b-c'],
])('"%s" gives "%s", which may be an address', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
  expect(slugOf(slug)).toBe(slug);
  expect(`/${slug}`).toMatch(ROUTE_PATTERN);
});

test.each(['', '—', '🌲', '!?'])('"%s" has no letter, and gives nothing', (text) => {
  expect(slugOf(text)).toBe('');
});
