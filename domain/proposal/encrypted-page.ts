// The format of a page that is encrypted with a passphrase, and of its content.

/** Bytes are base64. The key is PBKDF2-SHA256 of the normalized passphrase, for AES-256-GCM. */
export interface EncryptedPage {
  rounds: number;
  salt: string;
  iv: string;
  /** The page as JSON, perhaps with spaces after it, then the tag of 16 bytes. */
  data: string;
}

export interface DecryptedPage {
  title: string;
  /** Everything between the skip link and the end of the body. */
  html: string;
  /** The style sheet, and the page's own rules for printing. */
  styles: string;
}

/** OWASP's minimum for PBKDF2 with SHA-256. */
export const KEY_ROUNDS = 600_000;

/** The letters and digits of a passphrase, in lower case: phones and messages change and add everything else. */
export function normalizePassphrase(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}
