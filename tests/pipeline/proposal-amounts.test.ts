// Every amount that a proposal names, anywhere, is one of its figures or is said to be of something else.

import { describe, expect, test } from 'vitest';
import { refusalsOf as refusals } from '../support/refusals.ts';
import { rows } from '../support/rows.ts';
import { proposal } from '../support/tiny-site.ts';

const FILE = 'content/proposals/padaria-aurora.md';
const NBSP = '\u00a0';
/** What is said of the proposal with this text. */
const refusalsOf = (text: string): string[] => refusals(FILE, text);
const BODY = 'A padaria precisa de um site.';

const saying = (text: string): string => proposal(BODY, text);
const place = (text: string, piece: string): string => {
  const lines = text.split('\n');
  const line = lines.findIndex((row) => row.includes(piece));
  return `${FILE}:${line + 1}:${(lines[line]?.indexOf(piece) ?? 0) + 1}`;
};

describe('an amount that is none of the figures is refused', () => {
  test('in the text, with its line and column', () => {
    const text = saying('A padaria tem um forno.\n\nFica por R$ 5.200,00 à vista.');
    expect(refusalsOf(text)).toEqual([
      `${place(text, 'R$ 5.200')}
  expected amounts of this proposal, such as R$${NBSP}1.500,50; found R$ 5.200,00
  ${place(text, 'R$ 5.200').split(':')[1]} | Fica por R$ 5.200,00 à vista.
     |          ^
  fix: write the amount that the proposal asks now; if it is of something else, say of what: amounts: [{ cents: 520000, what: registro do domínio }]`,
    ]);
  });

  test.each(
    rows(`
    a description         | Uma proposta de teste | Por R$ 1.400 um teste | description
    a title               | title: Proposta para | title: Por R$ 1.400 para | title
    a headline            | Site da padaria | Site por R$ 1.400 | headline
    a service             | Layout das telas. | Layout por R$ 1.400. | services[0].description
    a feature             | Cinco páginas | Páginas por R$ 1.400 | items[0].features[0]
    a stage               | Conversa. | Conversa de R$ 1.400. | stages[0].description
    what is included      | Duas rodadas | Rodadas de R$ 1.400 | included[0]
    when a tranche is due | na assinatura | R$ 1.400 na assinatura | payment.tranches[0].when
    a work                | description: Passeios. | description: R$ 1.400. | portfolio[0].description
    the acceptance        | as partes concordam | aceitam R$ 1.400 | acceptance
    `),
  )('in %s', (_, found, replacement, path) => {
    const text = proposal(found, replacement);
    expect(refusalsOf(text)).toEqual([expect.stringMatching(/; found R\$ 1\.400\n/)]);
    expect(refusalsOf(text)[0]).toContain(`${place(text, 'R$ 1.400')}  ${path}\n`);
  });

  test('however it is written, and in a way that can be read twice', () => {
    const written = [
      'R$ **1.400**',
      '**R$ 1.400,00**',
      `R$${NBSP}1.400`,
      'R$&nbsp;1.400',
      'r$1400',
    ];
    written.push('R\\$ 1.400', '1.400 reais', '1.400,00 reais', '**1400** reais');
    for (const amount of written) {
      expect(refusalsOf(saying(`São ${amount} por mês.`)), amount).toEqual([
        expect.stringContaining('amounts: [{ cents: 140000, '),
      ]);
    }
    for (const amount of ['R$ 1,400.00', 'R$ 1.40', 'R$ 14,5', 'R$ 1400.00', 'R$ 12.34.567']) {
      expect(refusalsOf(saying(`São ${amount} por mês.`))).toEqual([
        expect.stringContaining(
          `expected an amount written as R$ 1.234 or R$ 1.234,50, found ${amount}\n`,
        ),
      ]);
    }
  });

  test('each of two in one value at its own column', () => {
    const text = proposal('Cinco páginas', 'De R$ 1.400 a R$ 1.600');
    const problems = refusalsOf(text);
    expect(problems.map((problem) => problem.split('  ')[0])).toEqual([
      place(text, 'R$ 1.400'),
      place(text, 'R$ 1.600'),
    ]);
  });
});

describe('an amount is allowed', () => {
  const builds = (text: string): void => {
    expect(refusalsOf(text)).toEqual([]);
  };

  test.each([
    ['of the total and of parts', 'R$ 1.500,50, R$ 1.200,50 ou R$ 214,36.'],
    ['of a normal price and a saving', 'De R$ 1.800 por menos: R$ 299,50 a menos. Antes R$ 1.500.'],
    ['of a tranche', 'R$ 495,17 na assinatura e R$ 1.005,33 depois.'],
    ['that is not exact', 'Por menos de R$ 2 mil, sem os R$ 3 milhões de antes.'],
    ['in other money', 'O serviço custa US$ 20 por mês.'],
    ['at the end of a sentence', 'A partir de R$ 300.'],
  ])('%s', (_, text) => {
    builds(saying(text));
  });

  test('of a package and of what it saves', () => {
    const text = saying('Juntos R$ 1.400: R$ 100,50 a menos.').replace(
      'payment:',
      'bundleCents: 140000\nacknowledges: [{ difference: bundle, reason: Juntos. }]\npayment:',
    );
    builds(text);
  });

  test('of an option, and of what it costs more than another', () => {
    builds(
      saying('Fotos por R$ 300, ou o site: R$ 900,50 a mais.').replace(
        'payment:',
        'choice: one\npayment:',
      ),
    );
  });

  test('of modules together', () => {
    const third =
      '  - { id: video, title: Vídeo, priceCents: 70000, features: [Um minuto] }\npayment:';
    const text = saying(
      'Fotos e vídeo: R$ 1.000, em 7× de R$ 142,86. Só o site e o vídeo: R$ 1.900,50.',
    );
    builds(text.replace('payment:', `${third.replace('payment:', 'choice: any\npayment:')}`));
    const [problem] = refusalsOf(text.replace('payment:', third));
    expect(problem).toContain('found R$ 1.000\n');
  });

  test('of something else, once the file says of what', () => {
    const named = 'amounts: [{ cents: 4000, what: registro do domínio por ano }]\nvalidDays: 15';
    builds(saying('O domínio custa R$ 40 por ano.').replace('validDays: 15', named));
    expect(refusalsOf(proposal('validDays: 15', named))).toEqual([
      expect.stringContaining(
        `amounts[0]\n  expected an amount that a text of this proposal names, found R$${NBSP}40, which none does\n`,
      ),
    ]);
  });
});
