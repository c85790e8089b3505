// Values that the forms accept, and the specification's messages for those that they refuse.

import { describe, expect, test } from 'vitest';
import { type CheckedField, checkForm, ruleMessage } from '../../domain/forms.ts';
import { examples } from '../support/rows.ts';

const person = { name: 'Ana', email: 'ana@exemplo.com.br', phone: '41 90000-0000' };
const contact = {
  ...person,
  company: '',
  service: 'website',
  budget: 'nao-sei',
  message: 'Preciso de um site.',
};
const application = {
  ...person,
  position: 'Quality Assurance (QA)',
  experience: 'Cinco anos de testes.',
  linkedin: '',
  portfolio: '',
};

const TYPES: Record<string, string> = {
  ...{ email: 'email', phone: 'tel', service: 'select', budget: 'radio', message: 'textarea' },
  ...{ position: 'select', experience: 'textarea', linkedin: 'url', portfolio: 'url' },
};

/** The fields of a form with these values; those that may stay empty have no message below. */
const fieldsOf = (values: object): CheckedField[] =>
  Object.keys(values).map((name) => {
    const optional = /company|linkedin|portfolio/.test(name) ? 'opcional' : undefined;
    return { name, type: TYPES[name] ?? 'text', optional };
  });

const PERSON_MESSAGES = {
  name: 'Nome deve ter pelo menos 2 caracteres',
  email: 'Email inválido',
  phone: 'Telefone deve ter pelo menos 10 dígitos',
};

const { email } = PERSON_MESSAGES;
const [service, budget] = ['Selecione um serviço', 'Selecione seu orçamento'];
const position = 'Selecione uma vaga';
const message = 'Mensagem deve ter pelo menos 10 caracteres';
const linkedin = 'URL do LinkedIn inválida';
const portfolio = 'URL do portfólio inválida';
const experience = 'Descreva sua experiência (mínimo 10 caracteres)';

describe('an empty form', () => {
  test.each([
    ['for a quote', contact, { ...PERSON_MESSAGES, service, budget, message }],
    ['of a candidate', application, { ...PERSON_MESSAGES, position, experience }],
    ['of the newsletter', { email: '' }, { email }],
  ])('%s names every required field, in their order', (_, filled, messages) => {
    const names = Object.keys(filled);
    const empty = Object.fromEntries(names.map((field) => [field, '']));
    expect(Object.entries(checkForm(fieldsOf(filled), empty))).toEqual(Object.entries(messages));
  });
});

/** `b.×96` repeats `b.` 96 times; a value without a message is accepted. */
test.each(examples('quotes'))(
  'a request for a quote with %s "%s": %s',
  (field = '', written = '', message) => {
    const value = written.replace(/(b\.|[^@]+?)×(\d+)/gu, (_, sign, count) =>
      sign.repeat(Number(count)),
    );
    const expected = message ? { [field]: message } : {};
    expect(checkForm(fieldsOf(contact), { ...contact, [field]: value })).toEqual(expected);
  },
);

test('a field that the server refuses without words shows the message of its rule', () => {
  const words = { ...PERSON_MESSAGES, position, experience, linkedin, portfolio };
  const said = Object.keys(words).map((field) => [field, ruleMessage(field)]);
  expect(Object.fromEntries(said)).toEqual(words);
  expect(['company', 'outro'].map(ruleMessage)).toEqual(['', '']);
});

test.each(examples('fields', 'links'))('the two links "%s": %s', (value = '', found) => {
  const links = { linkedin: value, portfolio: value };
  const wrong = checkForm(fieldsOf(application), { ...application, ...links });
  expect(wrong).toEqual(found ? { linkedin, portfolio } : {});
});

// Fields that a form has besides the specification's.
test.each(examples('fields', 'others'))('a field of type %s with "%s", %s: %s', (...row) => {
  const [type = '', value = '', optional = '', found] = row;
  const field = { name: 'outro', type, optional: optional || undefined };
  const wrong = checkForm([field], { outro: value });
  expect(wrong).toEqual(found ? { outro: 'Confira este campo' } : {});
});
