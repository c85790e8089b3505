// Who accepts, as it is typed.

import { namedTaxNumber } from '../../domain/pix/tax-number.ts';
import type { Signer } from '../../domain/proposal/chat.ts';

/** The tax number counts where the house asks for it. */
export interface Typed extends Signer {
  taxNumber: string;
}

/** The fields of the form, by their ids. */
export const FIELDS = { name: 'aceite-nome', role: 'aceite-cargo', taxNumber: 'aceite-documento' };

/** What stands in the fields: somebody may have typed before the page could answer. */
export function typedSoFar(): Typed {
  const textIn = (id: string): string =>
    (globalThis.document?.getElementById(id) as HTMLInputElement | null)?.value ?? '';
  const { name, role, taxNumber } = FIELDS;
  return { name: textIn(name), role: textIn(role), taxNumber: textIn(taxNumber) };
}

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
