// The chat messages that accept, ask about or renew a proposal: they name every fact, and fit into a link.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitIntoChat, validityText } from '../../domain/proposal/message-links.ts';
import { type ProposalFigures, totalFor } from '../../domain/proposal/prices.ts';
import { paymentText } from '../../domain/proposal/texts.ts';
import { chatLink } from '../../domain/routes.ts';
import { proposalMessages } from '../../domain/words.ts';

const { acceptWith, ask, renew } = proposalMessages;
const address = 'https://www.pinha.test/proposta-a#opcoes=site&pagamento=pix';
const accept = acceptWith({ address, name: 'Ivo Stachera', role: '' });
const PHONE = '+55 41 90000-0000';
const NBSP = '\u00a0';

const AGREEMENT = {
  number: '2025-048',
  version: 2,
  fingerprint: '3FA9-01C2-77DE',
  headline: 'Website imobiliário + CRM',
  company: 'Imobiliária Vale do Iguaçu',
  items: ['Website imobiliário', 'CRM de vendas'],
  total: 'R$\u00a012.000,50',
  payment: 'PIX ou transferência em 2 parcelas',
  validity: 'Válida até 5 de dezembro de 2026',
};

const FIGURES = {
  totalCents: 500_000,
  pixTotalCents: 450_000,
  instalments: [
    { count: 1, amountsCents: [500_000] },
    { count: 3, amountsCents: [166_668, 166_666, 166_666] },
  ],
  tranches: [{ cents: 225_000 }, { cents: 225_000 }],
} as ProposalFigures;

const messageOf = (write: typeof ask, agreement = AGREEMENT): string =>
  fitIntoChat(PHONE, agreement.items, (list) => write(agreement, list));

describe('the message', () => {
  test('of an acceptance says what is accepted, for how much and until when', () => {
    expect(messageOf(accept)).toBe(
      `Olá! Aceito a proposta 2025-048, versão 2 (Website imobiliário + CRM), para Imobiliária Vale do Iguaçu.
Itens: Website imobiliário, CRM de vendas
Total: R$${NBSP}12.000,50
Pagamento: PIX ou transferência em 2 parcelas
Válida até 5 de dezembro de 2026
Código da versão: 3FA9-01C2-77DE
Escolha: ${address}
Nome: Ivo Stachera
Cargo: `,
    );
  });

  test.each(Object.entries({ accept, ask, renew }))('to %s names every fact', (_, write) => {
    const message = messageOf(write);
    const { number, fingerprint, items, payment, validity } = AGREEMENT;
    const facts = [number, 'versão 2', fingerprint, items.join(', '), payment, validity];
    for (const fact of [...facts, `R$${NBSP}12.000,50`]) expect(message).toContain(fact);
    expect(message).not.toMatch(/[{}]|eletr[ôo]nic|digital/i);
  });

  test('names the items that fit into the link, and counts the others', () => {
    const long = 'Módulo de integração '.repeat(3);
    const items = Array.from({ length: 20 }, (_, index) => `${long}${index + 1}`);
    const message = messageOf(accept, { ...AGREEMENT, items });
    const [, names = '', count = ''] = /^Itens: (.*) e mais (\d+)$/m.exec(message) ?? [];
    expect(names.split(', ')).toEqual(items.slice(0, 20 - Number(count)));
    expect(Number(count)).toBeGreaterThan(0);
    expect(Number(count)).toBeLessThan(20);
  });

  test('fits into a link below 2,000 characters', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aç õê0&/-'), minLength: 1, maxLength: 80 });
    const items = fc.array(text, { minLength: 1, maxLength: 20 });
    const write = fc.constantFrom(accept, ask, renew);
    fc.assert(
      fc.property(write, text, items, (message, headline, items) => {
        const agreement = { ...AGREEMENT, headline, company: headline, items };
        expect(chatLink(PHONE, messageOf(message, agreement)).length).toBeLessThan(2000);
      }),
    );
  });
});

describe('the form of payment', () => {
  test.each([
    [{ by: 'card', count: 3 } as const, `cartão de crédito em 3×${NBSP}R$${NBSP}1.666,68`, 500_000],
    [{ by: 'card', count: 1 } as const, `cartão de crédito em 1×${NBSP}R$${NBSP}5.000`, 500_000],
    [
      { by: 'transfer' } as const,
      `PIX ou transferência em 2 parcelas, a primeira de R$${NBSP}2.250`,
      450_000,
    ],
  ])('%j is "%s" and asks for %i centavos', (form, text, cents) => {
    expect(paymentText(FIGURES, form)).toBe(text);
    expect(totalFor(FIGURES, form)).toBe(cents);
  });
});

test.each([
  [undefined, '2026-12-06', 'Validade: 15 dias'],
  ['2026-11-20', '2026-11-20', 'Válida até 5 de dezembro de 2026'],
  ['2026-11-20', '2026-12-05', 'Válida até 5 de dezembro de 2026'],
  ['2026-11-20', '2026-12-06', 'Venceu em 5 de dezembro de 2026'],
  ['2026-11-16', '2026-11-17', 'Válida até 1º de dezembro de 2026'],
])('issued on %s, on %s the validity is "%s"', (issuedOn, today, text) => {
  expect(validityText({ issuedOn, validDays: 15 }, today)).toBe(text);
});
