// The content of the page where a meeting is booked.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { action, answerer, link, pageShape, point } from './shared.ts';

export const bookingSchema = z.strictObject({
  ...pageShape,
  template: z.literal('booking'),
  name: line(40, 'Agendamento'),
  headline: line(80, 'Marque uma conversa.'),
  lead: paragraph(240),
  expect: z.strictObject({
    title: line(60, 'O que esperar'),
    items: list(point, 1, 8),
  }),
  calendar: z.strictObject({
    title: line(60, 'Escolha um horário'),
    /** Before the calendar: whose it is, and what it does by itself. */
    notice: z.optional(paragraph(300)),
    /** Ends the notice. */
    privacy: z.optional(link),
    /** After the calendar. */
    text: paragraph(300),
    loading: line(60, 'Abrindo o calendário…'),
    failed: paragraph(240),
    frameTitle: line(80, 'Calendário para marcar uma reunião'),
    open: line(60, 'Abrir a agenda'),
    chat: action,
    mail: line(60, 'Escrever um e-mail'),
  }),
  hours: z.strictObject({
    title: line(60, 'Horário de atendimento'),
    /** Names the opening hours of content/site.yaml. */
    when: z.optional(line(40, 'Quando')),
    duration: line(60, 'Duração'),
    durationValue: line(60, '60 minutos'),
    place: z.optional(line(60, 'Onde acontece')),
    placeValue: z.optional(line(120, 'Por vídeo; em Curitiba, também na sua empresa.')),
    /** Who is met there, of content/people.yaml. */
    person: z.optional(answerer),
  }),
  promo: z.optional(
    z.strictObject({
      title: line(60, 'Primeira reunião gratuita!'),
      items: list(line(80, 'Sem compromisso'), 1, 8),
    }),
  ),
});
export type BookingPage = z.output<typeof bookingSchema>;
