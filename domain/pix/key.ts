// What site.yaml says for PIX: a key of one of five kinds, and texts that a code has little room for.

import * as z from 'zod/mini';
import { shortenBy, withMeta } from '../content/fields.ts';
import { fitsPix, plainText } from './pix.ts';
import { isCnpj, isCpf } from './tax-number.ts';

/** The 67 areas of the country. */
const AREA = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])';

/** Source: Manual Operacional do DICT, Banco Central do Brasil. */
const KINDS = {
  cpf: isCpf,
  cnpj: isCnpj,
  /** Mobiles have nine digits from 9 on, landlines eight from 2 to 5. */
  phone: (key: string) => new RegExp(`^\\+55${AREA}(?:9\\d{8}|[2-5]\\d{7})$`).test(key),
  email: (key: string) =>
    key.length <= 77 && /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(key),
  random: (key: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
};
export type PixKeyKind = keyof typeof KINDS;

/** Undefined for text that is no key. */
export function pixKeyKind(key: string): PixKeyKind | undefined {
  return (Object.keys(KINDS) as PixKeyKind[]).find((kind) => KINDS[kind](key));
}

export const pixKey = withMeta(
  z.string().check(z.refine((value) => pixKeyKind(value) !== undefined)),
  {
    description:
      'uma chave PIX: um e-mail em minúsculas, +55 com DDD e número, os dígitos de um CPF ou CNPJ, ou uma chave aleatória',
    example: 'pix@exemplo.com.br',
    // As people write them: with punctuation, without the country, or as a number of YAML.
    repair: (found) => {
      const plain = String(found)
        .replace(/[\s().+/-]/g, '')
        .toUpperCase();
      const keys = [String(found).toLowerCase(), plain, `+${plain}`, `+55${plain}`];
      const key = keys.find((one) => pixKeyKind(one) !== undefined);
      return key && /^[\d+]/.test(key) ? JSON.stringify(key) : key;
    },
  },
);

/** A text that a PIX code has little room for; accents are taken off before it is counted. */
export function pixField(max: number, what: string, example: string) {
  const fits = z.refine<string>((value) => fitsPix(value, max));
  return withMeta(z.string().check(z.trim(), fits), {
    description: `${what} de 1 a ${max} caracteres latinos, que é o que cabe em um código PIX`,
    example: JSON.stringify(example),
    advise: (found) => {
      const over = typeof found === 'string' ? plainText(found).length - max : 0;
      if (over <= 0) return undefined;
      return `${shortenBy(over)}, do jeito que o banco de quem paga deve mostrar`;
    },
  });
}
