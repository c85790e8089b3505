// What each service of forms is sent.

import { describe, expect, test } from 'vitest';
import type { Destination } from '../../domain/content/destination.ts';
import { deliveryTo, encodeMessage } from '../../domain/forms/delivery.ts';

const circumstances = {
  form: 'contato',
  subject: 'Pedido pelo site',
  thanksUrl: 'https://casa.example/obrigado-contato',
};
const DESTINATIONS: Record<Destination['kind'], Destination> = {
  formspree: { kind: 'formspree', url: 'https://formspree.io/f/abc' },
  web3forms: { kind: 'web3forms', url: 'https://api.web3forms.com/submit', accessKey: 'chave' },
  netlify: { kind: 'netlify' },
  basin: { kind: 'basin', url: 'https://usebasin.com/f/abc' },
  http: { kind: 'http', url: 'https://forms.casa.example/contato' },
};

const to = (kind: Destination['kind']) => deliveryTo(DESTINATIONS[kind], circumstances);

describe('a form for', () => {
  test.each<[kind: Destination['kind'], honeypot: string, hidden: Record<string, string>]>([
    [
      'formspree',
      '_gotcha',
      { _subject: 'Pedido pelo site', _next: 'https://casa.example/obrigado-contato' },
    ],
    [
      'web3forms',
      'botcheck',
      {
        access_key: 'chave',
        subject: 'Pedido pelo site',
        redirect: 'https://casa.example/obrigado-contato',
      },
    ],
    ['netlify', 'bot-field', { 'form-name': 'contato', subject: 'Pedido pelo site' }],
    ['basin', '_gotcha', { subject: 'Pedido pelo site' }],
    [
      'http',
      '_gotcha',
      {
        form: 'contato',
        subject: 'Pedido pelo site',
        redirect: 'https://casa.example/obrigado-contato',
      },
    ],
  ])('%s has the honeypot %s and its hidden fields', (kind, honeypot, hidden) => {
    expect(to(kind)).toMatchObject({
      url: DESTINATIONS[kind].url ?? '/obrigado-contato',
      honeypot,
      hidden,
    });
  });
});

describe('a message to', () => {
  const texts = { name: 'Ana & Zé', message: 'Olá,\n<b>👋</b> + 100%' };

  /** As the form holds them: what the visitor wrote beside the hidden fields. */
  const sent = (kind: Destination['kind']) => {
    const { hidden, honeypot } = to(kind);
    return encodeMessage(to(kind), { ...texts, ...hidden, [honeypot]: '' }, '0af1');
  };

  test.each<[kind: Destination['kind'], own: Record<string, string>]>([
    ['formspree', { _subject: 'Pedido pelo site', _gotcha: '' }],
    ['web3forms', { access_key: 'chave', subject: 'Pedido pelo site', botcheck: '' }],
  ])('%s is JSON that asks for no redirect', (kind, own) => {
    const { body, headers } = sent(kind);
    expect(headers).toEqual({ accept: 'application/json', 'content-type': 'application/json' });
    expect(JSON.parse(body)).toEqual({ ...own, ...texts, submission_id: '0af1' });
  });

  test.each<[kind: Destination['kind'], own: Record<string, string>]>([
    ['netlify', { 'form-name': 'contato', subject: 'Pedido pelo site', 'bot-field': '' }],
    ['basin', { subject: 'Pedido pelo site', _gotcha: '' }],
    ['http', { form: 'contato', subject: 'Pedido pelo site', _gotcha: '' }],
  ])('%s is encoded as a form that asks for no redirect', (kind, own) => {
    const { body, headers } = sent(kind);
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...own,
      ...texts,
      submission_id: '0af1',
    });
  });

  test('the house’s server, letter for letter', () => {
    expect(encodeMessage(to('http'), texts, '0af1').body).toBe(
      'form=contato&subject=Pedido+pelo+site&name=Ana+%26+Z%C3%A9' +
        '&message=Ol%C3%A1%2C%0A%3Cb%3E%F0%9F%91%8B%3C%2Fb%3E+%2B+100%25&submission_id=0af1',
    );
  });
});
