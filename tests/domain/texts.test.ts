// The small texts: initials, click-to-chat links, filled-in labels.

import { expect, test } from 'vitest';
import { chatLink } from '../../domain/chat-link.ts';
import { fill } from '../../domain/text/fill.ts';
import { initials } from '../../domain/text/initials.ts';

test.each([
  ['Marina da Silva', 'MS'],
  ['  joão   prado ', 'JP'],
  ['Érica Ávila', 'ÉÁ'],
  ['Ana Maria dos Santos Prado', 'AP'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a chat link has the digits of the phone and the whole text', () => {
  expect(chatLink('+55 41 90000-0000', 'Olá! Quero um orçamento & preço?')).toBe(
    'https://wa.me/5541900000000?text=Ol%C3%A1!%20Quero%20um%20or%C3%A7amento%20%26%20pre%C3%A7o%3F',
  );
});

test.each([
  ['A partir de {price}', { price: 'R$ 10' }, 'A partir de R$ 10'],
  ['{count}× {amount}', { count: 3, amount: 'R$ 1' }, '3× R$ 1'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{price}', { price: '$& {price}' }, '$& {price}'],
])('"%s" filled with %j is "%s"', (text, values, filled) => {
  expect(fill(text, values as Record<string, string | number>)).toBe(filled);
});
