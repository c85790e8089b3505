// The content of the contact page.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { fieldWords, formShape, options } from './form.ts';
import { action, answerer, link, nextSteps, pageShape, point } from './shared.ts';

const choice = z.extend(fieldWords, { options });

export const contactSchema = z.strictObject({
  ...pageShape,
  template: z.literal('contact'),
  name: line(40, 'Contato'),
  headline: line(80, 'Conte o que precisa.'),
  lead: paragraph(240),
  form: z.strictObject({
    ...formShape,
    name: fieldWords,
    email: fieldWords,
    /** Without these the form does not ask for them. */
    phone: z.optional(fieldWords),
    company: z.optional(fieldWords),
    service: z.optional(z.extend(choice, { placeholder: line(40, 'Escolha um serviço') })),
    budget: z.optional(choice),
    message: fieldWords,
    /** What stays in sight once the message is sent. */
    sent: z.strictObject({ title: line(60, 'Mensagem enviada.'), text: paragraph(240) }),
  }),
  /** Below the stones beside the form, after the name that lays them: the house's, or what is typed. Without it there are none. */
  paving: z.optional(line(80, 'Cada nome tem a sua calçada. Escreva o da empresa.')),
  next: z.optional(nextSteps),
  info: z.strictObject({
    title: line(60, 'Fale direto'),
    email: line(30, 'E-mail'),
    phone: line(30, 'Telefone'),
    city: line(30, 'Cidade'),
    hours: line(30, 'Horário'),
    meeting: z.optional(link),
    chat: z.optional(action),
    /** The street address is shown under it. */
    address: z.optional(line(30, 'Endereço')),
    /** Who answers, of content/people.yaml. */
    person: z.optional(answerer),
  }),
  reasons: z.optional(
    z.strictObject({ title: line(60, 'Por que a gente'), items: list(point, 1, 9) }),
  ),
  faq: z.optional(
    z.strictObject({
      title: line(60, 'Perguntas frequentes'),
      items: list(
        z.strictObject({ question: line(120, 'Quanto tempo leva?'), answer: paragraph(600) }),
        1,
        20,
      ),
    }),
  ),
});
export type ContactPage = z.output<typeof contactSchema>;
