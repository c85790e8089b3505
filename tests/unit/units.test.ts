import { expect, test } from 'vitest';
import { tieUnits } from '../../domain/units.ts';

/** Ties as `~`, elements as brackets. */
const tied = (text: string, isHeading = false): string =>
  tieUnits(text, { isHeading, wrap: (unit) => `[${unit}]` }).replaceAll('\u00a0', '~');

const without = (text: string): string => tieUnits(text).replaceAll('\u00a0', '~');

test.each([
  ['aprovação em 5 + 5 dias úteis', 'aprovação em 5~+~5~dias úteis'],
  ['entre 10 a 16 semanas', 'entre [10 a 16 semanas]'],
  ['de segunda a sexta, das 9h às 18h.', 'de segunda a sexta, das 9h~às~18h.'],
  ['R$ 2.500, R$ 3 milhões', 'R$~2.500, R$~3~milhões'],
  ['até 31 de março de 2027.', 'até [31 de março de 2027].'],
  ['1º de maio, março de 2027', '1º~de~maio, março~de~2027'],
  ['da Lei 8.078, do Decreto\n7.962/2013', 'da Lei~8.078, do [Decreto\n7.962/2013]'],
  ['Medida Provisória nº 2.200-2/2001).', 'Medida [Provisória nº 2.200-2/2001]).'],
  ['(art. 7º, § 2º)', '(art.~7º, §~2º)'],
  ['Rua de Exemplo, 100, CEP 80000-000', '[Rua de Exemplo, 100], [CEP 80000-000]'],
  ['ABNT NBR 17225 e WCAG 2.2.', 'ABNT~NBR~17225 e WCAG~2.2.'],
  ['código 60C4-36BC-5BED. Enviar', 'código [60C4-36BC-5BED]. Enviar'],
  ['ligue +55 41 90000-0000', 'ligue [+55 41 90000-0000]'],
  ['E-mails e e-books', '[E-mails] [e e-books]'],
  ['a Erva-Mate Hoffmann, na segunda-feira', 'a [Erva-Mate] Hoffmann, na [segunda-feira]'],
])('what belongs together is tied by its form: %s', (text, expected) => {
  expect(tied(text)).toBe(expected);
});

test.each([
  'Na opção 2, contas da Apple',
  '2× R$\u00a0300 ou 3× R$\u00a0200',
  'trata-se de algo bem-vindo',
  'contato@e-mail.example, loja/e-commerce',
  'uma casa a que se volta',
  '&#x27; dias',
])('what is no unit stays as it is: %s', (text) => {
  expect(tieUnits(text, { wrap: (unit) => `[${unit}]` })).toBe(text);
});

test('a word of one letter stays with the next in a heading alone', () => {
  const text = 'WordPress ou código: a conta, e o que ela diz à casa';
  expect(tied(text, true)).toBe('WordPress ou código: a~conta, e~o~que ela diz à~casa');
  expect(tied(text)).toBe(text);
});

test('without an element only what is not too wide for a telephone is tied', () => {
  expect(without('5 páginas por e-mail')).toBe('5~páginas por~e-mail');
  expect(without('Lei nº 13.455/2017')).toBe('Lei~nº~13.455/2017');
  expect(without('31 de março de 2027')).toBe('31 de março de 2027');
});

test('what was tied is tied no further', () => {
  const once = tieUnits('até 5 páginas, 12 meses e R$ 40');
  expect(tieUnits(once)).toBe(once);
});
