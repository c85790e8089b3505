// The shape of content/proposals/sent/2025-048-v1/record.yaml: what was sent, to whom, and what became of it.

import * as z from 'zod/mini';
import { route } from '../content/addresses.ts';
import { date, line, oneOf, textLike, wholeNumber } from '../content/fields.ts';
import { PROPOSAL_NUMBER } from '../content/proposal.ts';
import type { IslandProps } from '../islands.ts';

export const acceptanceSchema = z.object({
  on: date,
  name: line(80, 'Ivo Stachera'),
  /** With a tax number behind it, where the company asks for one. */
  role: line(120, 'Diretor'),
  /** The part of the address that says what was chosen, from its `#` on. */
  choice: z.string(),
  /** In words, as the message says it. */
  total: z.string(),
});

/**
 * A protected proposal has neither client, total, file, offer nor acceptance here: they are in its encrypted file.
 * Keys of other versions of this program are ignored: what was sent stays published.
 */
export const sentRecordSchema = z.object({
  number: textLike(PROPOSAL_NUMBER, {
    description: 'ano e sequência, como na pasta',
    example: '2025-048',
  }),
  version: wholeNumber(1, 999, 'um número de versão,'),
  /** An owner changes the word; `npm run proposal accept` writes `accepted`. */
  status: oneOf(['sent', 'accepted', 'declined', 'withdrawn']),
  client: z.optional(z.string()),
  /** In words, of what is chosen at first. */
  total: z.optional(z.string()),
  issuedOn: date,
  validUntil: date,
  /** The reason why it was declined, or another remark. */
  note: z.optional(line(200, 'O preço ficou alto')),
  accepted: z.optional(acceptanceSchema),
  /** The version code, which the page shows. */
  code: textLike(/^(?:[0-9A-F]{4}-){2}[0-9A-F]{4}$/, {
    description: 'doze dígitos hexadecimais em três grupos',
    example: '"3FA9-01C2-77DE"',
  }),
  route,
  /** The name of its content file, which `npm run proposal revise` gives back. */
  file: z.optional(
    textLike(/^[a-z0-9-]+\.md$/, {
      description: 'o nome do arquivo desta pasta que termina em .md',
      example: 'padaria-aurora.md',
    }),
  ),
  /** Old addresses that lead to it. */
  aliases: z.optional(z.array(z.string())),
  /** A header of its own, which pages had until 2.0. */
  policy: z.optional(z.string()),
  /** The terms of use as they were on that day. */
  terms: z.optional(z.object({ route, policy: z.optional(z.string()) })),
  /** A digest of each file that builds copy. What was sent before there were digests has none. */
  files: z.optional(z.record(z.string(), z.string())),
  /** The data that the page computes every choice from. */
  offer: z.optional(z.custom<IslandProps['quote']>((value) => typeof value === 'object')),
});
export type SentRecord = z.output<typeof sentRecordSchema>;
export type Acceptance = z.output<typeof acceptanceSchema>;
