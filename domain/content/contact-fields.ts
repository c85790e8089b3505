// How people can be reached: the kinds of addresses and numbers that content may hold.

import * as z from 'zod/mini';
import { withHint } from './fields.ts';
import { guessPhone } from './guesses.ts';

export const email = withHint(
  z.string().check(z.maxLength(254), z.regex(/^[^\s@,;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u)),
  {
    expected: 'um endereço de e-mail',
    example: 'contato@exemplo.com.br',
  },
);

const BRAZILIAN = /^\+55 \d{2} \d{4,5}-\d{4}$/;

/** A client may live anywhere: https://www.itu.int/rec/T-REC-E.164 */
export const anyPhone = withHint(z.string().check(z.refine(isPhone)), {
  expected: 'um telefone com o país, como +55 41 90000-0000 ou +1 305 555-0100',
  example: '+55 41 90000-0000',
  mend: (found) => guessPhone(String(found)),
});

function isPhone(text: string): boolean {
  if (text.startsWith('+55')) return BRAZILIAN.test(text);
  const digits = text.replace(/\D/g, '').length;
  return /^\+[1-9]\d*(?:[ -]\d+)*$/.test(text) && digits >= 7 && digits <= 15;
}

export const phone = withHint(z.string().check(z.regex(BRAZILIAN)), {
  expected: 'um telefone brasileiro, escrito como +55 41 90000-0000',
  example: '+55 41 90000-0000',
  mend: (found) => guessPhone(String(found)),
});
