// The shape of a sent version's record.yaml: the facts about what was sent, its client, and its status.

import * as z from 'zod/mini';
import { route } from '../content/addresses.ts';
import { date, line, oneOf, textLike, wholeNumber } from '../content/fields.ts';
import { PROPOSAL_NUMBER } from '../content/proposal.ts';
import type { IslandProps } from '../islands.ts';

export const acceptanceSchema = z.object({
  on: date,
  name: line(80, 'Ivo Stachera'),
  /** Followed by a tax number if the company asks for one. */
  role: line(120, 'Diretor'),
  /** The hash of the address with the choice, with its `#`. */
  choice: z.string(),
  /** The total in the words of the message. */
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
  /** Edited by the owner, except that `npm run proposal accept` writes `accepted`. */
  status: oneOf(['sent', 'accepted', 'declined', 'withdrawn']),
  client: z.optional(z.string()),
  /** The total of the default choice, in words. */
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
  /** The name of its content file, which `npm run proposal revise` restores. */
  file: z.optional(
    textLike(/^[a-z0-9-]+\.md$/, {
      description: 'o nome do arquivo desta pasta que termina em .md',
      example: 'padaria-aurora.md',
    }),
  ),
  /** Earlier addresses that redirect to it. */
  aliases: z.optional(z.array(z.string())),
  /** The terms of use as they were on that day. */
  terms: z.optional(z.object({ route })),
  /** A digest of each file that builds copy; missing in versions that were sent before there were digests. */
  files: z.optional(z.record(z.string(), z.string())),
  /** The data that the page computes every choice from. */
  offer: z.optional(z.custom<IslandProps['quote']>((value) => typeof value === 'object')),
});
export type SentRecord = z.output<typeof sentRecordSchema>;
export type Acceptance = z.output<typeof acceptanceSchema>;
