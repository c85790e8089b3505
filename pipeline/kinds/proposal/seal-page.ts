// Encrypts a finished page, so that nothing of it is left in its file but what a passphrase opens.

import { createCipheriv, createDecipheriv, createHash, createHmac, pbkdf2Sync } from 'node:crypto';
import { KEY_ROUNDS, normalizePassphrase } from '../../../domain/proposal/passphrase.ts';
import type { OpenedPage, SealedPage } from '../../../domain/proposal/sealed-page.ts';

/** The size tells how many bytes a page has, but only to this. */
const BLOCK_BYTES = 8192;

/**
 * The same page and passphrase give the same bytes, as every build promises. The salt comes from the
 * address: unique for a page, and no quicker way to try passphrases. The IV comes from the text by a
 * key of its own: two different texts never share one, though they share the key.
 */
export function sealPage(page: OpenedPage, route: string, passphrase: string): SealedPage {
  const salt = createHash('sha256').update(`proposal\n${route}`).digest().subarray(0, 16);
  const key = deriveKey(normalizePassphrase(passphrase), salt);
  const text = padded(JSON.stringify(page));
  const ivKey = createHmac('sha256', key).update('iv').digest();
  const iv = createHmac('sha256', ivKey).update(text).digest().subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const data = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return {
    rounds: KEY_ROUNDS,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    data: data.toString('base64'),
  };
}

/** Undefined where it is another passphrase. */
export function openPage(sealed: SealedPage, passphrase: string): OpenedPage | undefined {
  const [salt, iv, data] = [sealed.salt, sealed.iv, sealed.data].map((text) =>
    Buffer.from(text, 'base64'),
  );
  if (!salt || !iv || !data) return undefined;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    deriveKey(normalizePassphrase(passphrase), salt),
    iv,
  );
  decipher.setAuthTag(data.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(data.subarray(0, -TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString()) as OpenedPage;
  } catch {
    return undefined;
  }
}

const TAG_BYTES = 16;

/** Keys by passphrase and salt: a preview seals a page again after each of its changes. */
const derived = new Map<string, Buffer>();

/** Takes a fifth of a second the first time. */
function deriveKey(passphrase: string, salt: Buffer): Buffer {
  const name = `${salt.toString('hex')} ${passphrase}`;
  const key = derived.get(name) ?? pbkdf2Sync(passphrase, salt, KEY_ROUNDS, 32, 'sha256');
  derived.set(name, key);
  return key;
}

/** JSON may end in spaces. */
function padded(json: string): Buffer {
  const bytes = Buffer.from(json);
  return Buffer.concat([bytes, Buffer.alloc(BLOCK_BYTES - (bytes.length % BLOCK_BYTES), ' ')]);
}
