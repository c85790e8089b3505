// Names bytes by their digest.

import { hash } from 'node:crypto';

/** 32 hexadecimal digits of SHA-256. */
export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, 32);
}
