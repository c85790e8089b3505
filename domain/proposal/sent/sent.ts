// The shape of content/proposals.lock.json: what was sent to clients, by number and version, and nothing about them.

import * as z from 'zod/mini';
import { date, withHint } from '../../content/fields.ts';

/** Year and sequence, as on the proposal itself. */
export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

/** As many hexadecimal digits. */
export function hexadecimal(digits: number) {
  return withHint(z.string().check(z.regex(new RegExp(`^[0-9a-f]{${digits}}$`))), {
    expected: `${digits} hexadecimal digits`,
    example: `"${'3fa901c2'.repeat(digits / 8)}"`,
  });
}

const sentVersionSchema = z.strictObject({
  /** The archive's HMAC, whose key only the archive has: without it the seal tells nothing. */
  seal: hexadecimal(64),
  withdrawnOn: z.optional(date),
});
export type SentVersion = z.output<typeof sentVersionSchema>;

export const sentSchema = z.record(z.string(), z.record(z.string(), sentVersionSchema));
/** By the number of the proposal, then by its version. */
export type Sent = z.output<typeof sentSchema>;
