// Encrypts the page of a protected proposal and the data in its folder with a passphrase.

import { createCipheriv, createDecipheriv, pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import {
  type EncryptedPage,
  KEY_ROUNDS,
  normalizePassphrase,
} from '../../domain/proposal/encrypted-page.ts';

/** Data is padded to a multiple of this, so that the size of a page reveals little. */
const BLOCK_BYTES = 8192;
const TAG_BYTES = 16;

export function encrypt(value: object, passphrase: string): EncryptedPage {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', deriveKey(passphrase, salt, KEY_ROUNDS), iv);
  const json = Buffer.from(JSON.stringify(value));
  // Padded with spaces, which JSON may end in.
  const padding = Buffer.alloc(BLOCK_BYTES - (json.length % BLOCK_BYTES), ' ');
  const data = [cipher.update(json), cipher.update(padding), cipher.final(), cipher.getAuthTag()];
  return {
    rounds: KEY_ROUNDS,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    data: Buffer.concat(data).toString('base64'),
  };
}

/** The decrypted value; undefined if the passphrase is wrong, or `json` is no {@link EncryptedPage}. */
export function decrypt<Value>(json: string, passphrase: string): Value | undefined {
  const bytes = (text: string) => Buffer.from(text, 'base64');
  try {
    const encrypted = JSON.parse(json) as EncryptedPage;
    const key = deriveKey(passphrase, bytes(encrypted.salt), encrypted.rounds);
    const data = bytes(encrypted.data);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(encrypted.iv));
    decipher.setAuthTag(data.subarray(-TAG_BYTES));
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

/** Random characters of five bits each. */
export function randomCharacters(count: number): string {
  return Array.from({ length: count }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
}

/** A passphrase such as `k7m2-p9qd-…`: 120 bits, in groups that can be dictated. */
export function makePassphrase(): string {
  return randomCharacters(24).replace(/.{4}(?!$)/g, '$&-');
}
