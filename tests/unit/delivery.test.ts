// The request that each form service gets.

import { describe, expect, test } from 'vitest';
import type { Destination } from '../../domain/content/site.ts';
import { deliveryTo, encodeMessage } from '../../domain/forms.ts';

const thanksUrl = 'https://casa.example/obrigado-contato';
const subject = 'Pedido pelo site';
const DESTINATIONS: Record<Destination['kind'], Destination> = {
  formspree: { kind: 'formspree', url: 'https://formspree.io/f/abc' },
  netlify: { kind: 'netlify' },
  http: { kind: 'http', url: 'https://forms.casa.example/contato' },
};

const to = (kind: Destination['kind']) =>
  deliveryTo(DESTINATIONS[kind], { form: 'contato', subject, thanksUrl });

describe('a message to', () => {
  const texts = { name: 'Ana & Zé', message: 'Olá,\n<b>👋</b> + 100%' };

  const sent = (kind: Destination['kind']) =>
    encodeMessage(to(kind), { ...texts, submission_id: '0af1' });

  const readForm = (body: string): object => Object.fromEntries(new URLSearchParams(body));
  const FORM = 'application/x-www-form-urlencoded';

  test.each<[kind: Destination['kind'], type: string, own: Record<string, string>]>([
    ['formspree', 'application/json', { _subject: subject, _gotcha: '' }],
    ['netlify', FORM, { 'form-name': 'contato', subject, 'bot-field': '' }],
    ['http', FORM, { form: 'contato', subject, _gotcha: '' }],
  ])('%s is encoded as %s, and asks for no redirect', (kind, type, own) => {
    const { body, headers } = sent(kind);
    expect(headers).toEqual({ accept: 'application/json', 'content-type': type });
    const read = type === FORM ? readForm : JSON.parse;
    expect(read(body)).toEqual({ ...own, ...texts, submission_id: '0af1' });
  });
});
