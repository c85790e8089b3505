// What site.yaml says for PIX: the key, and texts that a code has little room for.

import * as z from 'zod/mini';
import { shortenBy, withMeta } from '../content/fields.ts';
import { fitsPix, plainText } from './pix.ts';
import { guessPixKey, pixKeyKind } from './pix-key.ts';

export const pixKey = withMeta(
  z.string().check(z.refine((value) => pixKeyKind(value) !== undefined)),
  {
    description:
      'uma chave PIX: um e-mail em minúsculas, +55 com DDD e número, os dígitos de um CPF ou CNPJ, ou uma chave aleatória',
    example: 'pix@exemplo.com.br',
    repair: (found) => {
      const key = guessPixKey(String(found));
      return key && /^[\d+]/.test(key) ? JSON.stringify(key) : key;
    },
    advise: (found) => (guessPixKey(String(found)) ? undefined : adviseOnPixKey(String(found))),
  },
);

/** A text that a PIX code has little room for; accents are taken off before it is counted. */
export function pixField(max: number, what: string, example: string) {
  return withMeta(
    z.string().check(
      z.trim(),
      z.refine((value) => fitsPix(value, max)),
    ),
    {
      description: `${what} de 1 a ${max} caracteres latinos, que é o que cabe em um código PIX`,
      example: JSON.stringify(example),
      advise: (found) => {
        const over = typeof found === 'string' ? plainText(found).length - max : 0;
        if (over <= 0) return undefined;
        return `${shortenBy(over)}, do jeito que o banco de quem paga deve mostrar`;
      },
    },
  );
}

/** A number of the right length whose check digits disagree was mistyped somewhere. */
function adviseOnPixKey(text: string): string | undefined {
  const { length } = text.replace(/[\s./-]/g, '');
  if (!/^[\dA-Z\s./-]+$/i.test(text) || (length !== 11 && length !== 14)) return undefined;
  const name = length === 11 ? 'CPF' : 'CNPJ';
  return `copie a chave do banco de novo: como ${name}, os dois últimos dígitos não conferem com os outros`;
}
