// An acceptance: who gives it, what its message says, and the code over all of that.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Acceptance, acceptanceCode } from '../../domain/proposal/acceptance.ts';
import { headlineFor } from '../../domain/proposal/headline.ts';
import { missingIn, signerOf } from '../../islands/proposal/signer.ts';

const ACCEPTANCE: Acceptance = {
  number: '2025-062',
  version: 1,
  fingerprint: '3354-6730-0FE1',
  address: 'https://www.pinha.test/proposta-a#opcoes=casa,tablets:14&pagamento=pix',
  total: 'R$\u00a018.510, mais R$\u00a0150 por mês',
  payment: 'PIX ou transferência em 3 parcelas',
  day: '2026-11-23',
  name: 'Ivo Stachera',
  role: 'Diretor',
};

test('its code is short, without letters that sound like digits, and the same whatever spaces a chat makes', () => {
  const code = acceptanceCode(ACCEPTANCE);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const typed = { name: ' Ivo  Stachera ', total: ACCEPTANCE.total.replaceAll('\u00a0', ' ') };
  expect(acceptanceCode({ ...ACCEPTANCE, ...typed })).toBe(code);
});

test('every other value has another code', () => {
  const code = acceptanceCode(ACCEPTANCE);
  const keys = Object.keys(ACCEPTANCE) as (keyof Acceptance)[];
  const key = fc.constantFrom(...keys);
  fc.assert(
    fc.property(key, fc.string({ minLength: 1 }), (name, value) => {
      const other = { ...ACCEPTANCE, [name]: `${ACCEPTANCE[name]}${value.trim() || 'x'}` };
      expect(acceptanceCode(other)).not.toBe(code);
    }),
  );
  expect(acceptanceCode({ ...ACCEPTANCE, name: 'Diretor', role: 'Ivo Stachera' })).not.toBe(code);
});

test('codes of ten thousand acceptances are ten thousand', () => {
  const codes = Array.from({ length: 10_000 }, (_, number) =>
    acceptanceCode({ ...ACCEPTANCE, address: `#opcoes=site,tablets:${number}` }),
  );
  expect(new Set(codes).size).toBe(10_000);
});

test('whoever accepts is whole with name and role, and with a tax number that checks where the house asks', () => {
  const typed = { name: 'Ivo Stachera', role: ' ', taxNumber: '' };
  expect(missingIn(typed, true)).toEqual(['role', 'taxNumber']);
  expect(signerOf(typed)).toBeUndefined();
  const signer = { ...typed, role: 'Diretor' };
  expect(signerOf(signer)).toEqual({ name: 'Ivo Stachera', role: 'Diretor' });
  for (const taxNumber of ['', '529.982.247-26', '11111111111', '11.222.333/0001-82'])
    expect(signerOf({ ...signer, taxNumber }, true), taxNumber).toBeUndefined();
  for (const [taxNumber, role] of [
    ['52998224725', 'Diretor, CPF 529.982.247-25'],
    ['11 222 333 0001-81', 'Diretor, CNPJ 11.222.333/0001-81'],
  ] as const)
    expect(signerOf({ ...signer, taxNumber }, true)?.role).toBe(role);
});

test('pieces of a title go with their items', () => {
  const pieces = [
    { text: 'cardápio', of: 'cardapio' },
    { text: 'perfil no Google', of: 'perfil' },
  ];
  expect(headlineFor(pieces)).toBe('Cardápio + perfil no Google');
  expect(headlineFor(pieces, ['perfil'])).toBe('Perfil no Google');
  expect(headlineFor('Site e loja', [])).toBe('Site e loja');
});
