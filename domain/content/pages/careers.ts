// The content of the careers page, and the words of every opening's own page.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { fieldWords, formShape } from './form.ts';
import { answerer, nextSteps, pageShape, point } from './shared.ts';

export const careersSchema = z.strictObject({
  ...pageShape,
  template: z.literal('careers'),
  name: line(40, 'Carreiras'),
  headline: line(80, 'Trabalhe Conosco'),
  lead: paragraph(240),
  why: z.optional(
    z.strictObject({
      title: line(60, 'Como é trabalhar aqui'),
      items: list(point, 1, 9),
      /** Who says how it is, in their words. */
      person: z.optional(answerer),
    }),
  ),
  /** Above the people of content/people.yaml; without it they are not shown. */
  team: z.optional(z.strictObject({ title: line(60, 'Com quem'), lead: paragraph(240) })),
  /** Beside the form: what happens with what is sent. */
  next: z.optional(nextSteps),
  openingsTitle: line(60, 'Vagas abertas'),
  empty: paragraph(240),
  words: z.strictObject({
    /** The title of an opening's own page, with `{title}` and `{type}`. */
    pageTitle: z.optional(line(60, 'Vaga de {title}, {type} e remota')),
    place: line(30, 'Local'),
    type: line(30, 'Contrato'),
    salary: line(30, 'Salário'),
    salaryRange: line(60, '{min} a {max} por mês'),
    until: line(60, 'Inscrições até {date}'),
    about: line(40, 'A vaga'),
    requirements: line(40, 'Requisitos'),
    responsibilities: line(40, 'Responsabilidades'),
    benefits: line(40, 'Benefícios'),
    details: line(40, 'Ver a vaga'),
    apply: line(40, 'Candidatar-se'),
    /** Above the portrait of whom they would work with. */
    colleague: z.optional(line(40, 'Com quem você vai trabalhar')),
  }),
  form: z.strictObject({
    ...formShape,
    name: fieldWords,
    email: fieldWords,
    phone: fieldWords,
    position: z.strictObject({ ...fieldWords.shape, placeholder: line(40, 'Escolha a vaga') }),
    experience: fieldWords,
    linkedin: fieldWords,
    portfolio: fieldWords,
    sentTitle: line(60, 'Candidatura Enviada!'),
    sentText: paragraph(240),
    again: line(40, 'Enviar Nova Candidatura'),
  }),
});
export type CareersPage = z.output<typeof careersSchema>;
