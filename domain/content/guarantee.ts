// The shape of content/guarantee.yaml: what the house answers for, wherever it sells.

import * as z from 'zod/mini';
import { line, list, paragraph } from './fields.ts';
import { link } from './shared.ts';

export const guaranteeSchema = z.strictObject({
  title: line(80, 'O que a gente garante, em contrato'),
  points: list(
    z.strictObject({
      /** In one line of the first screen. */
      short: line(60, '90 dias de correção sem custo'),
      title: line(60, 'Defeito, a gente corrige'),
      text: paragraph(240),
    }),
    1,
    4,
  ),
  /** Where the whole of it is. */
  more: z.optional(link),
});
export type Guarantee = z.output<typeof guaranteeSchema>;
