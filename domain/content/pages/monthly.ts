// What a service costs after it is paid: a table of what is due, how much and to whom.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';

const row = z.strictObject({
  what: line(60, 'Domínio .com.br'),
  price: line(60, 'R$ 40 por ano'),
  note: line(160, 'Pago pela sua empresa, direto ao Registro.br'),
});

export const monthly = z.strictObject({
  title: line(80, 'Quanto custa por mês'),
  lead: z.optional(paragraph(240)),
  rows: list(row, 1, 12),
  /** What the rows that everybody pays come to. */
  sum: z.optional(row),
  note: z.optional(paragraph(240)),
});
export type Monthly = z.output<typeof monthly>;
