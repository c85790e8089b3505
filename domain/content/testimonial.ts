// The shape of content/testimonials.yaml: what clients said, and of which project.

import * as z from 'zod/mini';
import { line, list, paragraph, wholeNumber, withMeta } from './fields.ts';
import { CALLED, reference } from './reference.ts';

const testimonialSchema = withMeta(
  z
    .strictObject({
      /** What pages and proposals call it by. */
      id: z.optional(
        reference('um id de palavras minúsculas, ligadas por hifens', 'marina-kowalski'),
      ),
      name: line(60, 'Marina Kowalski'),
      role: z.optional(line(60, 'Diretora')),
      /** The file of the project in content/portfolio/ that it is about, which names the client. */
      project: z.optional(reference(CALLED.project, 'clinica-agua-verde', 'works')),
      company: z.optional(line(80, 'Clínica Água Verde')),
      content: paragraph(300),
      rating: wholeNumber(1, 5, 'um número inteiro de estrelas,'),
    })
    .check(z.refine(({ project, company }) => (project === undefined) !== (company === undefined))),
  {
    description: 'ou o projeto de que ele fala, ou a empresa de quem falou',
    example: 'project: clinica-agua-verde',
  },
);
export const testimonialsSchema = list(testimonialSchema, 0, 60);
export type WrittenTestimonial = z.output<typeof testimonialSchema>;

/** With the company filled in from the project, and that one's page, if it has one. */
export type Testimonial = WrittenTestimonial & { company: string; href?: string | undefined };
