// The content of the page that confirms a payment.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { action, drawn, link, pageShape } from './shared.ts';

export const paymentSchema = z.strictObject({
  ...pageShape,
  template: z.literal('payment-confirmed'),
  headline: line(80, 'Pagamento Confirmado!'),
  lead: paragraph(300),
  home: action,
  next: z.strictObject({
    title: line(60, 'Próximos passos'),
    steps: list(
      z.strictObject({ title: line(60, 'E-mail'), text: paragraph(200), when: line(40, 'Agora') }),
      2,
      6,
    ),
  }),
  services: z.optional(
    z.strictObject({
      title: line(60, 'O que a gente faz'),
      tiles: list(z.extend(link, { picture: z.optional(drawn) }), 1, 8),
    }),
  ),
  contact: paragraph(200),
  chat: z.optional(action),
  /** Where the rules of what was paid are; the link ends the text. */
  rules: z.optional(z.strictObject({ text: line(120, 'As regras estão nos'), link })),
});
export type PaymentPage = z.output<typeof paymentSchema>;
