// The shape of content/proposals/sent/*.yaml: everything that the page of one sent version is made from.

import * as z from 'zod/mini';
import { route, withHint } from '../../content/fields.ts';
import { proposalSchema } from '../../content/proposal.ts';
import { hexadecimal } from './sent.ts';

const record = z.record(z.string(), z.unknown());

export const archiveSchema = z.strictObject({
  /** By chance; the key of the seal in the lock. */
  salt: hexadecimal(32),
  /** The content file that was sent, from the project's root. */
  file: z.string(),
  route,
  /** The version code, which the page shows. */
  code: withHint(z.string().check(z.regex(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/)), {
    expected: 'twelve hexadecimal digits in three groups',
    example: '"3FA9-01C2-77DE"',
  }),
  proposal: proposalSchema,
  /** The Markdown below the front matter. */
  body: z.string(),
  house: z.strictObject({ site: record, labels: record, claims: record }),
  /** The SHA-256 of each picture in public/, by its address. */
  pictures: z.record(z.string(), hexadecimal(64)),
  /** What the client read, line by line: at first, and for each choice by what the address then says. */
  page: z.string(),
  choices: z.record(z.string(), z.string()),
});
export type Archive = z.output<typeof archiveSchema>;
