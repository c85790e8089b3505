// What is written to a client with a proposal, and the reminder of its end.

import { expect, test } from 'vitest';
import { reminderFile, type SentFacts, sendTexts } from '../../domain/proposal/send-texts.ts';

const NOW = {
  titles: ['Site', 'Fotos'],
  prices: { Site: 'R$ 1.200', Fotos: 'R$ 300' },
  total: 'R$ 1.500',
  days: '10 dias',
  parts: { payment: '', fees: '', counts: '', stages: '' },
};
const FACTS: SentFacts = {
  name: 'Joana Prado',
  phone: '+55 41 90000-0002',
  email: 'joana@aurora.test',
  number: '2025-048',
  version: 2,
  title: 'Site da padaria',
  address: 'https://www.pinha.test/proposta-a',
  until: '4 de junho de 2025',
  passphrase: undefined,
  before: undefined,
  now: NOW,
};

test('the first version says where it is and until when, to the telephone and the e-mail of the client', () => {
  const { text, chat, mail, passphrase } = sendTexts(FACTS);
  expect(text).toContain(
    'Olá, Joana! A proposta 2025-048 (Site da padaria) está pronta: https://www.pinha.test/proposta-a',
  );
  expect(text).toContain('até 4 de junho de 2025');
  expect(new URL(chat).pathname).toBe('/5541900000002');
  expect(new URL(chat).searchParams.get('text')).toBe(text);
  expect(mail).toMatch(/^mailto:joana@aurora\.test\?subject=Proposta%202025-048/);
  expect(decodeURIComponent(mail)).toContain(text.replaceAll('\n', '\r\n'));
  expect(passphrase).toBeUndefined();
});

test('a passphrase has a message of its own, and is in no other', () => {
  const given = sendTexts({ ...FACTS, passphrase: 'k7m2-p9qd' });
  expect(given.passphrase).toContain('k7m2-p9qd');
  expect([given.text, given.chat, given.mail].join()).not.toContain('k7m2');
});

test.each([
  [{}, 'mudaram só os textos, que vale conferir; os itens, os valores e o prazo são os mesmos'],
  [
    { parts: { ...NOW.parts, payment: '[]', counts: '[]' } },
    'mudaram as formas ou as datas de pagamento; mudaram as quantidades',
  ],
  [
    { titles: ['Site', 'Blog'], total: 'R$ 1.400' },
    'entrou Fotos; saiu Blog; o total passou de R$ 1.400 para R$ 1.500',
  ],
  [{ prices: { ...NOW.prices, Fotos: 'R$ 250' } }, 'mudou o valor de Fotos'],
  [{ days: '12 dias' }, 'o prazo passou de 12 dias para 10 dias'],
])('of a version before that was %j it says %j', (was, said) => {
  const { text } = sendTexts({ ...FACTS, before: { ...NOW, ...was } });
  expect(text).toContain(`está na versão 2, no mesmo lugar`);
  expect(text).toContain(`O que mudou: ${said}.`);
});

test('the reminder is an entry that calendars read: short lines, signs that mean something escaped', () => {
  const text = reminderFile({
    id: '2025-048-v2@www.pinha.test',
    day: '2025-06-02',
    title: `Lembrar Açougue; Padaria, e ${'Confeitaria '.repeat(9)}`,
    text: 'Joana, +55\nhttps://a.b',
  });
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines).toContain('DTSTART;VALUE=DATE:20250602');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Lembrar Açougue\\; Padaria\\, e Confeitaria');
  expect(unfolded).toContain('DESCRIPTION:Joana\\, +55\\nhttps://a.b');
});
