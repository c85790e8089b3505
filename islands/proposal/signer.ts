// Who accepts, as it is typed.

import { namedTaxNumber } from '../../domain/pix/tax-number.ts';
import type { Signer } from '../../domain/proposal/chat.ts';

/** The tax number counts where the house asks for it. */
export interface Typed extends Signer {
  taxNumber: string;
}

export const NOBODY: Typed = { name: '', role: '', taxNumber: '' };

/** What is empty, or does not check, in the order of the fields. */
export function missingIn(typed: Typed, asksTaxNumber = false): (keyof Typed)[] {
  const empty = (['name', 'role'] as const).filter((key) => typed[key].trim() === '');
  const isWrong = asksTaxNumber && !namedTaxNumber(typed.taxNumber);
  return isWrong ? [...empty, 'taxNumber'] : empty;
}

/** As the message names them; nobody while something is missing. */
export function signerOf(typed: Typed, asksTaxNumber = false): Signer | undefined {
  if (missingIn(typed, asksTaxNumber).length > 0) return undefined;
  const { name, role, taxNumber } = typed;
  return { name, role: asksTaxNumber ? `${role}, ${namedTaxNumber(taxNumber)}` : role };
}
