// Tax numbers as content writes them: with their signs, and with digits that check.

import * as z from 'zod/mini';
import { isCnpj, isCpf, punctuate } from '../pix/tax-number.ts';
import { withMeta } from './fields.ts';

const CNPJ = /^[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}$/;
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

export const cnpj = taxNumber('CNPJ', CNPJ, isCnpj, '11.222.333/0001-81');
/** Of a house that has none yet: it stands among the placeholders. */
export const cnpjOrPlaceholder = taxNumber(
  'CNPJ',
  CNPJ,
  (signs) => isCnpj(signs) || signs === '00000000000100',
  '11.222.333/0001-81',
);
export const cpf = taxNumber('CPF', CPF, isCpf, '529.982.247-25');

/** `example` shows where the signs stand. */
function taxNumber(
  name: string,
  form: RegExp,
  isNumber: (plain: string) => boolean,
  example: string,
) {
  const schema = z.string().check(
    z.refine((text) => form.test(text)),
    z.refine((text) => isNumber(plain(text))),
  );
  return withMeta(schema, {
    description: `um ${name} com pontos e traços, cujos dois últimos números conferem`,
    example: `"${example}"`,
    repair: (found) => written(String(found), isNumber, example.replace(/\d/g, '#')),
    advise: (found) =>
      form.test(String(found)) ? 'confira de novo: algum número está trocado' : undefined,
  });
}

function plain(text: string): string {
  return text.replace(/[^A-Z0-9]/g, '');
}

/** The same number with its signs, if it is one. */
function written(
  text: string,
  isNumber: (plain: string) => boolean,
  form: string,
): string | undefined {
  const signs = plain(text.toUpperCase());
  return isNumber(signs) ? `"${punctuate(signs, form)}"` : undefined;
}
