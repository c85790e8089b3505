// What the fields of all forms accept: one rule a name, with the specification's words for who breaks it.
// The build writes the limits into the HTML, and the browser checks the rest.

import { isUrl } from '../text/url.ts';

/** A text for each field, by the field's name. */
export type FormValues = Readonly<Record<string, string>>;

interface Rule {
  message: string;
  /** In UTF-16 code units, without spaces around; without one the field may be empty. */
  minlength?: number;
  maxlength?: number;
  accepts?(text: string): boolean;
}

const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;
const isWebAddress = (text: string): boolean => isUrl(text) && /^https?:\/\/[^/]/i.test(text);
const hasTenDigits = (text: string): boolean => text.replace(/\D/g, '').length >= 10;

const RULES: Readonly<Record<string, Rule>> = {
  name: { minlength: 2, message: 'Nome deve ter pelo menos 2 caracteres' },
  email: { maxlength: 254, accepts: (text) => EMAIL.test(text), message: 'Email inválido' },
  phone: {
    minlength: 10,
    accepts: hasTenDigits,
    message: 'Telefone deve ter pelo menos 10 dígitos',
  },
  service: { minlength: 1, message: 'Selecione um serviço' },
  budget: { minlength: 1, message: 'Selecione seu orçamento' },
  message: { minlength: 10, message: 'Mensagem deve ter pelo menos 10 caracteres' },
  position: { minlength: 1, message: 'Selecione uma vaga' },
  experience: { minlength: 10, message: 'Descreva sua experiência (mínimo 10 caracteres)' },
  linkedin: { accepts: (text) => !text || isWebAddress(text), message: 'URL do LinkedIn inválida' },
  portfolio: {
    accepts: (text) => !text || isWebAddress(text),
    message: 'URL do portfólio inválida',
  },
};

/** The messages of the fields that break their rule, in the order of the fields. */
export function checkForm(fields: readonly string[], values: FormValues): Record<string, string> {
  const wrong = fields.filter((name) => {
    const { minlength = 0, maxlength = Number.MAX_VALUE, accepts } = RULES[name] ?? {};
    const text = (values[name] ?? '').trim();
    return text.length < minlength || text.length > maxlength || accepts?.(text) === false;
  });
  return Object.fromEntries(wrong.map((name) => [name, ruleMessage(name)]));
}

/** What a field says when the company's server refuses its value without words. */
export const ruleMessage = (name: string): string => RULES[name]?.message ?? '';

/** The limits that browsers check without a script, as attributes of a text field. */
export function limitsOf(name: string) {
  return { minlength: RULES[name]?.minlength, maxlength: RULES[name]?.maxlength };
}
