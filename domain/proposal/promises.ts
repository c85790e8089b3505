// What a proposal promises and leaves to others, and which of its items each of these belongs to.

import type { WrittenPromise } from '../content/proposal.ts';

export interface AgreedLine {
  text: string;
  /** The item without which it does not hold. */
  of?: string | undefined;
}

export function agreedLine(written: WrittenPromise): AgreedLine {
  return typeof written === 'string' ? { text: written } : written;
}
