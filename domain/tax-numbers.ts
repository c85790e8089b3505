// The tax numbers of people and companies, CPF and CNPJ: their check digits and their punctuation.

/** True for the eleven digits of a person's CPF, the last two of which are check digits. */
export function isCpf(text: string): boolean {
  return /^\d{11}$/.test(text) && !isOneCharacter(text) && endsInItsDigits(text, 11);
}

/**
 * True for the fourteen digits or capitals of a company's CNPJ, the last two of which are check digits.
 * Letters count as their code less 48, as in Instrução Normativa RFB nº 2.229/2024.
 */
export function isCnpj(text: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(text) && !isOneCharacter(text) && endsInItsDigits(text, 9);
}

/** `CPF 529.982.247-25` or `CNPJ 11.222.333/0001-81`, however it was typed; undefined if the check digits are wrong. */
export function namedTaxNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  if (isCpf(plain)) return `CPF ${punctuate(plain, '###.###.###-##')}`;
  return isCnpj(plain) ? `CNPJ ${punctuate(plain, '##.###.###/####-##')}` : undefined;
}

/** `form` has a `#` for each character of the number. */
function punctuate(plain: string, form: string): string {
  const characters = [...plain];
  return form.replace(/#/g, () => characters.shift() ?? '');
}

/** Numbers such as `000…` have correct check digits, but are never assigned. */
function isOneCharacter(text: string): boolean {
  return new Set(text).size === 1;
}

/** Compares both check digits. Their weights grow from 2 leftwards, and start again after `highest`. */
function endsInItsDigits(text: string, highest: number): boolean {
  const first = checkDigit(text.slice(0, -2), highest);
  return text.endsWith(`${first}${checkDigit(`${text.slice(0, -2)}${first}`, highest)}`);
}

function checkDigit(text: string, highest: number): number {
  const characters = [...text].reverse();
  const sum = characters.reduce(
    (total, character, index) =>
      total + (character.charCodeAt(0) - 48) * (2 + (index % (highest - 1))),
    0,
  );
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
}
