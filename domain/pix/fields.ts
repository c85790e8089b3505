// What site.yaml says for PIX: the key, and texts that a code has little room for.

import * as z from 'zod/mini';
import { withHint } from '../content/fields.ts';
import { fitsPix, plainText } from './pix.ts';
import { guessPixKey, pixKeyKind } from './pix-key.ts';

export const pixKey = withHint(
  z.string().check(z.refine((value) => pixKeyKind(value) !== undefined)),
  {
    expected:
      'a PIX key: an e-mail in lower case, +55 with area and number, the digits of a CPF or CNPJ, or a random key',
    example: 'pix@exemplo.com.br',
    mend: (found) => {
      const key = guessPixKey(String(found));
      return key && /^[\d+]/.test(key) ? JSON.stringify(key) : key;
    },
    advise: (found) => (guessPixKey(String(found)) ? undefined : adviseOnPixKey(String(found))),
  },
);

/** A text that a PIX code has little room for; accents are taken off before it is counted. */
export function pixField(max: number, what: string, example: string) {
  return withHint(
    z.string().check(
      z.trim(),
      z.refine((value) => fitsPix(value, max)),
    ),
    {
      expected: `${what} of 1 to ${max} Latin characters, which is all that a PIX code takes`,
      example: JSON.stringify(example),
      advise: (found) => {
        const over = typeof found === 'string' ? plainText(found).length - max : 0;
        if (over <= 0) return undefined;
        return `shorten it by ${over} ${over === 1 ? 'character' : 'characters'}, as the payer's bank should show it`;
      },
    },
  );
}

/** A number of the right length whose check digits disagree was mistyped somewhere. */
function adviseOnPixKey(text: string): string | undefined {
  const { length } = text.replace(/[\s./-]/g, '');
  if (!/^[\dA-Z\s./-]+$/i.test(text) || (length !== 11 && length !== 14)) return undefined;
  const name = length === 11 ? 'CPF' : 'CNPJ';
  return `copy the key from the bank again: as a ${name}, its last two digits do not fit the others`;
}
