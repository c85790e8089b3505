// The five kinds of PIX key, and what somebody who wrote another one may have meant.

import { isCnpj, isCpf } from './tax-number.ts';

export type PixKeyKind = 'cpf' | 'cnpj' | 'phone' | 'email' | 'random';

const MAX_LENGTH = 77;

const AREA = '(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])';
/** The 67 areas of the country; mobiles have nine digits from 9 on, landlines eight from 2 to 5. */
const PHONE = new RegExp(String.raw`^\+55${AREA}(?:9\d{8}|[2-5]\d{7})$`);
const EMAIL = /^[a-z0-9.!#$&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const RANDOM = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Undefined for text that is no key. Source: Manual Operacional do DICT, Banco Central do Brasil. */
export function pixKeyKind(key: string): PixKeyKind | undefined {
  if (isCpf(key)) return 'cpf';
  if (isCnpj(key)) return 'cnpj';
  if (PHONE.test(key)) return 'phone';
  if (RANDOM.test(key)) return 'random';
  if (key.length <= MAX_LENGTH && EMAIL.test(key)) return 'email';
  return undefined;
}

/** `529.982.247-25` gives `52998224725`, `(41) 99999-8888` gives `+5541999998888`. */
export function guessPixKey(text: string): string | undefined {
  const signs = text.replace(/[\s().+/-]/g, '').toUpperCase();
  const isNumber = /^\d+$/.test(text);
  const candidates = [
    text.trim().toLowerCase(),
    signs,
    // YAML takes an unquoted key for a number, and its first zeros are lost.
    ...(isNumber ? [text.padStart(11, '0'), text.padStart(14, '0')] : []),
    `+55${signs.replace(/^(?:55|0)(?=\d{10})/, '')}`,
  ];
  return candidates.find((candidate) => pixKeyKind(candidate) !== undefined);
}
