// The text of a form in links to a chat and an e-mail, whole or shortened.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldSpec } from '../../islands/form/field.ts';
import { messageLinks, transcript } from '../../islands/form/parts.ts';

const house = { phone: '+55 41 90000-0000', email: 'contato@casa.example' };

const chatText = (link: string): string => new URL(link).searchParams.get('text') ?? '';
const mailText = (link: string): string => new URL(link).searchParams.get('body') ?? '';

test('the transcript has a line for each field, and none for empty ones', () => {
  const fields: FieldSpec[] = [
    { name: 'company', type: 'text', label: 'Empresa' },
    { name: 'name', type: 'text', label: 'Nome' },
    { name: 'service', type: 'select', label: 'Serviço', options: [['sistema', 'Sistema web']] },
    { name: 'message', type: 'textarea', label: 'Mensagem' },
  ];
  const values = { company: '', name: 'Ana', service: 'sistema', message: 'Olá.\nUm site.' };
  expect(transcript(fields, values)).toBe(
    'Nome: Ana\nServiço: Sistema web\nMensagem: Olá.\nUm site.',
  );
  expect(transcript(fields, {})).toBe('');
});

describe('the links', () => {
  test('contain a short text whole, with the line breaks that each kind of link needs', () => {
    expect(messageLinks('Nome: Ana & Zé\n50% 👋', house)).toEqual({
      chat: 'https://wa.me/5541900000000?text=Nome%3A%20Ana%20%26%20Z%C3%A9%0A50%25%20%F0%9F%91%8B',
      mail: 'mailto:contato@casa.example?body=Nome%3A%20Ana%20%26%20Z%C3%A9%0D%0A50%25%20%F0%9F%91%8B',
      isComplete: true,
    });
  });

  test.each([
    ['emoji', '🌲'.repeat(10_000)],
    ['line breaks', '\n'.repeat(5000)],
    ['one endless character', `a${'\u0301'.repeat(20_000)}`],
  ])('stay below 2000 characters and say that the text is not whole: %s', (_, text) => {
    const { chat, mail, isComplete } = messageLinks(text, house);
    expect(Math.max(chat.length, mail.length)).toBeLessThan(2000);
    expect(isComplete).toBe(false);
    expect(chatText(chat).endsWith('…')).toBe(true);
    expect(text.startsWith(chatText(chat).slice(0, -1))).toBe(true);
    expect(mailText(mail).replaceAll('\r\n', '\n')).toBe(chatText(chat));
  });

  test('are never cut inside a character', () => {
    const anyText = fc.string({ unit: 'grapheme', maxLength: 3000 });
    fc.assert(
      fc.property(anyText, fc.nat(9), (text, before) => {
        const whole = 'a'.repeat(before) + text + '𝄞'.repeat(1000);
        const { chat, mail } = messageLinks(whole, house);
        expect(new URL(chat).host + new URL(chat).pathname).toBe('wa.me/5541900000000');
        expect([...new URL(chat).searchParams.keys()]).toEqual(['text']);
        expect([...new URL(mail).searchParams.keys()]).toEqual(['body']);
        expect(Math.max(chat.length, mail.length)).toBeLessThan(2000);
        const rest = whole.slice(chatText(chat).length - 1);
        expect(rest).toMatch(/^(?:[^\uDC00-\uDFFF]|$)/);
      }),
    );
  });
});
