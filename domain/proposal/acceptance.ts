// Who accepts a proposal, and a code over all that is accepted, short enough to be read out.

import { hash32 } from '../hash.ts';

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
  return [hash32(bytes), hash32(bytes, 0x9e3779b9)].map(group).join('-');
}

/** One space is one space, whatever kind of it a chat makes of it. */
export function plainValue(value: string | number): string {
  return String(value).normalize('NFC').replace(/\s+/g, ' ').trim();
}

function group(value: number): string {
  return Array.from({ length: GROUP }, (_, index) => DIGITS[(value >>> (index * 5)) & 31]).join('');
}
