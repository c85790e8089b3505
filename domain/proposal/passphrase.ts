// The passphrase of a protected proposal: how it is compared, and when it is strong enough.

/** OWASP's minimum for PBKDF2 with SHA-256. */
export const KEY_ROUNDS = 600_000;

export const MIN_SIGNS = 24;

/** Among 24 by chance of 32 signs about 17 differ, and fewer than 11 next to never. */
const MIN_DIFFERENT_SIGNS = 11;
/** Neighbours such as `ab`, `21` or `aa`: by chance about two or three. */
const MAX_NEIGHBOURS = 9;
const PART = 4;
const COMMON = ['senha', 'password', 'proposta', 'contrato', 'cliente', 'qwert', 'asdf'];

/** Phones write capitals, spaces and long dashes of their own: none of them counts. */
export function normalizePassphrase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, '');
}

/** What is sealed lies open to whoever tries: rows, repeats and words are tried first. `words`: of whom it is for. */
export function isStrongPassphrase(text: string, words: readonly string[] = []): boolean {
  const signs = [...normalizePassphrase(text)];
  const plain = signs.join('');
  const code = (sign = ''): number => sign.codePointAt(0) ?? 0;
  const neighbours = signs.filter(
    (sign, index) => index > 0 && Math.abs(code(sign) - code(signs[index - 1])) < 2,
  );
  const parts = signs.map((_, index) => plain.slice(index, index + PART));
  const whole = parts.filter((part) => part.length === PART);
  const guessed = [...COMMON, ...words];
  return (
    signs.length >= MIN_SIGNS &&
    new Set(signs).size >= MIN_DIFFERENT_SIGNS &&
    neighbours.length <= MAX_NEIGHBOURS &&
    new Set(whole).size === whole.length &&
    !guessed.some((word) => plain.includes(word.toLowerCase()))
  );
}
