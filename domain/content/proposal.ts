// The shape of a proposal's front matter.

import * as z from 'zod/mini';
import {
  date,
  email,
  line,
  list,
  oneOf,
  paragraph,
  phone,
  route,
  wholeNumber,
  withHint,
  yes,
} from './fields.ts';
import { imageShape } from './image.ts';
import { metaShape } from './pages/shared.ts';
import { figuresShape } from './proposal-figures.ts';
import { PROPOSAL_NUMBER } from './sent.ts';

export const proposalSchema = z.strictObject({
  ...metaShape,
  number: withHint(z.string().check(z.regex(PROPOSAL_NUMBER)), {
    expected: 'year and sequence, in quotes',
    example: '"2025-048"',
  }),
  version: wholeNumber(1, 999, 'a version number'),
  issuedOn: z.optional(date),
  headline: line(80, 'Website imobiliário + CRM'),
  client: z.strictObject({
    name: line(80, 'Rafael Andrade'),
    company: line(80, 'Imobiliária Vale do Iguaçu'),
    email,
    phone,
  }),
  validDays: wholeNumber(1, 365, 'days of validity,'),
  services: list(
    z.strictObject({ title: line(60, 'Desenvolvimento'), description: paragraph(240) }),
    0,
    12,
  ),
  ...figuresShape,
  included: list(line(120, 'Duas rodadas de ajustes'), 1, 12),
  excluded: list(line(120, 'Fotografia'), 0, 12),
  portfolio: list(
    z.strictObject({
      title: line(60, 'Vale do Iguaçu'),
      category: line(40, 'Imobiliária'),
      ...imageShape,
      description: paragraph(200),
    }),
    0,
    6,
  ),
  testimonials: list(
    z.strictObject({
      text: paragraph(300),
      author: line(60, 'Marina Kowalski'),
      role: line(80, 'Diretora'),
    }),
    0,
    6,
  ),
  acceptance: paragraph(500),
  /** The group of content/claims.yaml that the page shows. */
  claims: z._default(oneOf(['proposal', 'proposalVariant']), 'proposal'),
  /** Whether the page is encrypted, and asks for a passphrase. */
  passphrase: z.optional(yes),
  route: z.optional(route),
});
export type ProposalData = z.output<typeof proposalSchema>;
