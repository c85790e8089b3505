// Works of the portfolio that another page shows, by the names of their files.

import * as z from 'zod/mini';
import { line, list, paragraph } from '../fields.ts';
import { CALLED, reference } from '../reference.ts';
import { link } from './shared.ts';

/** The name of a file of content/portfolio/. */
export const projectName = reference(CALLED.project, 'vale-do-iguacu', 'works');

export const works = z.strictObject({
  title: line(80, 'Três trabalhos, e o que mudou'),
  lead: z.optional(paragraph(240)),
  show: list(projectName, 1, 3),
  more: z.optional(link),
});
export type WorksContent = z.output<typeof works>;
