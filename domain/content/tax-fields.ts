// Tax numbers as content writes them: with their signs, and with digits that check.

import * as z from 'zod/mini';
import { isCnpj, isCpf } from '../pix/tax-number.ts';
import { withHint } from './fields.ts';

export const cnpj = withHint(
  z.string().check(
    z.refine((text) => CNPJ.test(text)),
    z.refine((text) => isCnpj(plain(text))),
  ),
  {
    expected: 'a CNPJ with its signs, whose last two digits check',
    example: '"11.222.333/0001-81"',
    mend: (found) => written(String(found), isCnpj, '##.###.###/####-##'),
    advise: (found) =>
      CNPJ.test(String(found)) ? 'look at it again: a digit is another one' : undefined,
  },
);

export const cpf = withHint(
  z.string().check(
    z.refine((text) => CPF.test(text)),
    z.refine((text) => isCpf(plain(text))),
  ),
  {
    expected: 'a CPF with its signs, whose last two digits check',
    example: '"529.982.247-25"',
    mend: (found) => written(String(found), isCpf, '###.###.###-##'),
    advise: (found) =>
      CPF.test(String(found)) ? 'look at it again: a digit is another one' : undefined,
  },
);

const CNPJ = /^[A-Z0-9]{2}\.[A-Z0-9]{3}\.[A-Z0-9]{3}\/[A-Z0-9]{4}-\d{2}$/;
const CPF = /^\d{3}\.\d{3}\.\d{3}-\d{2}$/;

function plain(text: string): string {
  return text.replace(/[^A-Z0-9]/g, '');
}

/** The same number with its signs, if it is one. */
function written(
  text: string,
  isNumber: (plain: string) => boolean,
  form: string,
): string | undefined {
  const signs = [...plain(text.toUpperCase())];
  if (!isNumber(signs.join(''))) return undefined;
  return `"${form.replace(/#/g, () => signs.shift() ?? '')}"`;
}
