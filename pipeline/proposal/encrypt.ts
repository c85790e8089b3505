// Encrypts what a passphrase alone is to open: the page of a protected proposal, and what its folder keeps of it.

import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import {
  type EncryptedPage,
  KEY_ROUNDS,
  normalizePassphrase,
} from '../../domain/proposal/encrypted-page.ts';

/** Pads to so many bytes, so that the size of a page reveals little. */
const BLOCK_BYTES = 8192;
const TAG_BYTES = 16;

export function encrypt(value: object, passphrase: string): EncryptedPage {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', deriveKey(passphrase, salt, KEY_ROUNDS), iv);
  const json = Buffer.from(JSON.stringify(value));
  // JSON may end in spaces.
  const padding = Buffer.alloc(BLOCK_BYTES - (json.length % BLOCK_BYTES), ' ');
  const data = [cipher.update(json), cipher.update(padding), cipher.final(), cipher.getAuthTag()];
  return {
    rounds: KEY_ROUNDS,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    data: Buffer.concat(data).toString('base64'),
  };
}

/** Undefined where it is another passphrase. */
export function decrypt<Value>(encrypted: EncryptedPage, passphrase: string): Value | undefined {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  const key = deriveKey(passphrase, bytes(encrypted.salt), encrypted.rounds);
  const data = bytes(encrypted.data);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes(encrypted.iv));
  decipher.setAuthTag(data.subarray(-TAG_BYTES));
  try {
    const text = [decipher.update(data.subarray(0, -TAG_BYTES)), decipher.final()];
    return JSON.parse(Buffer.concat(text).toString()) as Value;
  } catch {
    return undefined;
  }
}

function deriveKey(passphrase: string, salt: Buffer, rounds: number): Buffer {
  return pbkdf2Sync(normalizePassphrase(passphrase), salt, rounds, 32, 'sha256');
}

/** 32 characters that are not confused when they are read aloud. */
const CHARACTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Five bits of chance each. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** Such as `k7m2-p9qd-…`: 120 bits, in groups that can be dictated. */
export function makePassphrase(): string {
  return randomCharacters(24).replace(/.{4}(?!$)/g, '$&-');
}
