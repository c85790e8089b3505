// Every amount that a proposal names, anywhere, is one of its figures or is said to be of something else.

import { expect, test } from 'vitest';
import { PROPOSAL, refusalsOf as refusals } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { proposal, swapped } from '../support/tiny-site.ts';

const refusalsOf = (text: string): string[] => refusals(PROPOSAL, text);
const saying = (text: string): string => proposal('A padaria precisa de um site.', text);

function place(text: string, piece: string): string {
  const [before = ''] = text.split(piece);
  const lines = before.split('\n');
  return `${PROPOSAL}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

test('an amount that is none of the figures is refused with its line and column', () => {
  const text = saying('A padaria tem um forno.\n\nFica por R$ 5.200,00 à vista.');
  const at = place(text, 'R$ 5.200');
  expect(refusalsOf(text)).toEqual([
    `${at}
  expected amounts of this proposal, such as R$\u00a01.500,50; found R$ 5.200,00
  ${at.split(':')[1]} | Fica por R$ 5.200,00 à vista.
     |          ^
  fix: write the amount that the proposal asks now; if it is of something else, say of what: amounts: [{ cents: 520000, what: registro do domínio }]`,
  ]);
  const two = proposal('Cinco páginas', 'De R$ 1.400 a R$ 1.600');
  expect(refusalsOf(two).map((problem) => problem.split('  ')[0])).toEqual(
    ['R$ 1.400', 'R$ 1.600'].map((piece) => place(two, piece)),
  );
});

test.each(
  rows(`
    Uma proposta de teste | Por R$ 1.400 um teste | description
    Site da padaria | Site por R$ 1.400 | headline
    Cinco páginas | Páginas por R$ 1.400 | items[0].features[0]
    Conversa. | Conversa de R$ 1.400. | stages[0].description
    na assinatura | R$ 1.400 na assinatura | payment.tranches[0].when
    as partes concordam | aceitam R$ 1.400 | acceptance
  `),
)('instead of "%s", "%s" is refused in %s', (found, replacement, path) => {
  const text = proposal(found, replacement);
  expect(refusalsOf(text)).toEqual([expect.stringMatching(/; found R\$ 1\.400\n/)]);
  expect(refusalsOf(text)[0]).toContain(`${place(text, 'R$ 1.400')}  ${path}\n`);
});

test('an amount is read however it is written, and refused where it can be read twice', () => {
  const written = ['R$ **1.400**', '**R$ 1.400,00**', 'R$\u00a01.400', 'R$&nbsp;1.400', 'r$1400'];
  written.push('R\\$ 1.400', '1.400 reais', '1.400,00 reais', '**1400** reais');
  for (const amount of written) {
    expect(refusalsOf(saying(`São ${amount} por mês.`)), amount).toEqual([
      expect.stringContaining('amounts: [{ cents: 140000, '),
    ]);
  }
  for (const amount of ['R$ 1,400.00', 'R$ 1.40', 'R$ 1400.00']) {
    expect(refusalsOf(saying(`São ${amount} por mês.`))).toEqual([
      expect.stringContaining(
        `expected an amount written as R$ 1.234 or R$ 1.234,50, found ${amount}\n`,
      ),
    ]);
  }
});

const BUNDLE =
  'bundleCents: 140000\nacknowledges: [{ difference: bundle, reason: Juntos. }]\npayment:';
const VIDEO = '  - { id: video, title: Vídeo, priceCents: 70000, features: [Um minuto] }\n';
const MODULES = 'Fotos e vídeo: R$ 1.000, em 7× de R$ 142,86. Só o site e o vídeo: R$ 1.900,50.';

test.each([
  ['of the total and of parts', 'R$ 1.500,50, R$ 1.200,50 ou R$ 214,36.'],
  ['of a normal price and a saving', 'De R$ 1.800 por menos: R$ 299,50 a menos. Antes R$ 1.500.'],
  ['that is not exact', 'Por menos de R$ 2 mil, sem os R$ 3 milhões de antes.'],
  ['of a package and of what it saves', 'Juntos R$ 1.400: R$ 100,50 a menos.', BUNDLE],
  ['of an option', 'Fotos por R$ 300; o site: R$ 900,50 a mais.', 'choice: one\npayment:'],
  ['of modules together', MODULES, `${VIDEO}choice: any\npayment:`],
])('an amount is allowed %s', (_, text, payment = 'payment:') => {
  expect(refusalsOf(swapped(saying(text), ['payment:', payment]))).toEqual([]);
});

test('an amount of modules needs a choice, and one of something else a line that says of what', () => {
  const [problem] = refusalsOf(swapped(saying(MODULES), ['payment:', `${VIDEO}payment:`]));
  expect(problem).toContain('found R$ 1.000\n');
  const named = 'amounts: [{ cents: 4000, what: registro do domínio por ano }]\nvalidDays: 15';
  const domain = saying('O domínio custa R$ 40 por ano.');
  expect(refusalsOf(swapped(domain, ['validDays: 15', named]))).toEqual([]);
  expect(refusalsOf(proposal('validDays: 15', named))).toEqual([
    expect.stringContaining(
      'amounts[0]\n  expected an amount that a text of this proposal names, found R$\u00a040, which none does\n',
    ),
  ]);
});
