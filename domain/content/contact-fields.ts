// How people can be reached: the kinds of addresses and numbers that content may hold.

import * as z from 'zod/mini';
import { withMeta } from './fields.ts';
import { guessPhone } from './guesses.ts';

export const email = withMeta(
  z.string().check(z.maxLength(254), z.regex(/^[^\s@,;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u)),
  {
    description: 'um endereço de e-mail',
    example: 'contato@exemplo.com.br',
  },
);

const BRAZILIAN = /^\+55 \d{2} \d{4,5}-\d{4}$/;

/** A client may live anywhere: https://www.itu.int/rec/T-REC-E.164 */
export const anyPhone = withMeta(z.string().check(z.refine(isPhone)), {
  description: 'um telefone com o país, como +55 41 90000-0000 ou +1 305 555-0100',
  example: '+55 41 90000-0000',
  repair: (found) => guessPhone(String(found)),
});

function isPhone(text: string): boolean {
  if (text.startsWith('+55')) return BRAZILIAN.test(text);
  const digits = text.replace(/\D/g, '').length;
  return /^\+[1-9]\d*(?:[ -]\d+)*$/.test(text) && digits >= 7 && digits <= 15;
}

export const phone = withMeta(z.string().check(z.regex(BRAZILIAN)), {
  description: 'um telefone brasileiro, escrito como +55 41 90000-0000',
  example: '+55 41 90000-0000',
  repair: (found) => guessPhone(String(found)),
});
