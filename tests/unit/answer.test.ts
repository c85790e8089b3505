// The answers to a message of a form: only a clear confirmation counts as sent.

import { describe, expect, test } from 'vitest';
import type { Destination } from '../../domain/content/site.ts';
import { readAnswer, SERVICES } from '../../domain/forms.ts';
import { examples } from '../support/rows.ts';

const KINDS: Destination['kind'][] = ['formspree', 'netlify', 'http'];

// The rows have confirmations, also with empty places for errors; empty answers; and refusals, also of single fields.
test.each(examples('answers'))(
  'an answer of %s with status %s and body %s means %s',
  (kind, status, body = '', expected = '') => {
    const answer = readAnswer(SERVICES[kind as Destination['kind']], Number(status), body);
    const isRefused = expected.startsWith('{');
    expect(answer).toEqual(
      isRefused ? { outcome: 'refused', fields: JSON.parse(expected) } : { outcome: expected },
    );
  },
);

describe('a message is to be sent again', () => {
  test.each(KINDS)('at %s after 408, 425, 429 and every status from 500 on', (kind) => {
    const later = { outcome: 'later', afterSeconds: undefined };
    for (const status of [408, 425, 429, 500, 502, 503, 504, 599])
      expect(readAnswer(SERVICES[kind], status, '{"ok":true}')).toEqual(later);
  });

  test.each<[header: string, seconds: number | undefined]>([
    ['0', 0],
    ['7', 7],
    ['3600', 3600],
    // Dates are ignored: the form waits as long as without the header.
    ['Sat, 21 Nov 2026 12:00:20 GMT', undefined],
    ['logo', undefined],
    ['', undefined],
  ])('with Retry-After "%s" after %s s', (header, afterSeconds) => {
    const later = { outcome: 'later', afterSeconds };
    expect(readAnswer(SERVICES.http, 429, '', header)).toEqual(later);
  });
});

test.each([
  '{"ok":false}',
  '{"success":false,"message":"Falta o telefone."}',
  '{"ok":true,"error":"Falta o telefone."}',
  '{"error":{"code":"spam"}}',
  '{"errors":"O campo está vazio."}',
  '{"errors":["Falta o telefone."]}',
  '{"errors":[{"code":7}]}',
  '{"errors":{"phone":["Falta o DDD."]}}',
])('an answer of status 200 can be a refusal: %s', (body) => {
  for (const kind of KINDS) {
    expect(readAnswer(SERVICES[kind], 200, body).outcome, kind).toBe('refused');
  }
});

describe('the message of the company’s own server', () => {
  const words = 'O formulário está fechado até segunda.';
  const refused = { outcome: 'refused', fields: {} };

  test.each([
    { error: words },
    { ok: false, message: `  ${words}\n` },
    { ok: false, error: 'ERR_CLOSED', message: words },
  ])('is shown: %j', (body) => {
    const text = JSON.stringify(body);
    for (const status of [200, 400, 403])
      expect(readAnswer(SERVICES.http, status, text)).toEqual({ ...refused, words });
    expect(readAnswer(SERVICES.formspree, 200, text)).toEqual(refused);
  });

  test.each([
    ['a code', { error: 'ERR_CLOSED' }],
    ['a page', { ok: false, message: '<h1>Internal Server Error</h1>' }],
    ['a stack', { ok: false, message: 'TypeError: x is not a function '.repeat(20) }],
    ['a number', { ok: false, message: 500 }],
    ['nothing', { ok: false, message: ' ' }],
  ])('is not shown if it is %s', (_, body) => {
    expect(readAnswer(SERVICES.http, 200, JSON.stringify(body))).toEqual(refused);
  });

  test('is kept beside errors of fields', () => {
    const fields = { email: 'Este endereço não existe.' };
    const body = JSON.stringify({ message: words, errors: fields });
    expect(readAnswer(SERVICES.http, 422, body)).toEqual({ outcome: 'refused', fields, words });
  });
});
