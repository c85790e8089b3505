// The content of the page that confirms a payment.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { action, link, pageShape } from './shared.ts';

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
      4,
      4,
    ),
  }),
  services: z.strictObject({ title: line(60, 'O que a gente faz'), tiles: list(link, 4, 4) }),
  contact: line(120, 'Alguma dúvida? Escreva para'),
});
export type PaymentPage = z.output<typeof paymentSchema>;
