// The shape of what is kept beside the files of a sent proposal: content/proposals/sent/2025-048-v1/record.yaml.

import * as z from 'zod/mini';
import { date, line, route, wholeNumber, withHint } from '../content/fields.ts';

/** Year and sequence, as on the proposal itself. */
export const PROPOSAL_NUMBER = /^\d{4}-\d{3,4}$/;

const digest = withHint(z.string().check(z.regex(/^[0-9a-f]{64}$/)), {
  expected: '64 dígitos hexadecimais',
  example: `"${'3fa901c2'.repeat(8)}"`,
});

const keptShape = {
  route,
  /** The policy that the header of the page says. */
  policy: z.string(),
  /** SHA-256 of every file beside this one, by its path in the folder. */
  files: z.record(z.string(), digest),
};

/** The terms of use as they were at an address with their month. */
export const termsRecordSchema = z.strictObject({
  ...keptShape,
  /** SHA-256 of the text below the front matter of the page that they come from. */
  text: digest,
});
export type TermsRecord = z.output<typeof termsRecordSchema>;

/** A protected proposal has neither client, totals nor library here: its page is sealed. */
export const sentRecordSchema = z.strictObject({
  number: z.string().check(z.regex(PROPOSAL_NUMBER)),
  version: wholeNumber(1, 999, 'um número de versão,'),
  client: z.optional(line(80, 'Padaria Aurora')),
  /** The content file that was sent, from the project's root. */
  file: z.string(),
  ...keptShape,
  issuedOn: date,
  validDays: z.optional(wholeNumber(1, 365, 'os dias de validade,')),
  validUntil: z.optional(date),
  /** The version code, which the page shows. */
  code: withHint(z.string().check(z.regex(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/)), {
    expected: 'doze dígitos hexadecimais em três grupos',
    example: '"3FA9-01C2-77DE"',
  }),
  /** Centavos of every choice that the page offers, by its ids. */
  totals: z.optional(z.record(z.string(), z.number())),
  /** The entries of content/proposals/library/ that it names, as they were. */
  library: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))),
  withdrawnOn: z.optional(date),
});
export type SentRecord = z.output<typeof sentRecordSchema>;

/** Beside the record of a version that its client accepted. */
export const acceptedSchema = z.strictObject({
  name: line(80, 'Ivo Stachera'),
  /** With a tax number behind it, where the house asks for one. */
  role: line(120, 'Diretor'),
  acceptedOn: date,
  /** As the address has it. */
  choice: z.string(),
  /** In the words of the message. */
  total: z.string(),
  payment: z.string(),
  code: z.string(),
  /** What else the message said. */
  note: z.optional(z.string()),
});
export type Accepted = z.output<typeof acceptedSchema>;

/** Beside the record of a version that its client does not want now. */
export const declinedSchema = z.strictObject({
  declinedOn: date,
  reason: z.optional(line(120, 'O prazo não serve')),
});
export type Declined = z.output<typeof declinedSchema>;

/** content/proposals/sent/forgotten.yaml: numbers that stay taken, with the day of forgetting. */
export const forgottenSchema = z.record(z.string().check(z.regex(PROPOSAL_NUMBER)), date);
