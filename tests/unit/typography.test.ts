import { expect, test } from 'vitest';
import { keepUnitsTogether } from '../../domain/typography.ts';
import { examples } from '../support/rows.ts';

/** Writes non-breaking spaces as `~`, and elements as brackets. */
const tied = (text: string, isHeading = false): string =>
  keepUnitsTogether(text, { isHeading, wrap: (unit) => `[${unit}]` }).replaceAll('\u00a0', '~');

const without = (text: string): string => keepUnitsTogether(text).replaceAll('\u00a0', '~');

test.each(examples('units'))('words that belong together are tied: %s', (text = '', expected) => {
  expect(tied(text)).toBe(expected);
});

test.each([
  'Na opção 2, contas da Apple',
  '2× R$\u00a0300 ou 3× R$\u00a0200',
  'trata-se de algo bem-vindo',
  'contato@e-mail.example, loja/e-commerce',
  'uma casa a que se volta',
  '&#x27; dias',
])('text without a unit is not changed: %s', (text) => {
  expect(keepUnitsTogether(text, { wrap: (unit) => `[${unit}]` })).toBe(text);
});

test('a word of one letter is tied to the next word only in headings', () => {
  const text = 'WordPress ou código: a conta, e o que ela diz à casa';
  expect(tied(text, true)).toBe('WordPress ou código: a~conta, e~o~que ela diz à~casa');
  expect(tied(text)).toBe(text);
});

test('without an element only units that fit on a telephone are tied', () => {
  expect(without('5 páginas por e-mail')).toBe('5~páginas por~e-mail');
  expect(without('Lei nº 13.455/2017')).toBe('Lei~nº~13.455/2017');
  expect(without('31 de março de 2027')).toBe('31 de março de 2027');
});

test('text that is tied is not changed again', () => {
  const once = keepUnitsTogether('até 5 páginas, 12 meses e R$ 40');
  expect(keepUnitsTogether(once)).toBe(once);
});
