import { expect, test } from 'vitest';
import { isUrl } from '../../domain/text/url.ts';

test('an address with an accent stays one, however many were asked for before', () => {
  for (let count = 0; count < 50_000; count++) isUrl('https://www.exemplo.com.br/pagina');
  expect(isUrl('https://ação.exemplo/promoção')).toBe(true);
  expect(isUrl('/promoção', 'https://www.exemplo.com.br')).toBe(true);
  expect([isUrl('/promoção'), isUrl('https://'), isUrl('')]).toEqual([false, false, false]);
});
