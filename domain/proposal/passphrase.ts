// The passphrase of a protected proposal: how it is compared, and when it is strong enough.

/** OWASP's minimum for PBKDF2 with SHA-256. */
export const KEY_ROUNDS = 600_000;

export const MIN_SIGNS = 24;
const MIN_DIFFERENT_SIGNS = 8;

/** Phones write capitals, spaces and long dashes of their own: none of them counts. */
export function normalizePassphrase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}]+/gu, '');
}

export function isStrongPassphrase(text: string): boolean {
  const signs = [...normalizePassphrase(text)];
  return signs.length >= MIN_SIGNS && new Set(signs).size >= MIN_DIFFERENT_SIGNS;
}
