// Makes the passphrases of proposals, and keeps them in a file that git never sees.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStrongPassphrase, MIN_SIGNS } from '../../domain/proposal/passphrase.ts';
import {
  PASSPHRASE_FILE,
  PASSPHRASE_VARIABLE,
  parsePassphrases,
} from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';
import type { Complaint } from '../terminal/complaint.ts';

/** 32 signs that nobody confuses when reading them aloud, so that a byte picks one without a bias. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const BITS_A_SIGN = 5;

/** 16 signs are 80 bits: nobody finds them by trying. */
export function randomSigns(count: number): string {
  return [...randomBytes(count)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
}

/** Such as `k7m2-p9qd-…`, in groups that can be dictated. */
export function makePassphrase(): string {
  const signs = randomSigns(MIN_SIGNS);
  return isStrongPassphrase(signs) ? signs.replace(/.{4}(?!$)/g, '$&-') : makePassphrase();
}

/** A new passphrase for the proposal `name`, already in the file; a complaint when it has one. */
export function addPassphrase(root: string, name: string, replace: boolean): string | Complaint {
  return change(root, (known) => {
    if (Object.hasOwn(known, name) && !replace) {
      return {
        message: `expected a proposal without a passphrase, found one for "${name}" in ${PASSPHRASE_FILE}`,
        fix: 'tell the client that one, or add --replace, after which only the new one opens the page',
      };
    }
    known[name] = makePassphrase();
    return known[name];
  });
}

export function tellPassphrase(passphrase: string): string {
  return `Passphrase: ${passphrase}
${MIN_SIGNS * BITS_A_SIGN} bits by chance, shown only now. Tell it to the client by another way than the address.
Builds read it from ${PASSPHRASE_FILE}, which git does not see, or from ${PASSPHRASE_VARIABLE}.`;
}

export function forgetPassphrase(root: string, name: string): void {
  change(root, (known) => {
    delete known[name];
    return '';
  });
}

/** Two changes at once wait for each other; the file is whole at any moment, and only its owner's. */
function change(
  root: string,
  apply: (known: Record<string, string>) => string | Complaint,
): string | Complaint {
  const file = join(root, PASSPHRASE_FILE);
  return withLock(join(root, 'node_modules/.cache/passphrases.lock'), () => {
    const known = existsSync(file) ? parsePassphrases(readFileSync(file, 'utf8')) : {};
    if (!known) {
      const message = `expected JSON with names and passphrases in ${PASSPHRASE_FILE}, found other text`;
      return { message, fix: 'mend the file by hand: { "nome-do-arquivo": "a senha" }' };
    }
    const result = apply(known);
    if (typeof result !== 'string') return result;
    replaceFile(file, `${JSON.stringify(known, null, 2)}\n`, 0o600);
    return result;
  });
}
