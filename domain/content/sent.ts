// The shape of content/proposals.lock.json: what was sent to clients, by number and version.

import * as z from 'zod/mini';
import { date, withHint } from './fields.ts';

/** Year and sequence, as on the proposal itself. */
export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

const sentVersionSchema = z.strictObject({
  issuedOn: date,
  fingerprint: withHint(z.string().check(z.regex(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/)), {
    expected: 'twelve hexadecimal digits in three groups',
    example: '"3FA9-01C2-77DE"',
  }),
  /** A short hash of every value by its path, so that a change can be named without keeping values. */
  keys: z.record(
    z.string(),
    withHint(z.string().check(z.regex(/^[0-9a-f]{8}$/)), {
      expected: 'eight hexadecimal digits',
      example: '"3fa901c2"',
    }),
  ),
});
export type SentVersion = z.output<typeof sentVersionSchema>;

export const sentSchema = z.record(z.string(), z.record(z.string(), sentVersionSchema));
/** By the number of the proposal, then by its version. */
export type Sent = z.output<typeof sentSchema>;
