// The answers to a message of a form: only a clear confirmation counts as sent.

import { describe, expect, test } from 'vitest';
import type { Destination } from '../../domain/content/site.ts';
import { readOutcome, SERVICES } from '../../domain/forms.ts';
import { examples } from '../support/rows.ts';

const KINDS: Destination['kind'][] = ['formspree', 'netlify', 'http'];

// The rows have confirmations, also with empty places for errors; empty answers; and refusals, also of single fields.
test.each(examples('answers'))(
  'an answer of %s with status %s and body %s means %s',
  (kind, status, body = '', expected = '') => {
    const answer = readOutcome(SERVICES[kind as Destination['kind']], Number(status), body);
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
      expect(readOutcome(SERVICES[kind], status, '{"ok":true}')).toEqual(later);
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
    expect(readOutcome(SERVICES.http, 429, '', header)).toEqual(later);
  });
});

test.each(examples('answer-words', 'refusals'))(
  'an answer of status 200 refuses: %s',
  (body = '') => {
    for (const kind of KINDS) {
      expect(readOutcome(SERVICES[kind], 200, body).outcome, kind).toBe('refused');
    }
  },
);

describe('the message of the company’s own server', () => {
  const words = 'O formulário está fechado até segunda.';
  const refused = { outcome: 'refused', fields: {} };

  test.each(examples('answer-words', 'shown'))('is displayed: %s', (text = '') => {
    for (const status of [200, 400, 403])
      expect(readOutcome(SERVICES.http, status, text)).toEqual({ ...refused, words });
    expect(readOutcome(SERVICES.formspree, 200, text)).toEqual(refused);
  });

  test.each(examples('answer-words', 'hidden'))('is not displayed if it is %s', (_, text = '') => {
    expect(readOutcome(SERVICES.http, 200, text)).toEqual(refused);
  });

  test('is kept beside errors of fields', () => {
    const fields = { email: 'Este endereço não existe.' };
    const body = JSON.stringify({ message: words, errors: fields });
    expect(readOutcome(SERVICES.http, 422, body)).toEqual({ outcome: 'refused', fields, words });
  });
});
