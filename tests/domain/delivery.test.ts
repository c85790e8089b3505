// What each service of forms is sent, and what its answers are taken to mean.

import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Destination } from '../../domain/content/destination.ts';
import { type Answer, deliveryTo, encodeMessage, readAnswer } from '../../domain/delivery.ts';

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
const KINDS = Object.keys(DESTINATIONS) as Destination['kind'][];

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
    expect(to(kind)).toEqual({
      form: 'contato',
      kind,
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

type Row = [kind: Destination['kind'], status: number, body: string];

const SENT: Answer = { outcome: 'sent' };

describe('a message counts as sent', () => {
  test.each<Row>([
    ['formspree', 200, '{"next":"/thanks","ok":true}'],
    ['web3forms', 200, '{"success":true,"message":"Email sent successfully!"}'],
    ['netlify', 200, '<!doctype html><title>Mensagem recebida</title>'],
    ['netlify', 200, ''],
    ['basin', 200, '{"success":true,"id":7}'],
    ['http', 200, '{"ok":true}'],
    ['http', 201, '{"id":"7","errors":[]}'],
    ['http', 200, '{"error":null,"errors":{}}'],
    ['http', 200, ''],
    ['http', 202, ' \n'],
    ['http', 204, ''],
  ])('%s: %i %s', (kind, status, body) => {
    expect(readAnswer(kind, status, body)).toEqual(SENT);
  });
});

describe('a message is not confirmed', () => {
  test.each<Row>([
    ['formspree', 200, '<!doctype html><title>Confirme que não é um robô</title>'],
    ['web3forms', 200, 'ok'],
    ['basin', 200, '<html></html>'],
    ['http', 200, '<html></html>'],
    ['http', 200, '{"ok":tr'],
    ['http', 200, 'null'],
    ['http', 200, '"ok"'],
  ])('%s: %i %s', (kind, status, body) => {
    expect(readAnswer(kind, status, body)).toEqual({ outcome: 'unconfirmed' });
  });
});

describe('a message is refused', () => {
  const words = 'Este endereço não existe.';

  test.each<[...Row, fields: Record<string, string>]>([
    // Accepted by its status, refused by its words.
    ['formspree', 200, '{"ok":false,"error":"Form not found"}', {}],
    ['formspree', 200, '{"errors":[{"code":"TYPE_EMAIL","field":"email"}]}', { email: '' }],
    ['web3forms', 200, '{"success":false,"message":"Invalid access key"}', {}],
    ['web3forms', 200, '{"success":"false"}', {}],
    ['basin', 200, '{"success":false,"error":"Spam"}', {}],
    ['http', 200, '{"status":"error"}', {}],
    ['http', 200, '{"error":"cheio"}', {}],
    ['http', 200, `{"errors":{"email":"${words}"}}`, { email: words }],
    // Field errors as a list.
    [
      'formspree',
      422,
      '{"error":"Validation errors","errors":[{"code":"TYPE_EMAIL","field":"email","message":"should be an email"}]}',
      { email: '' },
    ],
    [
      'http',
      400,
      `{"errors":[{"field":"email","message":"${words}"},{"name":"phone","message":"Falta o DDD."}]}`,
      { email: words, phone: 'Falta o DDD.' },
    ],
    ['http', 400, '{"errors":[null,{},{"message":"sem campo"},"texto"]}', {}],
    // Field errors by name.
    [
      'http',
      422,
      `{"errors":{"email":["${words}","outra"],"phone":"Falta o DDD."}}`,
      { email: words, phone: 'Falta o DDD.' },
    ],
    [
      'http',
      422,
      '{"errors":{"email":{"code":7},"name":[],"phone":null}}',
      { email: '', name: '', phone: '' },
    ],
    ['basin', 422, '{"errors":{"email":"is invalid"}}', { email: '' }],
    // Nothing to read.
    ['netlify', 404, '<!doctype html><title>Página não encontrada</title>', {}],
    ['http', 404, '<html></html>', {}],
    ['http', 403, '', {}],
    ['http', 400, '{"errors":"todos"}', {}],
  ])('%s: %i %s', (kind, status, body, fields) => {
    expect(readAnswer(kind, status, body)).toEqual({ outcome: 'refused', fields });
  });
});

describe('a message is worth another try', () => {
  afterEach(() => void vi.useRealTimers());

  test.each(KINDS)('at %s after 408, 425, 429 and everything from 500 on', (kind) => {
    for (const status of [408, 425, 429, 500, 502, 503, 504, 599]) {
      expect(readAnswer(kind, status, '{"ok":true}')).toEqual({
        outcome: 'later',
        afterSeconds: undefined,
      });
    }
  });

  test.each<[header: string, seconds: number | undefined]>([
    ['0', 0],
    ['7', 7],
    ['3600', 3600],
    ['Sat, 21 Nov 2026 12:00:20 GMT', 20],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['logo', undefined],
    ['', undefined],
  ])('with Retry-After "%s": in %s s', (header, seconds) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12, 0, 0) });
    expect(readAnswer('http', 429, '', header)).toEqual({
      outcome: 'later',
      afterSeconds: seconds,
    });
  });
});
