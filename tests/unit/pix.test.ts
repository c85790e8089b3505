// PIX codes: the published example and others, and valid and invalid keys.

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

test.each(examples('pix-keys'))('the key "%s" is %s', (key = '', kind) => {
  expect(isPixKey(key)).toBe(kind === 'valid');
});
