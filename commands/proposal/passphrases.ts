// Makes the passphrases of proposals, and keeps them in a file that git never sees.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Complaint } from '../../domain/problem.ts';
import { isStrongPassphrase, MIN_SIGNS } from '../../domain/proposal/passphrase.ts';
import {
  PASSPHRASE_FILE,
  PASSPHRASE_VARIABLE,
  parsePassphrases,
} from '../../pipeline/kinds/proposal/read-passphrases.ts';
import { withLock } from '../../pipeline/store/lock.ts';
import { replaceFile } from '../../pipeline/store/replace-file.ts';

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
        message: `"${name}" já tem uma senha em ${PASSPHRASE_FILE}`,
        fix: 'passe essa ao cliente, ou acrescente -- --replace: depois, só a nova abre a página',
      };
    }
    known[name] = makePassphrase();
    return known[name];
  });
}

export function tellPassphrase(passphrase: string): string {
  return `Senha: ${passphrase}
${MIN_SIGNS * BITS_A_SIGN} bits sorteados, mostrados só agora. Mande ao cliente por outro caminho que não o do endereço.
A publicação lê a senha de ${PASSPHRASE_FILE}, que o git não vê, ou de ${PASSPHRASE_VARIABLE}.`;
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
      const message = `${PASSPHRASE_FILE} devia ter nomes e senhas em JSON, e tem outra coisa`;
      return {
        message,
        fix: 'conserte o arquivo à mão: { "nome-do-arquivo": "a senha" }',
      };
    }
    const result = apply(known);
    if (typeof result !== 'string') return result;
    replaceFile(file, `${JSON.stringify(known, null, 2)}\n`, 0o600);
    return result;
  });
}
