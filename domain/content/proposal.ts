// The shape of a proposal's front matter.

import * as z from 'zod/mini';
import {
  date,
  email,
  line,
  list,
  paragraph,
  phone,
  priceCents,
  route,
  wholeNumber,
  withHint,
} from './fields.ts';
import { imageShape } from './image.ts';
import { metaShape } from './pages/shared.ts';

const percent = wholeNumber(1, 100, 'a whole percentage');

export const proposalSchema = z.strictObject({
  ...metaShape,
  number: withHint(z.string().check(z.regex(/^\d{4}-\d{3,4}$/)), {
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
  deliveryDays: wholeNumber(1, 730, 'days until delivery,'),
  services: list(
    z.strictObject({ title: line(60, 'Desenvolvimento'), description: paragraph(240) }),
    0,
    12,
  ),
  items: list(
    z.strictObject({
      kind: z.optional(line(30, 'Módulo 1')),
      title: line(80, 'Website imobiliário'),
      description: z.optional(paragraph(300)),
      normalPriceCents: z.optional(priceCents),
      priceCents,
      features: list(line(90, 'Busca por bairro'), 1, 20),
    }),
    1,
    20,
  ),
  payment: z.strictObject({
    cardInstalments: wholeNumber(1, 24, 'a number of instalments'),
    tranches: list(z.strictObject({ percent, when: line(60, 'na assinatura do contrato') }), 1, 10),
  }),
  stages: list(
    z.strictObject({
      title: line(40, 'Descoberta'),
      days: wholeNumber(1, 365, 'days of the stage,'),
      description: paragraph(200),
    }),
    1,
    12,
  ),
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
  route: z.optional(route),
});
export type ProposalData = z.output<typeof proposalSchema>;
