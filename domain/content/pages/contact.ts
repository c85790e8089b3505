// The content of the contact page.

import * as z from 'zod/mini';
import { CONTACT_BUDGETS, CONTACT_SERVICES } from '../../forms/rules.ts';
import { line, list, paragraph } from '../fields.ts';
import { fieldWords, formShape } from './form.ts';
import { link, nextSteps, pageShape, point } from './shared.ts';

const option = line(40, 'Website');

function choice<const Names extends readonly string[]>(names: Names) {
  const shape = Object.fromEntries(names.map((name) => [name, option]));
  return z.strictObject({
    ...fieldWords.shape,
    options: z.strictObject(shape as Record<Names[number], typeof option>),
  });
}

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
    phone: fieldWords,
    company: fieldWords,
    service: z.extend(choice(CONTACT_SERVICES), { placeholder: option }),
    budget: choice(CONTACT_BUDGETS),
    message: fieldWords,
    /** What stays in sight once the message is sent. */
    sent: z.strictObject({ title: line(60, 'Mensagem enviada.'), text: paragraph(240) }),
  }),
  next: nextSteps,
  info: z.strictObject({
    title: line(60, 'Fale direto'),
    email: line(30, 'E-mail'),
    phone: line(30, 'Telefone'),
    city: line(30, 'Cidade'),
    hours: line(30, 'Horário'),
    meeting: link,
  }),
  reasons: z.strictObject({ title: line(60, 'Por que a gente'), items: list(point, 3, 3) }),
  faq: z.strictObject({
    title: line(60, 'Perguntas frequentes'),
    items: list(
      z.strictObject({ question: line(120, 'Quanto tempo leva?'), answer: paragraph(600) }),
      4,
      8,
    ),
  }),
});
export type ContactPage = z.output<typeof contactSchema>;
