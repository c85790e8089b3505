// PIX codes: the published example, the values that an independent parser reads back, and valid and invalid keys.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPixKey } from '../../domain/content/site.ts';
import { crc16, type PixCharge, pixPayload } from '../../domain/pix.ts';
import { examples } from '../support/rows.ts';

const VECTOR =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const CHARGE: PixCharge = {
  key: 'pix@grimpa.example',
  name: 'Grimpa Software',
  city: 'Curitiba',
  amountCents: 150_050,
  txid: 'P2025048V1',
};

describe('the code', () => {
  test("of the central bank's example is the one that the bank published", () => {
    const key = '123e4567-e12b-12d1-a456-426655440000';
    expect(pixPayload({ key, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(VECTOR);
  });

  test('contains amount and reference', () => {
    expect(pixPayload(CHARGE)).toBe(
      '00020126400014br.gov.bcb.pix0118pix@grimpa.example52040000530398654071500.505802BR5915Grimpa Software6008Curitiba62140510P2025048V163044357',
    );
  });

  test('leaves out characters that banks refuse in names', () => {
    const payload = pixPayload({ ...CHARGE, name: 'João & Ção Ltda. 100%', city: "Olho d'Água" });
    expect(payload).toContain('5918Joao Cao Ltda. 1006011Olho d Agua');
  });

  test.each([
    ['123456789', '29B1'],
    [VECTOR.slice(0, -4), '1D3D'],
  ])('ends in a checksum: that of "%s" is %s', (text, checksum) => {
    expect(crc16(text)).toBe(checksum);
  });
});

const letters = (alphabet: string, max: number) =>
  fc
    .array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: max })
    .map((signs) => signs.join(''))
    .filter((text) => text === text.trim() && text !== '');
const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .-';
const key = fc.oneof(
  fc.constantFrom('52998224725', '12ABC34501DE35', '+5541999998888', 'pix@casa.com.br'),
  fc.uuid(),
);

/** The fields of a code by their numbers: two digits of number, two of length, and the value. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const end = at + 4 + Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, end);
    at = end;
  }
  return fields;
}

test('every amount, name, city and reference is read back', () => {
  fc.assert(
    fc.property(
      key,
      letters(plain, 25),
      letters(plain, 15),
      fc.integer({ min: 1, max: 9_999_999_999_99 }),
      letters(plain.replace(/[^A-Za-z0-9]/g, ''), 25),
      (pixKey, name, city, amountCents, txid) => {
        const payload = pixPayload({ key: pixKey, name, city, amountCents, txid });
        const fields = fieldsOf(payload);
        expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': pixKey });
        expect(fields).toMatchObject({ '53': '986', '58': 'BR', '59': name, '60': city });
        expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': txid });
        expect(Math.round(Number(fields['54']) * 100)).toBe(amountCents);
        expect(fields['63']).toBe(crc16(payload.slice(0, -4)));
      },
    ),
  );
});

test.each(examples('pix-keys'))('the key "%s" is %s', (key = '', kind) => {
  expect(isPixKey(key)).toBe(kind === 'valid');
});
