// Who accepts a proposal, and a code over all that is accepted, short enough to be read out.

import type { Labels } from '../content/labels.ts';

/** All that a client accepts, as the message says it. */
export interface Acceptance {
  number: string;
  version: number;
  /** The version code, such as `3FA9-01C2-77DE`. */
  fingerprint: string;
  /** Of the page, with the choice: `https://…/proposta-a#opcoes=site,tablets:12&pagamento=pix`. */
  address: string;
  /** In words, with what comes back. */
  total: string;
  payment: string;
  /** The day in Brasília, as `YYYY-MM-DD`. */
  day: string;
  /** As the client typed them. */
  name: string;
  role: string;
}

export type AcceptanceWords = Pick<Labels['proposal'], 'acceptedBy'>;

/** Without letters that are taken for digits: https://www.crockford.com/base32.html */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/**
 * Eight digits of base 32 over every value, such as `K7M2-P9QD`. It finds what was lost or changed
 * on the way; who wrote the message it does not prove.
 */
export function acceptanceCode(acceptance: Acceptance): string {
  const { number, version, fingerprint, address, total, payment, day, name, role } = acceptance;
  const said = [number, version, fingerprint, address, total, payment, day, name, role];
  const bytes = new TextEncoder().encode(said.map(plainValue).join('\n'));
  return [hash(bytes, 0x811c9dc5), hash(bytes, 0x9e3779b9)].map(group).join('-');
}

/** One space is one space, whatever kind of it a chat makes of it. */
export function plainValue(value: string | number): string {
  return String(value).normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** FNV-1a with an offset of its own, http://www.isthe.com/chongo/tech/comp/fnv/; then every bit moves every other. */
function hash(bytes: Uint8Array, offset: number): number {
  let value = offset;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function group(value: number): string {
  return Array.from({ length: GROUP }, (_, index) => DIGITS[(value >>> (index * 5)) & 31]).join('');
}
