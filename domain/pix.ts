// PIX payments: the code to copy ("copia e cola"), and the payment of a proposal's first part.
// Format: Manual de Padrões para Iniciação do Pix and Manual do BR Code, Banco Central do Brasil.

/** The receiver. Name and city may have accents; a code has room for 25 and 15 of their characters. */
export interface PixReceiver {
  key: string;
  name: string;
  city: string;
}

export interface PixCharge extends PixReceiver {
  /** Whole centavos; without it the payer writes the amount. */
  amountCents?: number;
  /** The reference on the receiver's statement: 1 to 25 letters and digits. */
  txid?: string;
}

export const PIX_NAME_MAX = 25;
export const PIX_CITY_MAX = 15;
/** The largest amount that the field of a code has room for. */
const PIX_MAX_CENTS = 9_999_999_999_99;

/** The text of a PIX code. The schemas of content have checked that every value fits, so nothing is cut. */
export function pixPayload({ key, name, city, amountCents, txid = '***' }: PixCharge): string {
  const text = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amountCents === undefined ? '' : field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', withoutAccents(name)),
    field('60', withoutAccents(city)),
    field('62', field('05', txid)),
    '6304',
  ].join('');
  return text + crc16(text);
}

/** `São José & Cia.` gives `Sao Jose Cia.`: banks refuse accents, and punctuation that is not common in names. */
export function withoutAccents(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replace(/[^\p{L}\p{N}.,/-]+/gu, ' ').trim();
}

/** True if the text fits into a field after `plainText`. */
export function fitsPix(text: string, max: number): boolean {
  const plain = withoutAccents(text);
  return plain.length >= 1 && plain.length <= max && /^[ -~]+$/.test(plain);
}

/** CRC-16/CCITT-FALSE as four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : crc << 1;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

function field(id: string, value: string): string {
  return `${id}${String(value.length).padStart(2, '0')}${value}`;
}

export interface ProposalPix {
  payload: string;
  amountCents: number;
}

/** The PIX code of the first part; undefined if it is not paid by PIX, or is more than a code can ask for. */
export function proposalPix(
  receiver: PixReceiver,
  { number, version }: { number: string; version: number },
  [first]: readonly { cents: number; by?: string | undefined }[],
): ProposalPix | undefined {
  if (!first || (first.by ?? 'pix') !== 'pix') return undefined;
  const { cents: amountCents } = first;
  if (amountCents < 1 || amountCents > PIX_MAX_CENTS) return undefined;
  // `2025-048` in version 1 gives `P2025048V1`.
  const txid = `P${number.replace(/[^A-Za-z0-9]/g, '')}V${version}`;
  const payload = pixPayload({ ...receiver, amountCents, txid });
  return { payload, amountCents };
}
