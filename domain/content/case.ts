// What a project with a text says besides, in content/portfolio/*.md: it has a page of its own.

import * as z from 'zod/mini';
import { line, list, paragraph } from './fields.ts';
import { image } from './image.ts';
import { CALLED, reference } from './reference.ts';
import { link, metaShape, projectName } from './shared.ts';

export const caseSchema = z.strictObject({
  title: metaShape.title,
  description: metaShape.description,
  keywords: metaShape.keywords,
  headline: line(80, 'De 12 para 48 visitas por semana.'),
  lead: paragraph(240),
  /** Time, price and the like. */
  facts: list(
    z.strictObject({ label: line(30, 'Prazo'), value: line(90, '7 semanas, em 2024') }),
    1,
    8,
  ),
  /** Of content/people.yaml: who did it, in the order in which they are named. */
  team: z._default(list(reference(CALLED.person, 'davi-fontoura', 'people'), 0, 8), []),
  /** What was counted before and after. */
  change: list(
    z.strictObject({
      what: line(80, 'Pedidos de visita por semana'),
      before: line(30, '12'),
      after: line(30, '48'),
    }),
    1,
    6,
  ),
  /** How, where and when it was counted. */
  measured: paragraph(320),
  /** The work on telephones, 2 units wide for 1 of its height or so. */
  screens: z.optional(image),
  service: z.optional(link),
  similar: z._default(list(projectName, 0, 3), []),
});
export type Case = z.output<typeof caseSchema>;
